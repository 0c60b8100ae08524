import { screen, waitFor, within } from '@testing-library/react';
import { answer, queriesOf, refuse } from '../../test/fake-api.js';
import { customer } from '../../test/fixtures/customers.js';
import { countedPage, cursorPage } from '../../test/fixtures/lists.js';
import { apiKey, member } from '../../test/fixtures/merchants.js';
import { email, voucher } from '../../test/fixtures/vouchers.js';
import { renderApp, sessionAs } from '../../test/render-app.js';
import { returnToTab } from '../../test/return-to-tab.js';

const merchant = '/support/merchants/mer_1';
const ofSupport = sessionAs('viewer', { memberships: [], platformRole: 'support' });

beforeEach(() => {
  const record = { id: 'mer_1', name: 'Bean & Co', currency: 'GBP', timeZone: 'Europe/London' };
  answer(`GET ${merchant}`, { success: true, data: { ...record, activeKeys: 1 } });
  answer(`GET ${merchant}/timeline`, cursorPage([]));
});

it('the search for a merchant is in the address: Back shows it again', async () => {
  answer('GET /support/merchants', cursorPage([]));
  const user = renderApp('/support?search=bean', ofSupport);
  const field = await screen.findByLabelText('Search merchants');
  expect(field).toHaveValue('bean');
  expect(queriesOf('GET /support/merchants')[0]?.get('search')).toBe('bean');
  await user.type(field, ' & co');
  await waitFor(() => expect(queriesOf('GET /support/merchants').at(-1)?.get('search')).toBe('bean & co'));
  expect(await screen.findByText('No merchants found')).toBeVisible();
});

it('the team is shown with its second factors', async () => {
  const vera = member({ id: 'stf_2', name: 'Vera', role: 'viewer', twoFactorEnabled: true });
  answer(`GET ${merchant}/staff`, { success: true, data: [member(), vera] });
  renderApp(`${merchant}?tab=team`, ofSupport);
  const table = within(await screen.findByRole('table', { name: 'Team' }));
  const rows = table.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows[1]).toMatch(/Ada.*Owner.*Off/);
  expect(rows[2]).toMatch(/Vera.*Viewer.*On/);
});

it('lists have their filters in the address, and lead to pages of support', async () => {
  answer(`GET ${merchant}/customers`, countedPage([customer()]));
  renderApp(`${merchant}?tab=customers&search=grace`, ofSupport);
  const table = within(await screen.findByRole('table', { name: 'Customers' }));
  expect(table.getByRole('link', { name: 'Grace Hopper' })).toHaveAttribute('href', `${merchant}/customers/cus_1`);
  expect(queriesOf(`GET ${merchant}/customers`)[0]?.get('search')).toBe('grace');
  expect(screen.queryByRole('link', { name: 'Export CSV' })).toBeNull();
});

it('the time range of the usage is in the address', async () => {
  refuse(`GET ${merchant}/usage`, 400, 'invalid', 'Not now.');
  renderApp(`${merchant}?tab=usage&window=7d`, ofSupport);
  expect(await screen.findByRole('radio', { name: '7 days' })).toBeChecked();
  expect(queriesOf(`GET ${merchant}/usage`)[0]?.get('window')).toBe('7d');
});

it('coming back to the tab of the browser loads no list again: each look is recorded', async () => {
  answer(`GET ${merchant}/customers`, countedPage([customer()]));
  answer(`GET ${merchant}/customers/cus_1`, {
    success: true,
    data: { customer: customer(), cards: [], rewards: [], vouchers: [], ledger: [] },
  });
  const pagination = { currentPage: 1, totalPages: 1, totalItems: 1, hasNextPage: false, hasPrevPage: false };
  answer(`GET ${merchant}/vouchers`, { success: true, data: [voucher()], pagination });
  answer(`GET ${merchant}/keys`, { success: true, data: [] });
  const user = renderApp(`${merchant}?tab=keys`, ofSupport);
  await screen.findByText('This merchant has no keys');
  await returnToTab();
  await user.click(screen.getByRole('tab', { name: 'Vouchers' }));
  await screen.findByRole('table', { name: 'Vouchers' });
  await returnToTab();
  await user.click(screen.getByRole('tab', { name: 'Customers' }));
  const link = await screen.findByRole('link', { name: 'Grace Hopper' });
  await returnToTab();
  await user.click(link);
  await screen.findByRole('heading', { name: 'Grace Hopper' });
  await waitFor(() => expect(queriesOf(`GET ${merchant}/timeline`)).toHaveLength(1));
  await returnToTab();
  for (const list of ['keys', 'vouchers', 'customers', 'timeline']) {
    expect([list, queriesOf(`GET ${merchant}/${list}`).length]).toEqual([list, 1]);
  }
});

