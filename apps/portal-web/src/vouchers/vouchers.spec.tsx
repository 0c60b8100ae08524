import { screen, waitFor, within } from '@testing-library/react';
import { answer, bodiesOf, queriesOf, refuse } from '../../test/fake-api.js';
import { cursorPage } from '../../test/fixtures/lists.js';
import { voucher, voucherTemplate } from '../../test/fixtures/vouchers.js';
import { merchant, renderApp, sessionAs } from '../../test/render-app.js';

const route = '/merchants/mer_1/vouchers';
type History = { ledger: readonly object[]; holds: readonly object[] };

beforeEach(() => {
  answer('GET /merchants/mer_1/timeline', cursorPage([]));
  answer('GET /merchants/mer_1/emails', cursorPage([]));
});

async function openVoucher(
  more: Parameters<typeof voucher>[0] & Partial<History> = {},
  role: 'admin' | 'staff' | 'viewer' = 'admin',
) {
  answer(`GET ${route}/vch_1`, { success: true, data: { ledger: [], holds: [], ...voucher(more) } });
  const user = renderApp(`${route}/vch_1`, sessionAs(role));
  await screen.findByRole('heading', { name: 'Gift voucher' });
  return user;
}

const balanceText = () =>
  screen.getByRole('meter', { name: 'Balance' }).getAttribute('aria-valuetext')?.replaceAll('\u00a0', ' ');

it.each([
  ['GBP', '£12.50 left of £50.00'],
  ['JPY', '¥13 left of ¥50'],
  ['KWD', 'KWD 12.500 left of KWD 50.000'],
])('an amount in %s is shown in the form of its currency', async (currency, text) => {
  await openVoucher({ currency });
  expect(balanceText()).toBe(text);
});

it.each(['expired', 'cancelled'] as const)('nothing is left of a voucher that is %s', async (status) => {
  await openVoucher({ status });
  expect(balanceText()).toBe(`£0.00 left of £50.00, £12.50 ${status}`);
  expect(screen.getByRole('meter', { name: 'Balance' })).toHaveAttribute('aria-valuenow', '0');
});

it('dates are shown in the time zone of the merchant', async () => {
  answer(`GET ${route}/vch_1`, { success: true, data: { ...voucher(), ledger: [], holds: [] } });
  renderApp(
    `${route}/vch_1`,
    sessionAs('admin', { memberships: [{ ...merchant, role: 'admin', timeZone: 'Asia/Tokyo' }] }),
  );
  expect(await screen.findByText('1 Jan 2027, 08:59')).toBeInTheDocument();
  expect(screen.getByText('Times are shown in the time zone Asia/Tokyo.')).toBeInTheDocument();
});

it('the list has its filters and its page in the address, and exports what it shows', async () => {
  const pagination = { currentPage: 2, totalPages: 3, totalItems: 41, hasNextPage: true, hasPrevPage: true };
  answer(`GET ${route}`, { success: true, data: [voucher({ customerId: 'cus_1' })], pagination });
  const user = renderApp(`${route}?status=partial&search=gift&page=2&sort=oldest&to=2026-07-01`);
  const table = within(await screen.findByRole('table', { name: 'Vouchers' }));
  expect(table.getByRole('link', { name: 'Grace' })).toHaveAttribute('href', '/merchants/mer_1/customers/cus_1');
  const filters = { status: 'partial', search: 'gift', sort: 'oldest', to: '2026-07-01T22:59:59.999Z' };
  const last = () => Object.fromEntries(queriesOf(`GET ${route}`).at(-1) ?? []);
  expect(last()).toEqual({ ...filters, page: '2', limit: '20' });
  const href = screen.getByRole('link', { name: 'Export CSV' }).getAttribute('href') ?? '';
  expect(Object.fromEntries(new URLSearchParams(href.split('?')[1]))).toEqual(filters);
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(last()).toEqual({ ...filters, page: '3', limit: '20' }));
  await user.click(screen.getByRole('combobox', { name: 'Status' }));
  await user.click(await screen.findByRole('option', { name: 'Active' }));
  await waitFor(() => expect(last()).toEqual({ ...filters, status: 'active', limit: '20' }));
  await user.click(screen.getByRole('combobox', { name: 'Sort' }));
  await user.click(await screen.findByRole('option', { name: 'Expires next' }));
  await waitFor(() => expect(last()).toEqual({ ...filters, status: 'active', sort: 'expiring', limit: '20' }));
});

