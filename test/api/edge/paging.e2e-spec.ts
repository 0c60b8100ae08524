import type { CustomerView } from '#http/views/customer.view.js';
import type { RewardView } from '#http/views/reward.view.js';
import type { VoucherView } from '#http/views/voucher.view.js';
import { encodeId, type IdKind, maxUuid } from '#domain/ids.js';
import { listCustomers } from '#persistence/customers/customer-list.store.js';
import { newId } from '#persistence/database/new-id.js';
import { listRewardsOfCustomer } from '#persistence/rewards/reward.store.js';
import type { Reader, Statement } from '#persistence/database/statement.js';
import { listVouchersOfCustomer } from '#persistence/vouchers/voucher.store.js';
import { generateVoucherCode } from '#domain/vouchers/code.js';
import { useService } from '../../support/harness/service.js';
import { pageOf } from '../../support/fixtures/lists.js';
import { newEmail, unique } from '../../support/fixtures/random.js';
import { giveRewards } from '../../support/fixtures/rewards.js';
import { Shop } from '../../support/fixtures/shop.js';
import { issue, voucherTemplate } from '../../support/fixtures/vouchers.js';

const service = useService();
const many = 10_000;
const some = 600;

/** Ids of the past, oldest first. */
const pastIds = (count: number): string[] => {
  const start = Date.now() - count * 10 - 60_000;
  return Array.from({ length: count }, (_, at) => newId(new Date(start + at * 10)));
};

/** A walk whose pages change their size, with something new made after each; gives the ids that it returned. */
async function walkWhile(
  shop: Shop,
  path: string,
  kind: IdKind,
  limits: readonly number[],
  insert: () => Promise<unknown>,
) {
  const walked: string[] = [];
  let cursor: string | null = null;
  for (let page = 0; page === 0 || cursor !== null; page += 1) {
    const query: string = `limit=${limits[page % limits.length]}${cursor === null ? '' : `&cursor=${cursor}`}`;
    const { body } = await pageOf<{ id: string }>(shop, path, query);
    walked.push(...body.data.map(({ id }) => id));
    expect(body.pagination.hasMore).toBe(body.pagination.nextCursor !== null);
    cursor = body.pagination.nextCursor;
    if (page % 3 === 0) await insert();
  }
  expect(walked).toEqual(walked.toSorted().toReversed());
  return { walked, shown: (uuid: string) => encodeId(kind, uuid) };
}

async function customersBySql(shop: Shop): Promise<string[]> {
  const ids = pastIds(many);
  await shop.database.rows(
    `insert into customers (merchant_id, id, email, name, created_at)
     select $1, r.id, r.at || $3, 'canary ' || r.at, now() from unnest($2::uuid[]) with ordinality as r (id, at)`,
    [shop.merchantId, ids, newEmail('x')],
  );
  return ids;
}

async function rewardsBySql(shop: Shop, customerId: string): Promise<string[]> {
  const ids = pastIds(some);
  const template = await shop.rewardTemplate();
  await shop.database.rows(
    `insert into rewards (merchant_id, id, reward_template_id, customer_id, title, status, issued_at, event_count, redeemed_at)
     select $1, r.id, $3, $4, 'A cup', case when r.at % 2 = 0 then 'active' else 'redeemed' end, now(), 1,
       case when r.at % 2 = 0 then null else now() end
     from unnest($2::uuid[]) with ordinality as r (id, at)`,
    [shop.merchantId, ids, template.id, customerId],
  );
  return ids;
}

async function vouchersBySql(shop: Shop, customerId: string): Promise<string[]> {
  const ids = pastIds(some);
  const template = await voucherTemplate(shop);
  const codes = ids.map((_, at) =>
    generateVoucherCode([...Array.from({ length: 12 }, () => 0), at % 30, Math.floor(at / 30) % 30, 1]),
  );
  await shop.database.rows(
    `insert into vouchers (merchant_id, id, voucher_template_id, customer_id, code, title, currency, value_minor, remaining_minor,
       recipient_email, status, allow_partial_redemption, activates_at, entry_count, created_at, updated_at)
     select $1, r.id, $3, $4, r.code, 'Gift', 'GBP', 100, 100, 'ada@canary.example', 'active', true, now(), 1, now(), now()
     from unnest($2::uuid[], $5::text[]) as r (id, code)`,
    [shop.merchantId, ids, template.id, customerId, codes],
  );
  return ids;
}

