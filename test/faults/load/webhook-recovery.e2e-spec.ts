import { recoverWebhookDeliveries } from '#operations/webhooks/recover-webhook-deliveries.js';
import { read } from '#persistence/database/statement.js';
import { useOwnService } from '../../support/harness/service.js';
import { rowsReadOf } from '../../support/fixtures/explained.js';
import { Shop } from '../../support/fixtures/shop.js';
import { type ShopEndpoint, ShopWebhooks } from '../../support/fixtures/webhooks.js';

const service = useOwnService();
let shop: Shop;
beforeAll(async () => {
  shop = await Shop.open(service.now);
});

const url = 'https://receiver.example/hooks';

/** Deliveries by SQL, one a second until now, the newest last. `status` is an SQL expression of their number. */
const manyDeliveries = async (endpoint: ShopEndpoint, count: number, status: string): Promise<void> => {
  await shop.database.rows(
    `insert into webhook_deliveries (merchant_id, id, endpoint_id, event_id, event_type, event_at, position, status, tries,
       next_attempt_at, created_at)
     select $1, (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '70008' || lpad(to_hex(n), 15, '0'))::uuid, $2,
       gen_random_uuid(), 'order.created', at, n, status, 1, case status when 'pending' then now() + interval '1 day' end, at
     from generate_series(1, $3::int) n cross join lateral (
       select date_trunc('milliseconds', now()) - ($3::int - n) * interval '1 second' as at, ${status} as status) d`,
    [shop.merchantId, endpoint.uuid, count],
  );
  await shop.database.rows('vacuum analyze webhook_deliveries');
};

/** The plan that is kept for any values: with these few rows one for the values of a call may do. */
const keepPlans = read<{ mode: string }>(
  'keep_plans',
  "select set_config('plan_cache_mode', 'force_generic_plan', true) as mode",
);

const readBy = async (endpoint: ShopEndpoint, period: { until?: Date | null; only: 'failed' | 'skipped' | 'all' }) => {
  let scheduled = NaN;
  const rows = await rowsReadOf(shop.database, ['webhook_deliveries'], async (tx) => {
    await tx.query(keepPlans, []);
    const input = { id: endpoint.id, since: new Date(0), until: null, ...period };
    scheduled = await recoverWebhookDeliveries(tx, shop.system, input);
  });
  return { scheduled, rows };
};

describe('a recovery', () => {
  it('of a few deliveries among 30,000 that succeeded reads these few', async () => {
    const endpoint = await new ShopWebhooks(shop).create(url);
    const status = `case when n % 1000 = 0 then (array['failed', 'skipped', 'pending'])[1 + n / 1000 % 3] else 'succeeded' end`;
    await manyDeliveries(endpoint, 30_000, status);
    for (const [only, scheduled] of [
      ['all', 30],
      ['failed', 20],
      ['skipped', 10],
    ] as const) {
      const recovery = await readBy(endpoint, { only });
      expect(recovery.scheduled).toBe(scheduled);
      expect(recovery.rows).toBeLessThan(200);
    }
  });

  it('of a period reads nothing of the 30,000 that failed after it, nor what an earlier recovery has taken', async () => {
    const endpoint = await new ShopWebhooks(shop).create(url);
    await manyDeliveries(endpoint, 30_000, `case when n % 2 = 0 then 'failed' else 'skipped' end`);
    const until = new Date(Date.now() - 29_000 * 1_000);
    const first = await readBy(endpoint, { until, only: 'all' });
    expect(first.scheduled).toBeGreaterThan(500);
    expect(first.scheduled).toBeLessThan(1_100);
    expect(first.rows).toBeLessThan(3 * 1_100);
    await endpoint.change(
      'webhook_deliveries',
      `status = 'pending', tries = 0, next_attempt_at = now() + interval '1 day'`,
    );
    expect(await readBy(endpoint, { only: 'all' })).toMatchObject({ scheduled: 0 });
    expect((await readBy(endpoint, { only: 'all' })).rows).toBeLessThan(200);
  });

  it('takes the 10,000 oldest', async () => {
    const endpoint = await new ShopWebhooks(shop).create(url);
    await manyDeliveries(endpoint, 12_000, `(array['failed', 'skipped', 'pending'])[1 + n % 3]`);
    const since = '2020-01-01T00:00:00Z';
    const recover = () => endpoint.call<{ data: object }>('POST', '/recover', { since, only: 'all' });
    expect((await recover()).body.data).toEqual({ scheduled: 10_000 });
    const [left] = await shop.database.rows<{ oldest: number; count: number }>(
      `select min(position)::int as oldest, count(*)::int as count from webhook_deliveries
       where merchant_id = $1 and endpoint_id = $2 and tries > 0`,
      [shop.merchantId, endpoint.uuid],
    );
    expect(left).toEqual({ oldest: 10_001, count: 2_000 });
    expect((await recover()).body.data).toEqual({ scheduled: 2_000 });
    expect((await recover()).body.data).toEqual({ scheduled: 0 });
  });
});
