import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { MoneyInput } from './money-input.js';

function Field({ currency, error }: { readonly currency: string; readonly error?: string }): ReactNode {
  const [value, setValue] = useState<number | string>('');
  return (
    <>
      <MoneyInput label="Amount" currency={currency} error={error} value={value} onChange={setValue} />
      <output>{String(value)}</output>
    </>
  );
}

async function enter(currency: string, how: 'type' | 'paste', text: string, error?: string) {
  const user = userEvent.setup();
  render(
    <MantineProvider env="test">
      <Field currency={currency} {...(error ? { error } : {})} />
    </MantineProvider>,
  );
  const field = screen.getByLabelText('Amount');
  await user.click(field);
  await (how === 'type' ? user.keyboard(text) : user.paste(text));
  await user.tab();
  return field;
}

const separators = 'Write a number like 1500 or 1.50, without separators for thousands.';
const noDecimals = 'Amounts in JPY have no decimals.';

describe.each(['type', 'paste'] as const)('%s', (how) => {
  it.each([
    ['GBP', '12.5', 12.5],
    ['GBP', '12,5', 12.5],
    ['GBP', '12.50', 12.5],
    ['GBP', '12,50', 12.5],
    ['GBP', '.5', 0.5],
    ['GBP', '12.', 12],
    ['GBP', ' 1500 ', 1500],
    ['JPY', '1250000', 1_250_000],
    ['JPY', '12.00', 12],
    ['JPY', '12,00', 12],
    ['KWD', '1.255', 1.255],
    ['KWD', '1,25', 1.25],
  ])('%s “%s” is %s', async (currency, text, value) => {
    const field = await enter(currency, how, text);
    expect(field).toHaveValue(text);
    expect(screen.getByRole('status')).toHaveTextContent(new RegExp(`^${value}$`));
    expect(field).toBeValid();
  });

  it.each([
    ['GBP', '1,500', separators],
    ['GBP', '1.500', separators],
    ['GBP', '0,500', separators],
    ['JPY', '1.500', separators.replace(' or 1.50', '')],
    ['KWD', '1,255', separators],
    ['GBP', '1,500.00', separators],
    ['GBP', '1.500,00', separators],
    ['GBP', '1 500', separators],
    ['GBP', "1'500", separators],
    ['GBP', '1e2', separators],
    ['GBP', '12.5.', separators],
    ['GBP', '1-2', separators],
    ['GBP', '£12.50', separators],
    ['GBP', 'twelve', separators],
    ['GBP', '0x10', separators],
    ['GBP', '1234567890123456', separators],
    ['JPY', '12.5', noDecimals],
    ['GBP', '12.5055', 'At most two decimals.'],
    ['GBP', '12.505', 'At most two decimals.'],
    ['KWD', '0.0001', 'At most three decimals.'],
    ['GBP', '-1', 'At least 0.'],
  ])('%s “%s” stays, with an error', async (currency, text, error) => {
    const field = await enter(currency, how, text, 'Of the server');
    expect(field).toHaveValue(text);
    expect(field).toHaveAccessibleDescription(error);
    expect(field).toBeInvalid();
  });
});

it('shows the error that it is given, if the amount itself is good', async () => {
  expect(await enter('GBP', 'type', '12.50', 'Of the server')).toHaveAccessibleDescription('Of the server');
});
