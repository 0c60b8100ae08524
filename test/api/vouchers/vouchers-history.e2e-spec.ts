import type { VoucherView } from '#http/views/voucher.view.js';
import { createDataSource } from '#persistence/data-source.js';
import { FillRedemptionCounts1763820000000 } from '#persistence/migrations/1763820000000-fill-redemption-counts.js';
import { findVoucher } from '#persistence/vouchers/voucher.store.js';
import type { Answer } from '../../support/harness/client.js';
import { until } from '../../support/harness/deadline.js';
import { useOwnService } from '../../support/harness/service.js';
import { costOfReads } from '../../support/fixtures/explained.js';
import { IssuedVoucher } from '../../support/fixtures/vouchers.js';
import { Shop } from '../../support/fixtures/shop.js';

const service = useOwnService();
const many = 20_000;
let shop: Shop;

/**
 * Gives a voucher a ledger as the version before this one wrote it: redemptions of 0.01, and behind each of them two
 * adjustments that take nothing and give it back.
 */
async function withHistory(redemptions: number, value = 1000): Promise<IssuedVoucher> {
  const voucher = await IssuedVoucher.of(shop, { value });
  const entries = redemptions * 3;
  await shop.database.rows(
    `insert into voucher_entries (merchant_id, voucher_id, number, kind, change_minor, remaining_after_minor,
       redemption_type, reason, created_at)
     select $1, $2, 1 + at, case at % 3 when 1 then 'redeem' else 'adjust' end, case at % 3 when 1 then -1 else 0 end,
       $3 - (at + 2) / 3, case at % 3 when 1 then 'partial' end, case at % 3 when 1 then null else 'Counted' end,
       date_trunc('milliseconds', now()) + at * interval '1 millisecond'
     from generate_series(1, $4) at`,
    [shop.merchantId, voucher.uuid, value * 100, entries],
  );
  await shop.database.rows(
    `update vouchers set entry_count = 1 + $2, remaining_minor = value_minor - $3, status = 'partial' where id = $1`,
    [voucher.uuid, entries, redemptions],
  );
  await shop.database.rows('vacuum analyze voucher_entries');
  return voucher;
}

/** One more redemption of 0.01 by the version before, which does not count. */
const redeemAsBefore = (
  query: (text: string, values: unknown[]) => Promise<unknown>,
  { uuid }: IssuedVoucher,
): Promise<unknown> =>
  query(
    `with entry as (
       insert into voucher_entries (merchant_id, voucher_id, number, kind, change_minor, remaining_after_minor,
         redemption_type, created_at)
       select merchant_id, id, entry_count + 1, 'redeem', -1, remaining_minor - 1, 'partial', updated_at
       from vouchers where id = $1 returning number)
     update vouchers set entry_count = entry_count + 1, remaining_minor = remaining_minor - 1 where id = $1`,
    [uuid],
  );

/** Reads the voucher under EXPLAIN: no step of the plan gives more rows than a representation shows. */
async function readsWhatItShows({ uuid }: IssuedVoucher): Promise<void> {
  const { buffers, maxRows } = await costOfReads(shop.database, (reader) =>
    findVoucher(reader, shop.merchantId, { by: 'id', value: uuid }),
  );
  expect(maxRows).toBeLessThanOrEqual(101);
  // The ledger of 20,000 redemptions has some 800 blocks.
  expect(buffers).toBeLessThan(100);
}

let voucher: IssuedVoucher;
beforeAll(async () => {
  shop = await Shop.open(service.now);
  voucher = await withHistory(many);
});

/** The dates of the newest `count` redemptions, oldest first. */
const newestDates = async (count: number): Promise<string[]> => {
  const rows = await shop.database.rows<{ at: Date }>(
    `select created_at as at from voucher_entries where voucher_id = $1 and kind = 'redeem' order by number desc limit $2`,
    [voucher.uuid, count],
  );
  return rows.map(({ at }) => at.toISOString()).toReversed();
};

