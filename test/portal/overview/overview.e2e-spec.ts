import type { OverviewView } from '#portal/overview/overview.view.js';
import { usePortal } from '../../support/harness/portal.js';
import { newEmail } from '../../support/fixtures/random.js';
import { Shop } from '../../support/fixtures/shop.js';
import { IssuedVoucher, voucherThatIs } from '../../support/fixtures/vouchers.js';

const started = usePortal();
const dayMs = 86_400_000;

const overviewOf = async (shop: Shop): Promise<OverviewView> => {
  const viewer = await started.portal.user({ shop, role: 'viewer' });
  return (await viewer.get<{ data: OverviewView }>(`/merchants/${shop.id}/overview`)).body.data;
};
/** The day that it is on the clocks there, so many days ago. */
const dayIn = (timeZone: string, daysAgo = 0): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(Date.now() - daysAgo * dayMs);

it('a merchant without anything has zeros, and every day of 30', async () => {
  const shop = await Shop.open(started.service, { timeZone: 'Pacific/Kiritimati' });
  const { orders30d, ...rest } = await overviewOf(shop);
  expect(rest).toEqual({
    customers: { total: 0, new30d: 0, newBefore: 0 },
    rewards30d: { issued: 0, redeemed: 0, issuedBefore: 0 },
    vouchers: { active: { count: 0 }, outstanding: [], redeemed30d: [] },
    keys: { active: 1, limit: 10 },
    requests24h: { requests: 0, errors: 0 },
    notCounted: [],
    countedAt: null,
  });
  expect(orders30d).toMatchObject({ count: 0, value: 0, before: { count: 0, value: 0 } });
  const days = orders30d.series.map(({ day }) => day);
  expect(days).toHaveLength(30);
  expect(days).toEqual(days.toSorted());
  expect([days[0], days.at(-1)]).toEqual([dayIn('Pacific/Kiritimati', 29), dayIn('Pacific/Kiritimati')]);
});

it('counts customers, orders by the day, rewards, vouchers by currency, keys', async () => {
  const shop = await Shop.open(started.service);
  await shop.rewardTemplate({ externalId: 'pen' });
  const customer = await shop.customer();
  await shop.order({ customer_email: customer.email, order_value: 10.5 });
  await shop.order({ customer_email: customer.email, order_value: 4.25 });
  const { body } = await shop.post<{ data: { id: string }[] }>(`/customers/${customer.shown}/rewards`, {
    rewardId: 'pen',
    quantity: 3,
  });
  await shop.post(`/customers/${customer.shown}/rewards/${body.data[0]?.id}/redeem`, undefined);
  for (const state of ['active', 'pending', 'expired', 'cancelled', 'redeemed']) await voucherThatIs(shop, state);
  await (await IssuedVoucher.of(shop)).redeem({ amount: 20 });
  await (await IssuedVoucher.of(shop, { currency: 'JPY', value: 3000 })).redeem({ amount: 1000 });

  const { customers, orders30d, rewards30d, vouchers, keys } = await overviewOf(shop);
  expect(customers.total).toBe(customers.new30d);
  expect(orders30d).toMatchObject({ count: 2, value: 14.75 });
  expect(orders30d.series.at(-1)).toEqual({ day: dayIn('Europe/London'), orders: 2, value: 14.75 });
  expect(rewards30d).toEqual({ issued: 3, redeemed: 1, issuedBefore: 0 });
  expect(vouchers).toEqual({
    active: { count: 3 },
    outstanding: [
      { currency: 'GBP', value: 130 },
      { currency: 'JPY', value: 2000 },
    ],
    redeemed30d: [
      { currency: 'GBP', value: 70 },
      { currency: 'JPY', value: 1000 },
    ],
  });
  expect(keys).toEqual({ active: 1, limit: 10 });
});

it('what is older than 30 days counts in totals alone, and another merchant in nothing', async () => {
  const [shop, other] = [await Shop.open(started.service), await Shop.open(started.service)];
  await other.order({ customer_email: newEmail() });
  await shop.order();
  // The id contains the time at which its row was created, as in the demo data.
  await shop.database.rows(
    `insert into customers (merchant_id, id, email, created_at)
     select $1, (left(h, 8) || '-' || right(h, 4) || '-7abc-8abc-0123456789ab')::uuid, $2, now() - interval '40 days'
     from lpad(to_hex(floor(extract(epoch from now() - interval '40 days') * 1000)::bigint), 12, '0') h`,
    [shop.merchantId, newEmail()],
  );
  const { customers, orders30d } = await overviewOf(shop);
  expect([customers, orders30d.count]).toEqual([{ total: 2, new30d: 1, newBefore: 1 }, 1]);
});

it('what takes too long is left out, and the rest is there', async () => {
  const shop = await Shop.open(started.service);
  await shop.customer();
  const release = await shop.database.hold('lock table orders, vouchers in access exclusive mode', []);
  try {
    const { customers, notCounted } = await overviewOf(shop);
    expect(customers).toEqual({ total: 1, new30d: 1, newBefore: 0 });
    expect(notCounted).toEqual(['orders30d', 'vouchers.active', 'vouchers.outstanding', 'vouchers.redeemed30d']);
  } finally {
    await release();
  }
  // It is asked for, and counted in the request again until the worker has.
  await shop.order({ order_value: 2.5 });
  const { orders30d, notCounted, countedAt } = await overviewOf(shop);
  expect({ notCounted, countedAt, orders: orders30d.count }).toEqual({ notCounted: [], countedAt: null, orders: 1 });
  expect(
    await shop.database.rows('select merchant_id as id from overview_counts where asked_at is not null', []),
  ).toContainEqual({ id: shop.merchantId });
});

it('404 for a user of another merchant', async () => {
  const shop = await Shop.open(started.service);
  const stranger = await started.portal.user({ shop: await Shop.open(started.service) });
  expect((await stranger.get(`/merchants/${shop.id}/overview`)).body.error).toBe('merchant_not_found');
});
