import type { OverviewCounts } from '#domain/reports/overview.js';
import { countOverview } from '#operations/overview/count-overview.js';
import { readOverview } from '#operations/overview/read-overview.js';
import {
  askForOverviewCount,
  claimOverviewCount,
  saveOverviewCount,
} from '#persistence/overview/overview-count.store.js';
import type { OverviewView } from '#portal/overview/overview.view.js';
import { usePortal } from '../../support/harness/portal.js';
import { Shop } from '../../support/fixtures/shop.js';
import { IssuedVoucher, voucherThatIs } from '../../support/fixtures/vouchers.js';

const started = usePortal();
let shop: Shop;
beforeEach(async () => {
  shop = await Shop.open(started.service);
});

const timeZone = 'Europe/London';
const live = () => readOverview(shop.database.db, { merchantId: shop.merchantId, timeZone });
const inParts = (between?: (tookMs: number) => Promise<void>): Promise<OverviewCounts> =>
  countOverview(shop.database.db, { merchantId: shop.merchantId, timeZone }, between);

/** Customers who came, and ordered, in the last 80 days, two an hour. Ids say when, as in demo data. */
const history = `with made as materialized (
    select n, now() - n * interval '30 minutes' as at, (left(h, 8) || '-' || right(h, 4) || '-7abc-8abc-' || lpad(n::text, 12, '0'))::uuid as id
    from generate_series(1, 3840) as n
    cross join lateral lpad(to_hex(floor(extract(epoch from now() - n * interval '30 minutes') * 1000)::bigint), 12, '0') as h),
  c as (insert into customers (merchant_id, id, email, created_at)
    select $1, id, n || '@example.com', at from made)
  insert into orders (merchant_id, id, customer_id, value_minor, currency, source, order_number, integration_type,
    stamps_awarded, points_awarded, created_at)
  select $1, id, id, n, 'GBP', 'shop', n::text, 'public_api', 0, 0, at from made`;

it('what is counted in parts is what is counted at once', async () => {
  await shop.rewardTemplate({ externalId: 'pen' });
  const customer = await shop.customer();
  const { body } = await shop.post<{ data: { id: string }[] }>(`/customers/${customer.shown}/rewards`, {
    rewardId: 'pen',
    quantity: 3,
  });
  await shop.post(`/customers/${customer.shown}/rewards/${body.data[0]?.id}/redeem`, undefined);
  for (const state of ['active', 'pending', 'expired', 'cancelled', 'redeemed']) await voucherThatIs(shop, state);
  await (await IssuedVoucher.of(shop)).redeem({ amount: 20 });
  await (await IssuedVoucher.of(shop, { currency: 'JPY', value: 3000 })).redeem({ amount: 1000 });
  await shop.database.rows(history, [shop.merchantId]);

  let parts = 0;
  const counted = await inParts(async () => void (parts += 1));
  expect({ ...(await live()) }).toEqual({ counts: counted, countedAt: null, notCounted: [] });
  // Three of the customers, two of the orders of 60 days at least.
  expect(parts).toBeGreaterThanOrEqual(7);
  expect(counted.customers.customers).toBe(3840 + 8);
  expect(counted.days).toHaveLength(60);
  // A day has 23 to 25 hours.
  const ofDays = counted.days.slice(0, -1).map(({ orders }) => orders);
  expect(ofDays.filter((orders) => orders === 48).length).toBeGreaterThanOrEqual(58);
  expect(ofDays.every((orders) => orders >= 46 && orders <= 50)).toBe(true);
  const before = counted.days.slice(0, 30).reduce((sum, { orders }) => sum + orders, 0);
  expect(counted.customers.newCustomersBefore).toBe(before);
  expect(counted.rewards).toEqual({ rewardsIssued: 3, rewardsRedeemed: 1, rewardsIssuedBefore: 0 });
  expect(counted.openVouchers.map(({ currency, active }) => [currency, active])).toEqual([
    ['GBP', 2],
    ['JPY', 1],
  ]);
  expect(counted.redeemed.map(({ currency }) => currency)).toEqual(['GBP', 'JPY']);
});

it('a merchant without anything is counted too', async () => {
  const { counts } = await live();
  expect(await inParts()).toEqual(counts);
});