describe('a voucher of 20,000 redemptions', () => {
  it.each<[string, () => Promise<Answer<{ data: VoucherView | VoucherView[] }>>]>([
    ['GET /vouchers/{id}', () => shop.get(`/vouchers/${voucher.id}?view=issued`)],
    ['GET /vouchers', () => shop.get('/vouchers?view=issued')],
    ['GET /vouchers/lookup', () => shop.get(`/vouchers/lookup?code=${voucher.code}`)],
    ["a customer's voucher", () => shop.get(`/customers/${voucher.issued.customerId}/vouchers/${voucher.id}`)],
    ["a customer's vouchers", () => shop.get(`/customers/${voucher.issued.customerId}/vouchers`)],
  ])('%s shows the newest 100, oldest first, and how many there are', async (_, ask) => {
    const { text, body } = await ask();
    const [shown] = [body.data].flat();
    expect(shown?.redemptionCount).toBe(many);
    expect(shown?.redemptions.map(({ date }) => date)).toEqual(await newestDates(100));
    expect(text.length).toBeLessThan(12_000);
  });

  it('the loyalty of its customer shows the same', async () => {
    const { text, body } = await shop.get<{ data: { vouchers: VoucherView[] } }>(
      `/customers/${voucher.issued.customerId}/loyalty`,
    );
    expect(body.data.vouchers.map(({ redemptionCount }) => redemptionCount)).toEqual([many]);
    expect(body.data.vouchers[0]?.redemptions).toHaveLength(100);
    expect(text.length).toBeLessThan(12_000);
  });

  it('a redemption, an adjustment and a cancellation count on, and their answers stay small', async () => {
    const redeemed = (await voucher.redeem({ amount: 0.01 })).body;
    expect(redeemed.data.redemptionCount).toBe(many + 1);
    expect(redeemed.data.redemptions.map(({ date }) => date)).toEqual(await newestDates(100));
    expect(await voucher.read()).toEqual(redeemed.data);
    const adjusted = (await voucher.adjust(5)).body.data;
    expect([adjusted.redemptionCount, adjusted.redemptions.length]).toEqual([many + 1, 100]);
    // One more of the version before, which does not count.
    await redeemAsBefore((text, values) => shop.database.rows(text, values), voucher);
    expect((await voucher.read()).redemptionCount).toBe(many + 2);
    const cancelled = (await voucher.cancel()).body.data;
    expect([cancelled.redemptionCount, cancelled.redemptions.length]).toEqual([many + 2, 100]);
    const longest = 'select max(length(body)) from idempotency_answers where merchant_id = $1';
    const length = await shop.database.count(longest, [shop.merchantId]);
    expect(length).toBeGreaterThan(5_000);
    expect(length).toBeLessThan(12_000);
  });

  it('once a write has counted them, a read touches the redemptions that it shows and no more', async () => {
    const written = await withHistory(1_000);
    await written.redeem({ amount: 1 });
    await readsWhatItShows(written);
  });
});

describe('the migration that fills the counts', () => {
  const fill = async (): Promise<void> => {
    const { ownerUrl: url } = shop.database;
    const dataSource = await createDataSource({
      url,
      applicationName: 'loyalty-migrate',
      withoutTimeouts: true,
    }).initialize();
    try {
      await new FillRedemptionCounts1763820000000().up(dataSource.createQueryRunner());
    } finally {
      await dataSource.destroy();
    }
  };
  const counts = ({ uuid }: IssuedVoucher) =>
    shop.database.row<{ count: number; to: number; version: string }>(
      `select redemption_count as count, redemptions_counted_to as to, xmin::text as version from vouchers where id = $1`,
      [uuid],
    );

  it('counts long histories, so that a read touches the redemptions that it shows, and writes each voucher once', async () => {
    const [long, short] = [await withHistory(2_000), await withHistory(33)];
    const before = await counts(short);
    await fill();
    const filled = await counts(long);
    // Its last redemption, with two adjustments behind it.
    expect(filled).toMatchObject({ count: 2_000, to: 5_999 });
    expect(await counts(short)).toEqual(before);
    await readsWhatItShows(long);
    await fill();
    expect(await counts(long)).toEqual(filled);
    expect((await long.read()).redemptionCount).toBe(2_000);
    expect((await long.redeem({ amount: 1 })).body.data.redemptionCount).toBe(2_001);
  });

  it('waits for a write of the version before, whose redemption is counted once', async () => {
    const long = await withHistory(200);
    const session = await shop.database.session();
    await session.query('begin');
    await redeemAsBefore((text, values) => session.query(text, values), long);
    const filling = fill();
    await until('The migration waits', async () => (await shop.database.waiting()) > 0);
    await session.query('commit');
    await session.end();
    await filling;
    expect((await long.read()).redemptionCount).toBe(201);
    await redeemAsBefore((text, values) => shop.database.rows(text, values), long);
    expect((await long.read()).redemptionCount).toBe(202);
    expect((await long.redeem({ amount: 1 })).body.data.redemptionCount).toBe(203);
  });
});

it('a full page of vouchers, 100 redemptions of each, is bounded too', async () => {
  shop = await Shop.open(service.now);
  const { uuid } = await withHistory(120);
  await shop.database.rows(
    `with copied as (
       insert into vouchers
       select (jsonb_populate_record(v, jsonb_build_object('id', gen_random_uuid(),
         'code', upper(translate(substr(md5(at::text), 1, 16), '01', 'gh'))))).*
       from vouchers v, generate_series(1, 99) at where v.id = $1
       returning merchant_id, id)
     insert into voucher_entries
     select (jsonb_populate_record(e, jsonb_build_object('voucher_id', copied.id))).*
     from copied join voucher_entries e on e.merchant_id = copied.merchant_id and e.voucher_id = $1`,
    [uuid],
  );
  const { text, body } = await shop.get<{ data: VoucherView[] }>('/vouchers?view=issued&limit=100');
  expect(new Set(body.data.map(({ redemptionCount }) => redemptionCount))).toEqual(new Set([120]));
  expect(body.data.flatMap(({ redemptions }) => redemptions)).toHaveLength(10_000);
  expect(text.length).toBeLessThan(1_100_000);
});

it('a new voucher counts from 0', async () => {
  const fresh = await IssuedVoucher.of(shop);
  expect(fresh.issued.redemptionCount).toBe(0);
  expect((await fresh.redeem({ amount: 1 })).body.data.redemptionCount).toBe(1);
  expect((await fresh.redeem()).body.data).toMatchObject({ redemptionCount: 2, redemptions: [{}, {}] });
});
