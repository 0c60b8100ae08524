import { screen } from '@testing-library/react';
import { answer, bodiesOf, later } from '../../../test/fake-api.js';
import { cursorPage } from '../../../test/fixtures/lists.js';
import { renderApp } from '../../../test/render-app.js';

const merchant = '/merchants/mer_1';
const route = `POST ${merchant}/customers/import`;
const imported = (email: string, status: 'created' | 'exists') => ({
  success: true,
  data: [{ row: 1, email, status, customerId: 'cus_1' }],
  totals: { rows: 1, created: status === 'created' ? 1 : 0, exists: status === 'exists' ? 1 : 0 },
});

beforeEach(() => answer(`GET ${merchant}/cards`, cursorPage([])));

async function paste(rows: string) {
  const user = renderApp(`${merchant}/customers/import`);
  const field = await screen.findByLabelText('Or paste the rows');
  await user.click(field);
  await user.paste(rows);
  return { user, field };
}

it('the rows stay as they are while they are sent, and the result is shown', async () => {
  const result = later(imported('ada@example.com', 'created'));
  answer(route, result.answer, 201);
  const { user, field } = await paste('email\nada@example.com\n');
  await user.click(screen.getByRole('button', { name: 'Import 1 row' }));
  await user.type(field, 'grace@example.com');
  expect(field).toHaveValue('email\nada@example.com\n');
  expect(screen.getByRole('button', { name: 'Choose file' })).toHaveAttribute('aria-disabled', 'true');
  result.send();
  expect(await screen.findByText('1 customer added')).toBeVisible();
});

it('rows that were imported are not sent again before they change', async () => {
  answer(route, imported('ada@example.com', 'created'), 201);
  const { user, field } = await paste('email\nada@example.com\n');
  const send = screen.getByRole('button', { name: 'Import 1 row' });
  await user.click(send);
  await screen.findByText('1 customer added');
  expect(send).toBeDisabled();
  await user.click(send);
  expect(bodiesOf(route)).toHaveLength(1);
  await user.type(field, 'grace@example.com');
  expect(screen.getByRole('button', { name: 'Import 2 rows' })).toBeEnabled();
});
