import type { VoucherView } from '#http/wire/voucher.view.js';
import { findVoucher } from '#persistence/voucher.store.js';
import type { Answer } from './harness/client.js';
import { useService } from './harness/service.js';
import { IssuedVoucher } from './make/vouchers.js';
import { Shop } from './make/shop.js';

const service = useService();
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

let voucher: IssuedVoucher;
beforeAll(async () => {
  shop = await Shop.open(service.now);
  voucher = await withHistory(many);
}, 60_000);

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
    await shop.database.rows(
      `with entry as (
         insert into voucher_entries (merchant_id, voucher_id, number, kind, change_minor, remaining_after_minor,
           redemption_type, created_at)
         select merchant_id, id, entry_count + 1, 'redeem', -1, remaining_minor - 1, 'partial', updated_at
         from vouchers where id = $1 returning number)
       update vouchers set entry_count = entry_count + 1, remaining_minor = remaining_minor - 1 where id = $1`,
      [voucher.uuid],
    );
    expect((await voucher.read()).redemptionCount).toBe(many + 2);
    const cancelled = (await voucher.cancel()).body.data;
    expect([cancelled.redemptionCount, cancelled.redemptions.length]).toEqual([many + 2, 100]);
    expect(
      await shop.database.count('select max(length(body)) from idempotency_records where merchant_id = $1', [
        shop.merchantId,
      ]),
    ).toBeLessThan(12_000);
  });

  it('once a write has counted them, a read touches the redemptions that it shows and no more', async () => {
    let sent: { text: string; values: readonly unknown[] } | undefined;
    const record = <Row>({ text }: { text: string }, values: readonly unknown[]): Promise<Row[]> => {
      sent = { text, values };
      return Promise.resolve([]);
    };
    await findVoucher({ query: record }, shop.merchantId, { by: 'id', value: voucher.uuid });
    const session = await shop.database.session();
    const explained = `explain (analyze, buffers, format json) ${sent?.text}`;
    const { rows } = await session.query({ text: explained, values: [...(sent?.values ?? [])] });
    await session.end();
    const plan: Record<string, number> = rows[0]['QUERY PLAN'][0].Plan;
    const read = [...JSON.stringify(plan).matchAll(/"Actual Rows": *([\d.]+)/g)].map(([, actual]) => Number(actual));
    expect(Math.max(...read)).toBeLessThanOrEqual(101);
    // The ledger has some 800 blocks.
    expect((plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0)).toBeLessThan(100);
  });
});

it('a new voucher counts from 0', async () => {
  const fresh = await IssuedVoucher.of(shop);
  expect(fresh.issued.redemptionCount).toBe(0);
  expect((await fresh.redeem({ amount: 1 })).body.data.redemptionCount).toBe(1);
  expect((await fresh.redeem()).body.data).toMatchObject({ redemptionCount: 2, redemptions: [{}, {}] });
});
