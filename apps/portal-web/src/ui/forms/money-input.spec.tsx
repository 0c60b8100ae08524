import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { MoneyInput } from './money-input.js';

function Field({ currency, error }: { readonly currency: string; readonly error?: string }): ReactNode {
  const [value, setValue] = useState<number | string>('');
  return (
    <>
      <MoneyInput label="Amount" currency={currency} error={error} max={100_000} value={value} onChange={setValue} />
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

describe.each(['type', 'paste'] as const)('%s', (how) => {
  it.each([
    ['GBP', '12.5', '£ 12.5', 12.5],
    ['GBP', '12,5', '£ 12.5', 12.5],
    ['JPY', '1250000', '¥ 1,250,000', 1_250_000],
    ['KWD', '1.255', 'KWD 1.255', 1.255],
  ])('%s %s stays as it is', async (currency, text, shown, value) => {
    const field = await enter(currency, how, text);
    expect(field).toHaveValue(shown);
    expect(screen.getByRole('status')).toHaveTextContent(String(value));
    expect(field).toBeValid();
  });

  it.each([
    ['JPY', '12.5', '¥ 12.5', 12.5, 'Amounts in JPY have no decimals.'],
    ['GBP', '12.505', '£ 12.505', 12.505, 'At most 2 decimals.'],
    ['KWD', '0.0001', 'KWD 0.0001', 0.0001, 'At most 3 decimals.'],
    ['GBP', '-1', '-£ 1', -1, 'At least 0.'],
  ])('%s %s stays, with an error', async (currency, text, shown, value, error) => {
    const field = await enter(currency, how, text, 'Of the server');
    expect(field).toHaveValue(shown);
    expect(screen.getByRole('status')).toHaveTextContent(String(value));
    expect(field).toHaveAccessibleDescription(error);
  });
});

it.each(['12.00', '12,00'])('trailing zeros are no error: ¥ %s', async (text) => {
  const field = await enter('JPY', 'type', text);
  expect(Number(screen.getByRole('status').textContent)).toBe(12);
  expect(field).toBeValid();
});

it('shows the error that it is given, if the amount itself is good', async () => {
  expect(await enter('GBP', 'type', '12.50', 'Of the server')).toHaveAccessibleDescription('Of the server');
});
