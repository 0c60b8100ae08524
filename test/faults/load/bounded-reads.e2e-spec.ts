import { decodeId, maxUuid } from '#domain/ids.js';
import { listCustomerEntries } from '#persistence/customers/customer-ledger.store.js';
import { listRewardsOfCustomer } from '#persistence/rewards/reward.store.js';
import { listUsableVouchersOfCustomer } from '#persistence/vouchers/voucher.store.js';
import { sumUsage } from '#persistence/usage/usage.store.js';
import { until } from '../../support/harness/deadline.js';
import { type PortalUser, useOwnPortal } from '../../support/harness/portal.js';
import { costOfReads } from '../../support/fixtures/explained.js';
import { createFixtures } from '../../support/fixtures/operations.js';
import { manyCustomers, manyRewards, manyVouchers } from '../../support/fixtures/many-rows.js';
import { Shop } from '../../support/fixtures/shop.js';
import { voucherTemplate } from '../../support/fixtures/vouchers.js';

const started = useOwnPortal();

let shop: Shop;
let admin: PortalUser;
beforeAll(async () => {
  shop = await Shop.open(started.service);
  admin = await started.portal.user({ shop, role: 'admin' });
});

/** Usage by the hour of one key, by SQL: 34 routes in each of the last hours. */
const usageByHour = ({ database, merchantId }: Shop, keyId: string, hours: number): Promise<unknown> =>
  database.rows(
    `insert into usage_buckets (merchant_id, api_key_id, resolution, starts_at, method, route, requests, client_errors,
       server_errors, limited, duration_us, duration_counts)
     select $1, $2, 'hour', date_trunc('hour', now()) - hour * interval '1 hour', 'GET', '/route-' || route, 1, 0, 0, 0, 1000,
       array_fill(1::bigint, array[14])
     from generate_series(0, $3::int - 1) hour, generate_series(1, 34) route`,
    [merchantId, keyId, hours],
  );

describe('usage', () => {
  it('a report reads only the usage of its own merchant, even when others have much more', async () => {
    const other = await Shop.open(started.service);
    await usageByHour(shop, shop.keyId, 168);
    for (let key = 0; key < 10; key += 1) {
      const { id } = await other.keyWith(['orders:read']);
      await usageByHour(other, id, 168);
    }
    await shop.database.rows('vacuum analyze usage_buckets');
    const from = new Date(Date.now() - 24 * 3_600_000);
    let requests = 0;
    const { buffers, indexes } = await costOfReads(shop.database, async (reader) => {
      const asked = { resolution: 'hour', from, apiKeyIds: [shop.keyId] } as const;
      const { steps } = await sumUsage(reader, shop.merchantId, asked);
      requests = steps.reduce((sum, step) => sum + step.requests, 0);
    });
    expect(requests).toBe(24 * 34);
    expect(indexes).toEqual(['usage_buckets_pkey']);
    // One block for each of its own rows; all that are stored are 63,000.
    expect(buffers).toBeLessThan(1_200);
  });

  it('400 without a Retry-After: a report that takes too long, at the portal and at the public API', async () => {
    // What this process has not written down yet, it writes before it answers: nothing may be left.
    await shop.get('/usage');
    const written = 'select count(*) from usage_buckets where merchant_id = $1 and route = $2';
    const route = ['/v1/public/usage'];
    await until('It is written', async () => (await shop.database.count(written, [shop.merchantId, ...route])) > 0);
    const release = await shop.database.hold('lock table usage_buckets in access exclusive mode', []);
    try {
      const answers = await Promise.all([admin.get(`/merchants/${shop.id}/usage`), shop.get('/usage')]);
      for (const { status, headers, body } of answers) {
        expect([status, body.error, headers['retry-after']]).toEqual([400, 'usage_too_large', undefined]);
      }
      expect(answers.map(({ body }) => body.message)).toEqual([
        expect.stringMatching(/another window, or one key/),
        expect.stringMatching(/RateLimit headers/),
      ]);
    } finally {
      await release();
    }
    expect((await admin.get(`/merchants/${shop.id}/usage`)).status).toBe(200);
    expect((await shop.get('/usage')).status).toBe(200);
  });
});