it('a list by expiry that is empty does not say that there are no vouchers', async () => {
  const pagination = { currentPage: 1, totalPages: 0, totalItems: 0, hasNextPage: false, hasPrevPage: false };
  answer(`GET ${route}`, { success: true, data: [], pagination });
  renderApp(`${route}?sort=expiring`);
  expect(await screen.findByText('No vouchers found')).toBeInTheDocument();
});

it('filters of the list can be cleared at once, and only a search that finds nothing says what it searches', async () => {
  const pagination = { currentPage: 1, totalPages: 0, totalItems: 0, hasNextPage: false, hasPrevPage: false };
  answer(`GET ${route}`, { success: true, data: [], pagination });
  const user = renderApp(`${route}?status=redeemed&from=2026-07-01`);
  expect(await screen.findByText('Change or clear the filters.')).toBeInTheDocument();
  expect(screen.queryByText(/Search by code/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByText('No vouchers yet')).toBeInTheDocument();
  expect(Object.fromEntries(queriesOf(`GET ${route}`).at(-1) ?? [])).toEqual({ limit: '20' });
  expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
});

it('what is typed into the amount replaces the one that was suggested', async () => {
  answer(`POST ${route}/vch_1/redeem`, { success: true, data: voucher(), redeemedAmount: 3 });
  const user = await openVoucher();
  await user.click(screen.getByRole('button', { name: 'Redeem' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Redeem Gift voucher' }));
  await waitFor(() => expect(dialog.getByLabelText('Amount')).toHaveFocus());
  await user.keyboard('3{Enter}');
  await waitFor(() => expect(bodiesOf(`POST ${route}/vch_1/redeem`)).toEqual([{ amount: 3 }]));
});

it('a balance is adjusted with a reason only', async () => {
  answer(`POST ${route}/vch_1/adjust`, { success: true, data: voucher() });
  const user = await openVoucher();
  await user.click(screen.getByRole('button', { name: 'Adjust' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Adjust balance' }));
  await user.clear(dialog.getByLabelText('New balance'));
  await user.type(dialog.getByLabelText('New balance'), '10');
  expect(dialog.getByRole('button', { name: 'Save balance' })).toBeDisabled();
  await user.type(dialog.getByLabelText('Reason'), ' Goodwill ');
  await user.click(dialog.getByRole('button', { name: 'Save balance' }));
  expect(await screen.findByText('£10.00 is the new balance of the voucher.')).toBeInTheDocument();
  expect(bodiesOf(`POST ${route}/vch_1/adjust`)).toEqual([
    { remainingValue: 10, expectedBalance: 12.5, reason: 'Goodwill' },
  ]);
});

it('the dialog that adjusts a balance starts from what is left now, not from when the page was loaded', async () => {
  const user = await openVoucher();
  answer(`GET ${route}/vch_1`, { success: true, data: { ledger: [], holds: [], ...voucher({ remainingValue: 9 }) } });
  await user.click(screen.getByRole('button', { name: 'Adjust' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Adjust balance' }));
  expect(await dialog.findByText(/^Balance now: £9\.00\./)).toBeInTheDocument();
  const field = dialog.getByLabelText('New balance');
  expect(field).toHaveValue('9');
  await user.clear(field);
  await user.type(field, '19');
  // The till redeems while the dialog is open: what was typed stays, and the dialog says what is left.
  answer(`GET ${route}/vch_1`, { success: true, data: { ledger: [], holds: [], ...voucher({ remainingValue: 4 }) } });
  expect(await dialog.findByText(/^Balance now: £4\.00\./)).toBeInTheDocument();
  expect(field).toHaveValue('19');
});

it('after an error the button that sent the form has the focus, and while it sends a second press sends nothing', async () => {
  let refuseIt: (() => void) | undefined;
  answer(
    `POST ${route}/vch_1/adjust`,
    async () => {
      await new Promise<void>((resolve) => {
        refuseIt = resolve;
      });
      return { code: 400, message: 'remainingValue must not exceed the value.', error: 'invalid' };
    },
    400,
  );
  const user = await openVoucher();
  await user.click(screen.getByRole('button', { name: 'Adjust' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Adjust balance' }));
  await user.type(dialog.getByLabelText('Reason'), 'Goodwill');
  const save = dialog.getByRole('button', { name: 'Save balance' });
  save.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(save).toHaveAttribute('aria-disabled', 'true'));
  await user.keyboard('{Enter}');
  await user.click(save);
  await user.type(dialog.getByLabelText('Reason'), '{Enter}');
  save.focus();
  refuseIt?.();
  expect(await dialog.findByRole('alert')).toBeInTheDocument();
  expect(save).toHaveFocus();
  expect(bodiesOf(`POST ${route}/vch_1/adjust`)).toHaveLength(1);
});

it('a voucher is kept unless its cancellation is confirmed with a reason', async () => {
  answer(`POST ${route}/vch_1/cancel`, { success: true, data: voucher({ status: 'cancelled' }) });
  const user = await openVoucher();
  await user.click(screen.getByRole('button', { name: 'Cancel voucher' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this voucher?' }));
  await waitFor(() => expect(dialog.getByLabelText('Reason')).toHaveFocus());
  expect(dialog.getByRole('button', { name: 'Keep voucher' })).toBeEnabled();
  expect(dialog.getByRole('button', { name: 'Yes, cancel voucher' })).toBeDisabled();
  await user.type(dialog.getByLabelText('Reason'), 'Returned');
  await user.click(dialog.getByRole('button', { name: 'Yes, cancel voucher' }));
  await waitFor(() => expect(bodiesOf(`POST ${route}/vch_1/cancel`)).toEqual([{ reason: 'Returned' }]));
});

it.each([
  ['admin', 'active', ['Redeem', 'Check redemption', 'Download PDF', 'Send by e-mail', 'Adjust', 'Cancel voucher']],
  ['admin', 'redeemed', ['Check redemption', 'Download PDF', 'Adjust']],
  ['admin', 'cancelled', ['Check redemption', 'Download PDF']],
  ['staff', 'active', ['Redeem', 'Check redemption', 'Download PDF', 'Send by e-mail', 'Adjust', 'Cancel voucher']],
  ['viewer', 'active', ['Check redemption', 'Download PDF']],
] as const)('an %s of an %s voucher has the actions %j', async (role, status, expected) => {
  await openVoucher({ status }, role);
  const names = within(screen.getByRole('main')).getAllByRole('button');
  expect(names.map(({ textContent }) => textContent).filter((name) => name !== 'Copy code')).toEqual(expected);
});

it('an amount is requested and sent only if the template does not set it', async () => {
  answer(`GET ${route}`, { success: true, data: [], pagination: { currentPage: 1, totalPages: 0, totalItems: 0 } });
  const open = voucherTemplate({ id: 'vt_2', title: 'Any amount', type: 'monetary', minValue: 5, maxValue: 100 });
  answer('GET /merchants/mer_1/voucher-templates', cursorPage([voucherTemplate(), open]));
  refuse(`POST ${route}`, 400, 'invalid_field', 'value must be from 5 to 100.');
  const user = renderApp(route);
  await user.click(await screen.findByRole('button', { name: 'Issue voucher' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Issue voucher' }));
  expect(dialog.queryByLabelText('Value')).toBeNull();
  await user.click(dialog.getByRole('combobox', { name: 'Template' }));
  await user.click(await screen.findByRole('option', { name: /^Any amount/ }));
  await user.type(dialog.getByLabelText('Value'), '2.50');
  await user.type(dialog.getByLabelText(/^Recipient.s e-mail/), 'grace@example.com');
  await user.click(dialog.getByRole('combobox', { name: 'Language' }));
  await user.click(await screen.findByRole('option', { name: 'Deutsch' }));
  await user.click(dialog.getByRole('button', { name: 'Issue' }));
  const value = dialog.getByLabelText('Value');
  await waitFor(() =>
    expect(value).toHaveAccessibleDescription(expect.stringContaining('This value must be from 5 to 100.')),
  );
  expect(bodiesOf(`POST ${route}`)).toEqual([
    { voucherTemplateId: 'vt_2', recipientEmail: 'grace@example.com', recipientLanguage: 'de', send: true, value: 2.5 },
  ]);
});

const by = { kind: 'key', id: 'key_1', name: 'Web shop' };
const redeemed = {
  number: 2,
  at: '2026-11-02T10:00:00Z',
  kind: 'redeem',
  change: -20,
  remainingAfter: 30,
  reason: null,
  by,
  reverses: null,
  reversedAmount: 5,
};
const hold = {
  id: 'hld_1',
  externalId: 'hld_1',
  voucherId: 'vch_1',
  amount: 10,
  capturedAmount: 0,
  status: 'held',
  reference: 'checkout-1',
  createdAt: '2026-11-02T10:00:00Z',
  expiresAt: '2026-11-02T10:15:00Z',
};
const withHistory = { value: 50, remainingValue: 35, ledger: [redeemed], holds: [hold] };

it('what is not reversed yet of a redemption is given back, with a reason only', async () => {
  answer(`POST ${route}/vch_1/redemptions/2/reverse`, {
    success: true,
    reversedAmount: 15,
    spendable: true,
    data: voucher(),
  });
  const user = await openVoucher(withHistory);
  const row = within(screen.getByRole('table', { name: 'History' }));
  expect(row.getByText('£5.00 of it was reversed')).toBeInTheDocument();
  await user.click(row.getByRole('button', { name: 'Reverse' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reverse this redemption?' }));
  expect(dialog.getByLabelText('Amount')).toHaveValue('15');
  expect(dialog.queryByText(/can’t be redeemed/)).toBeNull();
  expect(dialog.getByRole('button', { name: 'Reverse redemption' })).toBeDisabled();
  await user.type(dialog.getByLabelText('Reason'), 'Returned');
  await user.click(dialog.getByRole('button', { name: 'Reverse redemption' }));
  expect(await screen.findByText('£15.00 given back.')).toBeInTheDocument();
  expect(bodiesOf(`POST ${route}/vch_1/redemptions/2/reverse`)).toEqual([{ amount: 15, reason: 'Returned' }]);
});

it('a reversal on a cancelled voucher says before that it cannot be redeemed', async () => {
  const user = await openVoucher({ ...withHistory, remainingValue: 29.5, status: 'cancelled' });
  await user.click(within(screen.getByRole('table', { name: 'History' })).getByRole('button', { name: 'Reverse' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reverse this redemption?' }));
  expect(dialog.getByText(/^The voucher is cancelled\. .* can’t be redeemed\.$/)).toBeInTheDocument();
});

it('an amount that is suggested has the decimals of its currency', async () => {
  const user = await openVoucher({
    ...withHistory,
    remainingValue: 37.5,
    ledger: [{ ...redeemed, reversedAmount: 7.5 }],
  });
  await user.click(within(screen.getByRole('table', { name: 'History' })).getByRole('button', { name: 'Reverse' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reverse this redemption?' }));
  expect(dialog.getByLabelText('Amount')).toHaveValue('12.50');
});

it('a live hold is released when it is confirmed', async () => {
  answer(`POST ${route}/vch_1/holds/hld_1/release`, { success: true, data: { ...hold, status: 'released' } });
  const user = await openVoucher({ ...withHistory, heldAmount: 10, availableValue: 25 });
  expect(screen.getByText('£10.00; £25.00 can be redeemed')).toBeInTheDocument();
  await user.click(within(screen.getByRole('table', { name: 'Holds' })).getByRole('button', { name: 'Release' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Release this hold?' }));
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Keep hold' })).toHaveFocus());
  await user.click(dialog.getByRole('button', { name: 'Release hold' }));
  expect(await screen.findByText('£10.00 can be redeemed again.')).toBeInTheDocument();
});

it('a voucher with holds is cancelled when they may be released', async () => {
  answer(`POST ${route}/vch_1/cancel`, { success: true, data: voucher({ status: 'cancelled' }) });
  const user = await openVoucher({ ...withHistory, heldAmount: 10 });
  await user.click(screen.getByRole('button', { name: 'Cancel voucher' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this voucher?' }));
  await user.type(dialog.getByLabelText('Reason'), 'Returned');
  expect(dialog.getByRole('button', { name: 'Yes, cancel voucher' })).toBeDisabled();
  await user.click(dialog.getByLabelText('Release its holds. £10.00 is on hold now.'));
  await user.click(dialog.getByRole('button', { name: 'Yes, cancel voucher' }));
  await waitFor(() =>
    expect(bodiesOf(`POST ${route}/vch_1/cancel`)).toEqual([{ reason: 'Returned', releaseHolds: true }]),
  );
});

it.each(['staff', 'viewer'] as const)('a %s neither reverses nor releases', async (role) => {
  await openVoucher(withHistory, role);
  for (const name of ['Reverse', 'Release']) expect(screen.queryByRole('button', { name })).toBeNull();
});
