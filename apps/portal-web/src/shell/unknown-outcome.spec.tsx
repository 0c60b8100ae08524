import { screen, waitFor, within } from '@testing-library/react';
import { answer, bodiesOf, loseAnswer, queriesOf, refuse } from '../../test/fake-api.js';
import { customer } from '../../test/fixtures/customers.js';
import { cursorPage } from '../../test/fixtures/lists.js';
import { apiKey } from '../../test/fixtures/merchants.js';
import { renderApp, sessionAs } from '../../test/render-app.js';
import { unwrap, api } from '../api/client.js';

const merchant = '/merchants/mer_1';
const mayBeDone = 'This may have been done all the same. Look before you try again.';

/** The page of the customers, whose one customer is changed. */
async function changeCustomer() {
  answer(`GET ${merchant}/customers`, cursorPage([customer()]));
  answer(`GET ${merchant}/customers/cus_1`, {
    success: true,
    data: { customer: customer(), cards: [], rewards: [], vouchers: [], ledger: [] },
  });
  answer(`GET ${merchant}/cards`, cursorPage([]));
  answer(`GET ${merchant}/timeline`, cursorPage([]));
  const user = renderApp(`${merchant}/customers/cus_1`, sessionAs('staff'));
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Name'), ' Brewster');
  const save = () => user.click(dialog.getByRole('button', { name: 'Save' }));
  return { dialog, save };
}

const change = `PATCH ${merchant}/customers/cus_1`;
const loads = (): number => queriesOf(`GET ${merchant}/customers/cus_1`).length;

it.each([
  ['its answer was lost', () => loseAnswer(change), `There was no answer. ${mayBeDone}`],
  ['a proxy got no answer', () => answer(change, {}, 504), `There was no answer. ${mayBeDone}`],
  ['the API does not know', () => refuse(change, 503, 'outcome_unknown', 'The outcome is unknown.'), mayBeDone],
])('what a write may have changed is loaded again where %s, and the error says so', async (_, lose, text) => {
  const { dialog, save } = await changeCustomer();
  lose();
  const before = loads();
  await save();
  expect(await dialog.findByText(text)).toBeInTheDocument();
  await waitFor(() => expect(loads()).toBeGreaterThan(before));
});

it('what a write did not change, which was refused, is not loaded again', async () => {
  const { dialog, save } = await changeCustomer();
  refuse(change, 503, 'database_busy', 'The database is busy.');
  const before = loads();
  await save();
  expect(await dialog.findByText(/^Something went wrong/)).toBeInTheDocument();
  expect(loads()).toBe(before);
});

it('a key whose revocation has no answer is shown as what it is now', async () => {
  answer(`GET ${merchant}/failed-authentications`, { success: true, data: [] });
  answer(`GET ${merchant}/keys/key_1`, { success: true, data: apiKey() });
  answer(`GET ${merchant}/timeline`, cursorPage([]));
  answer(`GET ${merchant}/usage`, {
    success: true,
    data: { resolution: 'hour', series: [], totals: { requests: 0 }, endpoints: [], limits: [] },
  });
  const user = renderApp(`${merchant}/keys/key_1`);
  await user.click(await screen.findByRole('button', { name: 'Revoke' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), 'Web shop');
  loseAnswer(`POST ${merchant}/keys/key_1/revoke`);
  answer(`GET ${merchant}/keys/key_1`, {
    success: true,
    data: apiKey({ status: 'revoked', revokedAt: '2026-11-02T10:00:00Z' }),
  });
  await user.click(dialog.getByRole('button', { name: 'Revoke key' }));
  expect(await dialog.findByText(`There was no answer. ${mayBeDone}`)).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Revoke', hidden: true })).toBeNull());
  expect(bodiesOf(`POST ${merchant}/keys/key_1/revoke`)).toHaveLength(1);
});

it('a read that got no answer, and one that is a POST, can be tried again', async () => {
  loseAnswer('GET /session');
  loseAnswer(`POST ${merchant}/order-settings/preview`);
  const read = unwrap(api.GET('/v1/portal/session'));
  await expect(read).rejects.toMatchObject({ reason: 'unreachable', status: 0 });
  const preview = api.POST('/v1/portal/merchants/{m}/order-settings/preview', {
    params: { path: { m: 'mer_1' } },
    body: { orderValue: 1 } as never,
  });
  await expect(unwrap(preview)).rejects.toMatchObject({ reason: 'unreachable', status: 0 });
});