describe('a walk while others insert returns each row that was there exactly once, newest first', () => {
  it.each([[[100, 17, 60]], [[100]]])(`through ${many} customers, by pages of %j`, async (limits) => {
    const shop = await Shop.open(service.now);
    const ids = await customersBySql(shop);
    const { walked, shown } = await walkWhile(shop, '/customers', 'customer', limits, () => shop.customer());
    const old = new Set(ids.map(shown));
    expect(walked.filter((id) => old.has(id))).toEqual(ids.map(shown).toReversed());
    expect(new Set(walked).size).toBe(walked.length);
  });

  it(`through ${some} rewards of a customer, all and by status`, async () => {
    const shop = await Shop.open(service.now);
    const customer = await shop.customer();
    const ids = await rewardsBySql(shop, customer.id);
    const { shown: rewardId } = await shop.rewardTemplate();
    const path = `/customers/${customer.shown}/rewards`;
    const give = () => giveRewards(shop, customer.shown, { rewardId, quantity: 3 });
    const { walked, shown } = await walkWhile(shop, path, 'reward', [20, 1, 13], give);
    const old = new Set(ids.map(shown));
    expect(walked.filter((id) => old.has(id))).toEqual(ids.map(shown).toReversed());
    const redeemed: string[] = [];
    let cursor: string | null = null;
    do {
      const query: string = `limit=17&status=redeemed${cursor === null ? '' : `&cursor=${cursor}`}`;
      const { body } = await pageOf<RewardView>(shop, path, query);
      redeemed.push(...body.data.map(({ id }) => id));
      cursor = body.pagination.nextCursor;
    } while (cursor !== null);
    expect(redeemed).toEqual(
      ids
        .filter((_, at) => at % 2 === 0)
        .map(shown)
        .toReversed(),
    );
  });

  it(`through ${some} vouchers of a customer`, async () => {
    const shop = await Shop.open(service.now);
    const customer = await shop.customer();
    const ids = await vouchersBySql(shop, customer.id);
    const { shown: template } = await voucherTemplate(shop);
    const path = `/customers/${customer.shown}/vouchers`;
    const more = () => issue(shop, template, { customerId: customer.shown });
    const { walked, shown } = await walkWhile(shop, path, 'voucher', [20, 100, 3], more);
    const old = new Set(ids.map(shown));
    expect(walked.filter((id) => old.has(id))).toEqual(ids.map(shown).toReversed());
  });

  it('a row that stops matching is left out, and one that was returned is not returned again', async () => {
    const shop = await Shop.open(service.now);
    const customer = await shop.customer();
    const ids = (await rewardsBySql(shop, customer.id)).map((uuid) => encodeId('reward', uuid));
    const path = `/customers/${customer.shown}/rewards`;
    const first = await pageOf<RewardView>(shop, path, 'status=active&limit=10');
    const [next] = ids
      .filter((_, at) => at % 2 === 1)
      .toReversed()
      .slice(10);
    await shop.post(`${path}/${first.body.data[0]?.id}/redeem`, {});
    await shop.post(`${path}/${next}/redeem`, {});
    const query = `status=active&limit=10&cursor=${first.body.pagination.nextCursor}`;
    const second = (await pageOf<RewardView>(shop, path, query)).body.data.map(({ id }) => id);
    expect(second).toEqual(
      ids
        .filter((_, at) => at % 2 === 1)
        .toReversed()
        .slice(11, 21),
    );
  });

  it('the last page has no cursor, also when it is exactly full', async () => {
    const shop = await Shop.open(service.now);
    const email = newEmail();
    for (let count = 0; count < 4; count += 1) await shop.customer({ name: email });
    const page = (query: string) => pageOf<CustomerView>(shop, '/customers', `search=${email}&${query}`);
    expect((await page('limit=4')).body.pagination).toEqual({ limit: 4, hasMore: false, nextCursor: null });
    const { nextCursor } = (await page('limit=2')).body.pagination;
    const last = await page(`limit=2&cursor=${nextCursor}`);
    expect(last.body).toMatchObject({ pagination: { limit: 2, hasMore: false, nextCursor: null } });
    expect(last.body.data).toHaveLength(2);
  });
});

interface Plan {
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
  readonly 'Actual Rows': number;
}

