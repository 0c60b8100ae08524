import { act, screen, within } from '@testing-library/react';
import { answer, refuse } from '../../test/fake-api.js';
import { order } from '../../test/fixtures/customers.js';
import { renderApp, sessionAs } from '../../test/render-app.js';

const merchant = '/merchants/mer_1';
const overview = {
  customers: { total: 412, new30d: 38, newBefore: 9 },
  orders30d: {
    count: 240,
    value: 3120.4,
    series: [{ day: '2026-11-20', orders: 9, value: 141.5 }],
    before: { count: 300, value: 1 },
  },
  rewards30d: { issued: 61, redeemed: 44, issuedBefore: 0 },
  vouchers: { active: { count: 23 }, outstanding: [], redeemed30d: [] },
  keys: { active: 2, limit: 10 },
  requests24h: { requests: 1830, errors: 12 },
  notCounted: [],
  countedAt: null as string | null,
};
const item = (kind: string, more: object = {}) => ({
  kind,
  count: 3,
  subjectId: null,
  subjectName: null,
  at: null,
  href: `${merchant}/usage?window=24h`,
  ...more,
});
const attention = { items: [], latestOrders: [], expiringVouchers: [] };

beforeEach(() => answer(`GET ${merchant}/overview`, { success: true, data: overview }));

it('figures are compared with the 30 days before', async () => {
  answer(`GET ${merchant}/attention`, { success: true, data: attention });
  renderApp(`${merchant}/overview`, sessionAs('viewer'));
  expect(await screen.findByText('worth £3,120.40 · 20% less than in the 30 days before')).toBeInTheDocument();
  expect(screen.getByText('38 new · 9 in the 30 days before')).toBeInTheDocument();
  expect(screen.getByText('44 redeemed · none in the 30 days before')).toBeInTheDocument();
  expect(await screen.findByText(/^Nothing needs your attention/)).toBeInTheDocument();
  expect(screen.getByText('No voucher expires within 30 days.')).toBeInTheDocument();
});

it.each([
  ['viewer', 'no key expires soon, no e-mail failed, and errors have not risen.'],
  ['staff', 'no e-mail failed, and errors have not risen.'],
] as const)('where nothing needs attention the role %s reads of what it would see', async (role, what) => {
  answer(`GET ${merchant}/attention`, { success: true, data: attention });
  renderApp(`${merchant}/overview`, sessionAs(role));
  expect(await screen.findByText(`Nothing needs your attention: ${what}`)).toBeInTheDocument();
});

it('what needs attention links to where it is mended, and a new kind is shown too', async () => {
  const key = { count: 1, subjectId: 'key_1', subjectName: 'Web shop', at: '2026-11-27T09:30:00Z' };
  const items = [
    item('key_expires', { ...key, href: `${merchant}/keys/key_1` }),
    item('emails_failed', { count: 1, href: `${merchant}/emails?status=failed` }),
    item('errors_rise', { count: 1200 }),
    item('something_new', { count: 7, href: `${merchant}/orders` }),
  ];
  answer(`GET ${merchant}/attention`, { success: true, data: { ...attention, items } });
  renderApp(`${merchant}/overview`, sessionAs('viewer'));
  const panel = within(await screen.findByRole('region', { name: 'Needs attention' }));
  const links = panel.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['The API key Web shop expires soon', `${merchant}/keys/key_1`],
    ['1 e-mail failed in 7 days', `${merchant}/emails?status=failed`],
    ['1,200 errors in 24 hours, more than the day before', `${merchant}/usage?window=24h`],
    ['something_new: 7', `${merchant}/orders`],
  ]);
});

it('the latest orders and the vouchers that expire next link to their pages', async () => {
  const voucher = { id: 'vch_1', title: 'Gift', recipient: 'Grace', remainingValue: 40, currency: 'GBP' };
  const expiringVouchers = [{ ...voucher, expiry: '2026-11-27T23:59:59Z' }];
  answer(`GET ${merchant}/attention`, {
    success: true,
    data: { ...attention, latestOrders: [order()], expiringVouchers },
  });
  renderApp(`${merchant}/overview`, sessionAs('viewer'));
  const orders = within(await screen.findByRole('table', { name: 'Latest orders' }));
  expect(orders.getByRole('link', { name: '100042' })).toHaveAttribute('href', `${merchant}/orders/ord_1`);
  const vouchers = within(screen.getByRole('table', { name: 'Vouchers that expire soon' }));
  expect(vouchers.getByRole('link', { name: 'Gift' })).toHaveAttribute('href', `${merchant}/vouchers/vch_1`);
  expect(vouchers.getByText('£40.00')).toBeInTheDocument();
});

it('opens where the address names only the merchant', async () => {
  answer(`GET ${merchant}/attention`, { success: true, data: attention });
  renderApp(merchant, sessionAs('viewer'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Overview' })).toBeInTheDocument();
});

it('figures are shown where what needs attention cannot be read', async () => {
  refuse(`GET ${merchant}/attention`, 503, 'database_unavailable', 'The database is unavailable.');
  renderApp(`${merchant}/overview`, sessionAs('viewer'));
  expect(await screen.findByText('240')).toBeInTheDocument();
  expect(await screen.findByText(/^Something went wrong on our side/)).toBeInTheDocument();
});

it('what is still being counted is said, and looked for again', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  try {
    answer(`GET ${merchant}/attention`, { success: true, data: attention });
    const notCounted = ['customers', 'vouchers.outstanding'];
    answer(`GET ${merchant}/overview`, { success: true, data: { ...overview, notCounted } });
    renderApp(`${merchant}/overview`, sessionAs('viewer'));
    expect(await screen.findAllByText('Still being counted')).toHaveLength(2);
    expect(screen.queryByText('412')).not.toBeInTheDocument();
    expect(screen.getByText('240')).toBeInTheDocument();
    answer(`GET ${merchant}/overview`, { success: true, data: overview });
    await act(() => jest.advanceTimersByTimeAsync(31_000));
    expect(await screen.findByText('412')).toBeInTheDocument();
  } finally {
    jest.useRealTimers();
  }
});

it('figures that the worker has counted have their time', async () => {
  answer(`GET ${merchant}/attention`, { success: true, data: attention });
  answer(`GET ${merchant}/overview`, { success: true, data: { ...overview, countedAt: '2026-11-27T09:30:00Z' } });
  renderApp(`${merchant}/overview`, sessionAs('viewer'));
  expect(await screen.findByText(/^Counted/)).toHaveTextContent(
    'Counted 27 Nov 2026, 09:30. Newer figures follow a few minutes after you open this page.',
  );
});