describe('a card that is made smaller', () => {
  it('is refused for one balance behind 20,000 others, and accepted without it', async () => {
    await manyCustomers(shop, 21_000, 'Anna');
    const card = await shop.cardDefinition({ type: 'points', openEnded: true });
    const definitionId = decodeId('card_definition', card.shown);
    await shop.database.rows(
      `insert into cards (merchant_id, id, customer_id, card_definition_id, points, created_at)
       select merchant_id, id, id, $2, 1, now() from customers where merchant_id = $1`,
      [shop.merchantId, definitionId],
    );
    const setLast = (points: number): Promise<unknown> =>
      shop.database.rows(
        `update cards set points = $2
         where merchant_id = $1 and id = (select id from cards where merchant_id = $1 order by id desc limit 1)`,
        [shop.merchantId, points],
      );
    await setLast(110);
    const path = `/merchants/${shop.id}/cards/${card.shown}`;
    const change = { openEnded: false, numberOfPoints: 10 };
    expect((await admin.patch(path, change)).body.error).toBe('card_size_too_small');
    await setLast(109);
    expect((await admin.patch(path, change)).status).toBe(200);
  });
});

describe('a customer with 60,000 rewards', () => {
  let customer: string;
  beforeAll(async () => {
    const { customerId } = await createFixtures(shop);
    customer = decodeId('customer', customerId) ?? '';
    await manyRewards(shop, customer, 60_000);
  });

  it('shows a history without a read of most of them', async () => {
    // Redeems the oldest reward: its redemption is the newest entry of all.
    await shop.database.rows(
      `with oldest as (select id from rewards where merchant_id = $1 and customer_id = $2 order by id limit 1),
         redeemed as (
           update rewards set status = 'redeemed', redeemed_at = now(), event_count = 2
           where merchant_id = $1 and id = (select id from oldest))
       insert into reward_events (merchant_id, reward_id, number, kind, created_at)
       select $1, id, 2, 'redeemed', now() from oldest`,
      [shop.merchantId, customer],
    );
    let causes: string[] = [];
    const { buffers } = await costOfReads(shop.database, async (reader) => {
      const entries = await listCustomerEntries(reader, shop.merchantId, customer, 50);
      causes = entries.map(({ cause }) => cause);
    });
    expect(causes.slice(0, 2)).toEqual(['redeemed', 'issued']);
    expect(causes).toHaveLength(50);
    // All rewards and their events are more than 2,000 blocks, and a look-up of each takes 3.
    expect(buffers).toBeLessThan(1_000);
  });

  it('shows a history without a read of most of them when all but one were taken back', async () => {
    await shop.database.rows(
      `with cancelled as (
         update rewards set status = 'cancelled', event_count = 2
         where merchant_id = $1 and customer_id = $2 and status = 'active' returning id)
       insert into reward_events (merchant_id, reward_id, number, kind, created_at)
       select $1, id, 2, 'cancelled', now() from cancelled`,
      [shop.merchantId, customer],
    );
    await shop.database.rows('vacuum analyze rewards, reward_events');
    let causes: string[] = [];
    const { buffers } = await costOfReads(shop.database, async (reader) => {
      const entries = await listCustomerEntries(reader, shop.merchantId, customer, 50);
      causes = entries.map(({ cause }) => cause);
    });
    expect(causes).toEqual(Array.from({ length: 50 }, () => 'cancelled'));
    // The events of 1,000 of them, a look-up of each.
    expect(buffers).toBeLessThan(8_000);
  });
});

describe('a customer with 60,000 vouchers', () => {
  let customer: string;
  beforeAll(async () => {
    const { customerId } = await createFixtures(shop);
    customer = decodeId('customer', customerId) ?? '';
    await manyVouchers(shop, (await voucherTemplate(shop)).id, 60_000);
    await shop.database.rows('update vouchers set customer_id = $2 where merchant_id = $1', [
      shop.merchantId,
      customer,
    ]);
    await shop.database.rows('vacuum analyze vouchers, voucher_entries');
  });

  it('shows a history without a read of most of them', async () => {
    // The newest entries of all: the oldest voucher was adjusted, the next one was used and has expired since.
    await shop.database.rows(
      `with oldest as (select id, row_number() over (order by id) as at from vouchers where merchant_id = $1 order by id limit 2),
         changed as (
           update vouchers v set entry_count = 3, updated_at = now() + at * interval '1 minute',
             status = case at when 1 then 'active' else 'expired' end, remaining_minor = 1000
           from oldest where v.merchant_id = $1 and v.id = oldest.id)
       insert into voucher_entries (merchant_id, voucher_id, number, kind, change_minor, remaining_after_minor, reason, created_at)
       select $1, id, 3, 'adjust', 0, 1000, 'test', now() + (3 - at) * interval '1 second' from oldest`,
      [shop.merchantId],
    );
    let causes: string[] = [];
    const { buffers } = await costOfReads(shop.database, async (reader) => {
      const entries = await listCustomerEntries(reader, shop.merchantId, customer, 50);
      causes = entries.map(({ cause }) => cause);
    });
    expect(causes).toHaveLength(50);
    expect(causes.filter((cause) => cause === 'adjust')).toHaveLength(2);
    expect(causes.slice(0, 2)).toEqual(['adjust', 'adjust']);
    // All vouchers and their entries are more than 3,000 blocks, and a look-up of each takes 3.
    expect(buffers).toBeLessThan(1_500);
  });
});