/** Runs a read of a store, as it is prepared there, under EXPLAIN: how many buffers it looks at, and how many rows it gives. */
async function costOf(
  shop: Shop,
  plan: 'force_generic_plan' | 'force_custom_plan',
  read: (reader: Reader) => Promise<unknown>,
): Promise<{ buffers: number; rows: number }> {
  const caught: { text: string; values: readonly unknown[] }[] = [];
  const reader: Reader = {
    query: async <Row>({ text }: Statement<Row>, values: readonly unknown[]): Promise<Row[]> => {
      caught.push({ text, values });
      return [];
    },
  };
  await read(reader);
  const [statement] = caught;
  if (!statement || caught.length > 1) throw new Error('The list must be one statement.');
  const session = await shop.database.session();
  try {
    const name = `list_${unique()}`;
    const literals = statement.values.map((value) => (value === null ? 'null' : `'${String(value)}'`)).join(', ');
    await session.query(`set plan_cache_mode = ${plan}`);
    await session.query(`prepare ${name} as ${statement.text}`);
    const explain = `explain (analyze, buffers, format json) execute ${name}(${literals})`;
    // The first run also reads what the planner and the caches need.
    await session.query(explain);
    const { rows } = await session.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(explain);
    const top = rows[0]?.['QUERY PLAN'][0].Plan;
    if (!top) throw new Error('There is no plan.');
    return { buffers: top['Shared Hit Blocks'] + top['Shared Read Blocks'], rows: top['Actual Rows'] };
  } finally {
    await session.end();
  }
}

describe.each(['force_generic_plan', 'force_custom_plan'] as const)(
  'a page at the end costs what the first costs (%s)',
  (plan) => {
    const page = 101;

    it(`of ${many} customers`, async () => {
      const shop = await Shop.open(service.now);
      const ids = await customersBySql(shop);
      await shop.database.rows('analyze customers');
      const at = (before: string) =>
        costOf(shop, plan, (reader) =>
          listCustomers(reader, shop.merchantId, {}, { sort: 'newest', behind: before, count: page }),
        );
      const [first, last] = [await at(maxUuid), await at(ids[page] ?? '')];
      expect([first.rows, last.rows]).toEqual([page, page]);
      expect(last.buffers).toBeLessThanOrEqual(first.buffers + 6);
      // A page that looked at all rows would need hundreds.
      expect(last.buffers).toBeLessThan(page + 20);
    });

    it(`of ${some} rewards and vouchers of one customer among others`, async () => {
      const shop = await Shop.open(service.now);
      const [customer, other] = [await shop.customer(), await shop.customer()];
      const [rewards, vouchers] = [await rewardsBySql(shop, customer.id), await vouchersBySql(shop, customer.id)];
      await rewardsBySql(shop, other.id);
      await shop.database.rows('analyze rewards, vouchers, voucher_entries');
      const lists = [
        [
          'rewards',
          rewards,
          (reader: Reader, before: string) =>
            listRewardsOfCustomer(reader, shop.merchantId, customer.id, undefined, before, 11),
        ],
        [
          'vouchers',
          vouchers,
          (reader: Reader, before: string) =>
            listVouchersOfCustomer(reader, shop.merchantId, customer.id, undefined, before, 11),
        ],
      ] as const;
      for (const [name, ids, list] of lists) {
        const at = (before: string) => costOf(shop, plan, (reader) => list(reader, before));
        const [first, last] = [await at(maxUuid), await at(ids[11] ?? '')];
        expect([name, first.rows, last.rows]).toEqual([name, 11, 11]);
        expect([name, last.buffers]).toEqual([name, expect.any(Number)]);
        expect(last.buffers).toBeLessThanOrEqual(first.buffers + 6);
      }
    });
  },
);

describe('GET /vouchers by page number', () => {
  it('pages of issued vouchers hold each voucher once', async () => {
    const shop = await Shop.open(service.now);
    const customer = await shop.customer();
    const ids = await vouchersBySql(shop, customer.id);
    const walked: string[] = [];
    for (let page = 1; page <= 7; page += 1) {
      const { body } = await shop.get<{ data: VoucherView[] }>(`/vouchers?view=issued&limit=100&page=${page}`);
      walked.push(...body.data.map(({ id }) => id));
    }
    expect(walked).toEqual(ids.map((uuid) => encodeId('voucher', uuid)).toReversed());
  });
});
