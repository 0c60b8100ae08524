import { screen, waitFor, within } from '@testing-library/react';
import { answer, queriesOf, refuse } from '../../test/fake-api.js';
import { loggedRequest } from '../../test/fixtures/activity.js';
import { cursorPage } from '../../test/fixtures/lists.js';
import { apiKey } from '../../test/fixtures/merchants.js';
import { voucher } from '../../test/fixtures/vouchers.js';
import { renderApp } from '../../test/render-app.js';

const page = '/merchants/mer_1/vouchers/vch_1';
const route = `${page}/explain`;
const refused = {
  at: '2026-07-14T09:30:00.000Z',
  amount: 50,
  currency: 'GBP',
  verdict: 'would_fail',
  wouldPassIf: { amountAtMost: 12.5 },
  rules: [
    { rule: 'not_expired', passed: true, fact: '2026-12-31T23:59:59.000Z', message: 'The voucher has not expired.' },
    {
      rule: 'amount_within_remaining',
      passed: false,
      fact: 12.5,
      message: "amount must not exceed the voucher's remainingValue.",
    },
    { rule: 'partial_redemption', passed: null, fact: false, message: 'Not decided: an earlier rule is not met.' },
    { rule: 'new_rule', passed: true, fact: true, message: 'What the API says of a new rule.' },
  ],
};
const passed = { ...refused, verdict: 'would_pass', wouldPassIf: null, rules: refused.rules.slice(0, 1) };

async function openDialog() {
  answer(`GET ${page}`, { success: true, data: { ...voucher(), ledger: [], holds: [] } });
  answer('GET /merchants/mer_1/timeline', cursorPage([]));
  answer('GET /merchants/mer_1/emails', cursorPage([]));
  const user = renderApp(page);
  await user.click(await screen.findByRole('button', { name: 'Check redemption' }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Check redemption' })) };
}

it('says what is not met and what would have to be different, with amounts and times of the merchant', async () => {
  answer(`GET ${route}`, { success: true, data: refused });
  const { dialog } = await openDialog();
  expect(await dialog.findByText('It would be refused.')).toBeInTheDocument();
  expect(dialog.getByText('It can be redeemed if the amount is exactly £12.50.')).toBeInTheDocument();
  const rules = within(dialog.getByRole('list', { name: 'Rules' })).getAllByRole('listitem');
  expect(rules.map(({ textContent }) => textContent)).toEqual([
    'Met: It has not expired. (31 Dec 2026, 23:59)',
    'Not met: The amount is more than what is left. (£12.50)',
    'Not checked: Redemption of a part. An earlier rule is not met.',
    'Met: What the API says of a new rule.',
  ]);
});

it.each([
  ['allows partial redemption', true, { amountAtMost: 12.5 }, 'the amount is at most £12.50.'],
  ['has to be redeemed as a whole', false, { amountAtMost: 12.5 }, 'the amount is exactly £12.50.'],
  [
    'would have to allow partial redemption',
    false,
    { amountAtMost: 12.5, partialRedemption: true },
    'the amount is at most £12.50 and partial redemption is allowed.',
  ],
])('says which amounts a voucher takes that %s', async (_, allowsPart, wouldPassIf, text) => {
  const rules = refused.rules.map((each) =>
    each.rule === 'partial_redemption' ? { ...each, passed: allowsPart || null, fact: allowsPart } : each,
  );
  answer(`GET ${route}`, { success: true, data: { ...refused, rules, wouldPassIf } });
  const { dialog } = await openDialog();
  expect(await dialog.findByText(`It can be redeemed if ${text}`)).toBeInTheDocument();
});

it('has the currency of the amounts from the answer, where the page does not know the voucher', async () => {
  answer(`GET ${route}`, { success: true, data: refused });
  const request = loggedRequest({ status: 400, error: 'amount_exceeds_remaining', subjectIds: ['vch_1'] });
  answer('GET /merchants/mer_1/requests/req_1', { success: true, data: request });
  answer('GET /merchants/mer_1/keys', { success: true, data: [apiKey()], maxActiveKeys: 10 });
  answer('GET /merchants/mer_1/timeline', cursorPage([]));
  const user = renderApp('/merchants/mer_1/requests/req_1');
  await user.click(await screen.findByRole('button', { name: 'Explain' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Check redemption' }));
  expect(await dialog.findByText('It can be redeemed if the amount is exactly £12.50.')).toBeInTheDocument();
  expect(dialog.getByText('(£12.50)')).toBeInTheDocument();
});

it('asks without an amount and a time first, then for what was entered, in the time zone of the merchant', async () => {
  answer(`GET ${route}`, { success: true, data: passed });
  const { user, dialog } = await openDialog();
  expect(await dialog.findByText('It would be redeemed.')).toBeInTheDocument();
  await user.type(dialog.getByLabelText('Amount'), '10');
  await user.type(dialog.getByLabelText('Date and time'), '2026-07-14T10:30');
  await user.click(dialog.getByRole('button', { name: 'Check' }));
  await waitFor(() => expect(queriesOf(`GET ${route}`)).toHaveLength(2));
  expect(queriesOf(`GET ${route}`).map((query) => Object.fromEntries(query))).toEqual([
    {},
    { amount: '10', at: '2026-07-14T09:30:00.000Z' },
  ]);
});

it('shows why the API refused the question', async () => {
  refuse(`GET ${route}`, 404, 'voucher_not_found', 'No such voucher.');
  const { dialog } = await openDialog();
  expect(await dialog.findByRole('alert')).toHaveTextContent('No such voucher.');
});