it('once the worker has counted, its count is shown until the next one, which is asked for when it is due', async () => {
  const { database, merchantId } = shop;
  const viewer = await started.portal.user({ shop, role: 'viewer' });
  const shown = async (): Promise<OverviewView> =>
    (await viewer.get<{ data: OverviewView }>(`/merchants/${shop.id}/overview`)).body.data;
  const isAsked = async (): Promise<boolean> =>
    (
      await database.row<{ asked: boolean }>(
        'select asked_at is not null as asked from overview_counts where merchant_id = $1',
        [merchantId],
      )
    ).asked;
  await askForOverviewCount(database.db, merchantId);
  await shop.order({ order_value: 2.5 });
  const counts = await inParts();
  await saveOverviewCount(database.db, merchantId, 10_000, counts);
  await shop.order({ order_value: 2.5 });

  const first = await shown();
  expect(first).toMatchObject({ orders30d: { count: 1, value: 2.5 }, notCounted: [], keys: { active: 1 } });
  expect(Math.abs(Date.now() - Date.parse(String(first.countedAt)))).toBeLessThan(60_000);
  // Not before five minutes have passed, or five times what it took.
  expect(await isAsked()).toBe(false);
  const waits = await database.row<{ seconds: number }>(
    'select extract(epoch from next_at - counted_at)::float8 as seconds from overview_counts where merchant_id = $1',
    [merchantId],
  );
  expect(waits.seconds).toBeCloseTo(300, 1);
  await database.rows('update overview_counts set next_at = now() where merchant_id = $1', [merchantId]);
  expect((await shown()).orders30d.count).toBe(1);
  expect(await isAsked()).toBe(true);
  await saveOverviewCount(database.db, merchantId, 100_000, await inParts());
  expect((await shown()).orders30d.count).toBe(2);
  expect(await isAsked()).toBe(false);
  const later = await database.row<{ seconds: number }>(
    'select extract(epoch from next_at - counted_at)::float8 as seconds from overview_counts where merchant_id = $1',
    [merchantId],
  );
  expect(later.seconds).toBeCloseTo(500, 1);
});

it('a merchant that the worker counts quickly is counted in requests again, when its last count is due', async () => {
  const { database, merchantId } = shop;
  await askForOverviewCount(database.db, merchantId);
  await saveOverviewCount(database.db, merchantId, 1_000, await inParts());
  await shop.order({ order_value: 2.5 });
  const rows = () => database.count('select count(*) from overview_counts where merchant_id = $1', [merchantId]);
  expect(await live()).toMatchObject({ countedAt: expect.any(Date) });
  await database.rows('update overview_counts set next_at = now() where merchant_id = $1', [merchantId]);
  const release = await database.hold('lock table rewards in access exclusive mode', []);
  expect(await live()).toMatchObject({ countedAt: expect.any(Date), notCounted: [] });
  await release();
  expect(await rows()).toBe(1);
  await database.rows('update overview_counts set asked_at = null where merchant_id = $1', [merchantId]);
  const again = await live();
  expect(again).toMatchObject({ countedAt: null, notCounted: [] });
  expect(again.counts.days.at(-1)).toMatchObject({ orders: 1, valueMinor: 250 });
  expect(await rows()).toBe(0);
});

it('who has waited for longest is counted first, by one worker', async () => {
  const { db } = shop.database;
  const other = await Shop.open(started.service, { timeZone: 'Asia/Kathmandu' });
  for (const each of [shop, other]) await askForOverviewCount(db, each.merchantId);
  const rest = 'update overview_counts set asked_at = null where merchant_id <> all($1)';
  await shop.database.rows(rest, [[shop.merchantId, other.merchantId]]);
  const claims = await Promise.all([1, 2, 3, 4].map(() => claimOverviewCount(db)));
  // The others may have waited for the row of the first, and then found nothing.
  const claimed = [...claims, await claimOverviewCount(db)].filter((claim) => claim !== undefined);
  expect(claimed).toEqual([
    { merchantId: shop.merchantId, timeZone },
    { merchantId: other.merchantId, timeZone: 'Asia/Kathmandu' },
  ]);
  expect(await claimOverviewCount(db)).toBeUndefined();
  await shop.database.rows(
    "update overview_counts set leased_until = now() - interval '1 second' where merchant_id = $1",
    [shop.merchantId],
  );
  expect(await claimOverviewCount(db)).toMatchObject({ merchantId: shop.merchantId });
});