describe('a customer whose 6,000 rewards lie between those of another', () => {
  it('has a page of those that were redeemed, half of them, without a read of all', async () => {
    const [{ customerId }, { customerId: otherId }] = [await createFixtures(shop), await createFixtures(shop)];
    const [customer, other] = [customerId, otherId].map((id) => decodeId('customer', id));
    await shop.database.rows(
      `with template as (
         insert into reward_templates (merchant_id, id, title, active, created_at)
         values ($1, gen_random_uuid(), 'Coffee', true, now()) returning id)
       insert into rewards (merchant_id, id, reward_template_id, customer_id, title, status, issued_at, redeemed_at, event_count)
       select $1, (left(md5(''), 12) || '70008' || lpad(to_hex(n), 15, '0'))::uuid, template.id,
         case n % 10 when 0 then $2::uuid else $3::uuid end, 'Coffee', case n % 20 when 0 then 'redeemed' else 'active' end,
         now(), case n % 20 when 0 then now() end, 1
       from template, generate_series(1, 60000) n`,
      [shop.merchantId, customer, other],
    );
    await shop.database.rows('vacuum analyze rewards');
    let listed = 0;
    const { buffers } = await costOfReads(shop.database, async (reader) => {
      listed = (await listRewardsOfCustomer(reader, shop.merchantId, customer ?? '', 'redeemed', maxUuid, 51)).length;
    });
    expect(listed).toBe(51);
    // They are on more than 1,000 blocks.
    expect(buffers).toBeLessThan(200);
  });
});

describe('a customer whose 20,000 newest rewards and vouchers have ended, between those of another that have not', () => {
  it('has a page of those that can be used, the oldest, without a read of the others', async () => {
    const own = await Shop.open(started.service);
    const [customer = '', other] = [(await own.customer()).shown, (await own.customer()).shown].map((id) =>
      decodeId('customer', id),
    );
    const { id: template } = await voucherTemplate(own);
    await manyVouchers(own, template, 40_000);
    await manyRewards(own, customer, 40_000);
    const usable = 'n % 2 = 0 or n <= 5';
    await own.database.rows(
      `update vouchers v set customer_id = case n % 2 when 0 then $3::uuid else $2::uuid end,
         status = case when ${usable} then 'active' else 'redeemed' end,
         remaining_minor = case when ${usable} then 1000 else 0 end
       from (select id, row_number() over (order by id) n from vouchers where merchant_id = $1) o
       where v.merchant_id = $1 and v.id = o.id`,
      [own.merchantId, customer, other],
    );
    await own.database.rows(
      `update rewards r set customer_id = case n % 2 when 0 then $3::uuid else $2::uuid end,
         status = case when ${usable} then 'active' else 'redeemed' end,
         redeemed_at = case when ${usable} then null else now() end
       from (select id, row_number() over (order by id) n from rewards where merchant_id = $1) o
       where r.merchant_id = $1 and r.id = o.id`,
      [own.merchantId, customer, other],
    );
    await own.database.rows('vacuum analyze rewards, vouchers');
    let listed: number[] = [];
    const { buffers } = await costOfReads(own.database, async (reader) => {
      const rewards = await listRewardsOfCustomer(reader, own.merchantId, customer, 'active', maxUuid, 100);
      const vouchers = await listUsableVouchersOfCustomer(reader, own.merchantId, customer, 100);
      listed = [rewards.length, vouchers.length];
    });
    expect(listed).toEqual([3, 3]);
    // All are on more than 1,000 blocks.
    expect(buffers).toBeLessThan(100);
  });
});
