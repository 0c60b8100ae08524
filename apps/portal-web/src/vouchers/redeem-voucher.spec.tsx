import { screen, waitFor, within } from '@testing-library/react';
import { answer, bodiesOf, refuse } from '../../test/fake-api.js';
import { cursorPage } from '../../test/fixtures/lists.js';
import { voucher } from '../../test/fixtures/vouchers.js';
import { renderApp, sessionAs } from '../../test/render-app.js';

const route = '/merchants/mer_1/vouchers';

const answerVoucher = (more: object = {}): void =>
  answer(`GET ${route}/vch_1`, { success: true, data: { ...voucher(more), ledger: [], holds: [] } });

async function openRedeem(more: object = {}) {
  answerVoucher({ availableValue: 40, remainingValue: 40, ...more });
  for (const list of ['timeline', 'emails']) answer(`GET /merchants/mer_1/${list}`, cursorPage([]));
  const user = renderApp(`${route}/vch_1`, sessionAs('staff'));
  await user.click(await screen.findByRole('button', { name: 'Redeem' }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Redeem Gift voucher' })) };
}

it('a refusal loads the voucher again', async () => {
  refuse(`POST ${route}/vch_1/redeem`, 400, 'insufficient_value', 'The voucher has £15.00 left.');
  const { user, dialog } = await openRedeem();
  answerVoucher({ availableValue: 15, remainingValue: 15 });
  await user.click(dialog.getByRole('button', { name: 'Redeem voucher' }));
  expect(await dialog.findByText('The voucher has £15.00 left.')).toBeInTheDocument();
  await user.clear(dialog.getByLabelText('Amount'));
  await user.type(dialog.getByLabelText('Amount'), '5');
  expect(
    await dialog.findByText(/^After this, £10\.00 of £15\.00 remains\./, {}, { timeout: 3000 }),
  ).toBeInTheDocument();
});

it('an amount has the decimals that the API stores, also where Intl says none', async () => {
  answer(`POST ${route}/vch_1/redeem`, { success: true, data: voucher({ currency: 'HUF' }), redeemedAmount: 4_990.5 });
  const { user, dialog } = await openRedeem({ currency: 'HUF', availableValue: 4_990.5, remainingValue: 4_990.5 });
  expect(dialog.getByText(/^After this, Ft\s0\.00 of Ft\s4,990\.50 remains\./)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Redeem voucher' }));
  await waitFor(() => expect(bodiesOf(`POST ${route}/vch_1/redeem`)).toMatchObject([{ amount: 4_990.5 }]));
});

it.each(['-5', '40.01', '0', '1,500', 'x'])('what remains is not said for the amount %s', async (amount) => {
  const { user, dialog } = await openRedeem();
  await waitFor(() => expect(dialog.getByText('After this, £0.00 of £40.00 remains.')).toBeInTheDocument());
  await user.clear(dialog.getByLabelText('Amount'));
  await user.type(dialog.getByLabelText('Amount'), amount);
  expect(dialog.queryByText(/^After this/)).toBeNull();
});

it.each([
  ['12.505', 'At most two decimals.'],
  ['-3', 'Enter more than 0.'],
  ['\u22123', 'Enter more than 0.'],
  ['0', 'Enter more than 0.'],
])('the field says what is wrong with the amount %s', async (amount, error) => {
  const { user, dialog } = await openRedeem();
  const field = dialog.getByLabelText('Amount');
  await user.clear(field);
  await user.type(field, amount);
  expect(field).toHaveAccessibleDescription(error);
  await user.click(dialog.getByRole('button', { name: 'Redeem voucher' }));
  expect(bodiesOf(`POST ${route}/vch_1/redeem`)).toEqual([]);
});

it.each([
  ['a phone', true],
  ['a wide window', false],
])('in %s the code comes before the buttons: %s', async (_, isNarrow) => {
  const { matchMedia } = window;
  window.matchMedia = (media) => ({ ...matchMedia(media), matches: isNarrow && media === '(max-width: 48em)' });
  try {
    answerVoucher();
    for (const list of ['timeline', 'emails']) answer(`GET /merchants/mer_1/${list}`, cursorPage([]));
    renderApp(`${route}/vch_1`, sessionAs('staff'));
    const button = await screen.findByRole('button', { name: 'Adjust' });
    const position = button.compareDocumentPosition(screen.getByText('Code'));
    expect(Boolean(position & Node.DOCUMENT_POSITION_PRECEDING)).toBe(isNarrow);
  } finally {
    window.matchMedia = matchMedia;
  }
});
