import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { NumberField } from './number-field.js';

function Field({ decimals, first }: { readonly decimals: number; readonly first: number | string }): ReactNode {
  const [value, setValue] = useState<number | string>(first);
  return <NumberField label="How many" min={1} max={3} decimals={decimals} value={value} onChange={setValue} />;
}

async function press(keys: string, first: number | string = 2, decimals = 0) {
  const user = userEvent.setup();
  render(
    <MantineProvider env="test">
      <Field decimals={decimals} first={first} />
    </MantineProvider>,
  );
  const field = screen.getByLabelText('How many');
  await user.click(field);
  await user.keyboard(keys);
  return field;
}

it.each([
  ['{ArrowUp}', 2, '3'],
  ['{ArrowDown}', 2, '1'],
  ['{ArrowUp}{ArrowUp}{ArrowUp}', 2, '3'],
  ['{ArrowDown}{ArrowDown}', 2, '1'],
  ['{ArrowUp}', '', '1'],
  ['{ArrowDown}', '', '1'],
])('a count: %s at “%s” is %s, within its range, and is read out', async (keys, first, value) => {
  const field = await press(keys, first);
  expect(field).toHaveValue(value);
  expect(field).toHaveRole('spinbutton');
  expect(field).toHaveAttribute('aria-valuenow', value);
});

it('arrow keys leave an amount, and a text that is no whole number, as they are', async () => {
  const amount = await press('{ArrowUp}', 2.5, 2);
  expect(amount).toHaveValue('2.50');
  expect(amount).toHaveRole('textbox');
});

it('arrow keys leave a count that can only be read as it is', async () => {
  const user = userEvent.setup();
  const changed = jest.fn();
  render(
    <MantineProvider env="test">
      <NumberField label="How many" value={5} onChange={changed} readOnly />
    </MantineProvider>,
  );
  const field = screen.getByRole('textbox', { name: 'How many' });
  await user.click(field);
  await user.keyboard('{ArrowDown}{ArrowUp}');
  expect(field).toHaveValue('5');
  expect(changed).not.toHaveBeenCalled();
});

it('what is no amount of money has the decimals that it has', async () => {
  expect(await press('{Tab}', 1.5, 6)).toHaveValue('1.5');
});

it('a text that is no number stays', async () => {
  const field = await press('x{ArrowUp}', '');
  expect(field).toHaveValue('x');
  expect(field).not.toHaveAttribute('aria-valuenow');
});

it.each(['-', '\u2212'])('a minus sign is that of the keyboard or the one that the pages show: %s', async (sign) => {
  expect(await press(`${sign}5`, '')).toHaveAttribute('aria-valuenow', '-5');
});