it('the arrow keys move between the tabs of a merchant and open none', async () => {
  answer(`GET ${merchant}/keys`, { success: true, data: [] });
  const user = renderApp(`${merchant}?tab=keys`, ofSupport);
  await screen.findByText('This merchant has no keys');
  await user.click(screen.getByRole('tab', { name: 'API keys' }));
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Usage' })).toHaveFocus();
  expect(screen.getByRole('tab', { name: 'API keys' })).toHaveAttribute('aria-selected', 'true');
});

it('a voucher is shown with the end of its code, its e-mails, and nothing that changes it', async () => {
  const data = { ...voucher({ status: 'active', customerId: 'cus_1', code: '****9GN2' }), ledger: [], holds: [] };
  answer(`GET ${merchant}/vouchers/vch_1`, { success: true, data });
  answer(`GET ${merchant}/emails`, cursorPage([email({ response: '250 OK: queued as 4F2A' })]));
  renderApp(`${merchant}/vouchers/vch_1`, ofSupport);
  expect(await screen.findByText('****9GN2')).toBeInTheDocument();
  expect(await screen.findByText('250 OK: queued as 4F2A')).toBeInTheDocument();
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'View customer' })).toHaveAttribute('href', `${merchant}/customers/cus_1`);
  expect(main.getByRole('link', { name: 'Vouchers' })).toHaveAttribute('href', `${merchant}?tab=vouchers`);
  expect(main.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Check redemption']);
});

it('a customer is shown with all that is theirs, and nothing that changes it', async () => {
  const data = { customer: customer(), cards: [], rewards: [], vouchers: [voucher()], ledger: [] };
  answer(`GET ${merchant}/customers/cus_1`, { success: true, data });
  renderApp(`${merchant}/customers/cus_1`, ofSupport);
  expect(await screen.findByRole('heading', { name: 'Grace Hopper' })).toBeInTheDocument();
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'Gift voucher' })).toHaveAttribute('href', `${merchant}/vouchers/vch_1`);
  expect(main.queryByRole('button', { name: /Edit|Give|Issue|Redeem/ })).toBeNull();
});

it('the list of merchants says of each whether something needs attention, and when its last order came', async () => {
  const listed = (id: string, name: string) => ({
    id,
    name,
    currency: 'GBP',
    timeZone: 'Europe/London',
    activeKeys: 1,
    createdAt: '2026-11-01T10:00:00Z',
    lastRequestAt: null,
  });
  const merchants = [listed('mer_1', 'Bean & Co'), listed('mer_2', 'Corner Coffee')];
  answer('GET /support/merchants', cursorPage(merchants));
  const items = [
    { kind: 'webhook_failing', count: 2 },
    { kind: 'emails_failed', count: 1 },
    { kind: 'something_new', count: 1 },
  ];
  const health = [
    { merchantId: 'mer_1', items, lastOrderAt: null },
    { merchantId: 'mer_2', items: [], lastOrderAt: '2026-11-01T10:00:00Z' },
  ];
  answer('GET /support/health', { success: true, data: health });
  renderApp('/support', ofSupport);
  const table = within(await screen.findByRole('table', { name: 'Merchants' }));
  expect(await table.findByText('2 webhooks fail')).toBeInTheDocument();
  const rows = table.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows[1]).toMatch(/Bean & Co.*Last orderNever.*2 webhooks fail.*1 e-mail failed.*Something new/);
  expect(rows[2]).toMatch(/Corner Coffee.*Nothing needs attention/);
  expect(queriesOf('GET /support/health').map((query) => query.get('ids'))).toEqual(['mer_1,mer_2']);
});

it('a new merchant gets a currency that it can change until it uses it', async () => {
  answer('GET /support/merchants', cursorPage([]));
  const user = renderApp('/support', { ...ofSupport, platformRole: 'platform_admin' });
  await user.click(await screen.findByRole('button', { name: 'New merchant' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New merchant' }));
  expect(dialog.getByRole('combobox', { name: 'Currency' })).toHaveAccessibleDescription(
    'Currency of all orders. It can be changed until there is an order, a voucher or order settings.',
  );
});

it('a key is shown with its state, its scopes and its links to pages of support, and nothing that changes it', async () => {
  const revoked = { status: 'revoked' as const, revokedAt: '2026-11-20T10:00:00Z', revokedByName: 'Ada' };
  answer(`GET ${merchant}/keys`, { success: true, data: [apiKey({ ...revoked, rotatedFromId: 'key_0' })] });
  const user = renderApp(merchant, ofSupport);
  await user.click(await screen.findByRole('link', { name: 'Web shop' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Web shop' })).toBeInTheDocument();
  expect(screen.getByText('This key was revoked')).toBeInTheDocument();
  expect(screen.getByText('orders:read')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'the previous key' })).toHaveAttribute('href', `${merchant}/keys/key_0`);
  expect(screen.queryByRole('button', { name: /Rotate|Revoke|Edit/ })).toBeNull();
  expect(queriesOf(`GET ${merchant}/keys`)).toHaveLength(1);
});
