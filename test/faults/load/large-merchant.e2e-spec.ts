import { maxUuid } from '#domain/ids.js';
import { listAuditEntries } from '#persistence/audit/audit-log.store.js';
import { listCustomers } from '#persistence/customers/customer-list.store.js';
import type { Customer } from '#domain/customers/customer.js';
import type { Reader } from '#persistence/database/statement.js';
import { listVouchersPage, type VoucherFilter } from '#persistence/vouchers/voucher-page.store.js';
import { Service } from '../../support/harness/service.js';
import { isSoak } from '../../support/harness/soak.js';
import { type Cost, costOfReads } from '../../support/fixtures/explained.js';
import { manyCustomers, manyVouchers } from '../../support/fixtures/many-rows.js';
import { Shop } from '../../support/fixtures/shop.js';
import { IssuedVoucher, voucherTemplate } from '../../support/fixtures/vouchers.js';

const [many, some] = isSoak ? [1_500_000, 200_000] : [60_000, 20_000];

let service: Service;
let shop: Shop;
beforeAll(async () => {
  service = await Service.start();
  shop = await Shop.open(service);
  const other = await Shop.open(service);
  await manyCustomers(shop, many, 'Anna');
  // Common at another merchant, absent here: what the planner knows of the table misleads it.
  await manyCustomers(other, some, 'Zoe');
  await manyVouchers(shop, (await voucherTemplate(shop)).id, many);
  await manyVouchers(other, (await voucherTemplate(other)).id, some, 'Xmas');
}, 600_000);
afterAll(() => service.end());

const cost = (read: (reader: Reader) => Promise<unknown>): Promise<Cost> => costOfReads(service.database, read);

describe('a search of customers', () => {
  const search = (reader: Reader, text: string): Promise<Customer[]> =>
    listCustomers(reader, shop.merchantId, { search: text }, { sort: 'newest', count: 11 });

  it.each([
    ['in none', 'xqzv', 0],
    ['common at another merchant alone', 'zoe', 0],
    ['in all', 'anna', 11],
    ['in a few', 'abcd', undefined],
    ['of one character, at the beginning of all', 'A', 11],
    ['of one character, at the beginning of none', '%', 0],
    ['of two characters, common at another merchant alone', 'zo', 0],
    ['of one character, common at another merchant alone', 'z', 0],
  ])('for a text %s reads a small part of the rows', async (_, text, found) => {
    let rows: readonly Customer[] = [];
    const { buffers } = await cost(async (reader) => (rows = await search(reader, text)));
    if (found !== undefined) expect(rows).toHaveLength(found);
    expect(rows.every(({ merchantId }) => merchantId === shop.merchantId)).toBe(true);
    // All rows of the merchant are some 1,400 blocks for each 60,000; the index of trigrams grows with them.
    expect(buffers).toBeLessThan(Math.max(700, (many / 60_000) * 140));
  });

  it('finds a match in the oldest rows', async () => {
    const { rows } = { rows: await search(service.database.db, 'an') };
    expect(rows).toHaveLength(11);
    const [oldest] = await service.database.rows<{ id: string; email: string }>(
      'select id, email from customers where merchant_id = $1 order by id limit 1',
      [shop.merchantId],
    );
    const part = oldest?.email.slice(10, 30) ?? '';
    const { body } = await shop.get<{ data: readonly { email: string }[] }>(`/customers?search=${part}`);
    expect(body.data.map(({ email }) => email)).toEqual([oldest?.email]);
  });
});

describe('a page of issued vouchers', () => {
  const page = (reader: Reader, filter: VoucherFilter, offset: number) =>
    listVouchersPage(reader, shop.merchantId, filter, { limit: 10, offset });

  it.each([
    ['all', {}, 50_000],
    ['those of a status', { status: 'redeemed' }, 25_000],
    ['those with a common title', { search: 'gift' }, 50_000],
  ] as const)('far down among %s gathers the redemptions of its own vouchers alone', async (_, filter, offset) => {
    let listed = 0;
    const { subPlans } = await cost(async (reader) => (listed = (await page(reader, filter, offset)).vouchers.length));
    expect(listed).toBe(10);
    // Two for each voucher that is read: its newest redemptions, and their count.
    expect(subPlans).toBeLessThanOrEqual(2 * 11);
  });

  it('beyond the end is not looked for', async () => {
    const { buffers, subPlans } = await cost((reader) => page(reader, { status: 'cancelled' }, 50_000));
    expect([buffers < 50, subPlans]).toEqual([true, 0]);
  });

  it('far beyond any end skips nothing', async () => {
    const [near, far] = [many + 10, (Number.MAX_SAFE_INTEGER - 1) * 100];
    const costs = [near, far].map(async (offset) => (await cost((reader) => page(reader, {}, offset))).buffers);
    const [skipping, none] = await Promise.all(costs);
    expect(none).toBeLessThan(Number(skipping) / 2);
    const query = `view=issued&limit=100&page=${Number.MAX_SAFE_INTEGER}`;
    const { body } = await shop.get<{ data: object[]; pagination: object }>(`/vouchers?${query}`);
    expect([body.data, body.pagination]).toEqual([[], expect.objectContaining({ hasNextPage: false })]);
  });

  it.each([
    ['a status that none has', { status: 'cancelled' }],
    ['a title that only another merchant has', { search: 'xmas' }],
    ['a beginning that only another merchant has', { search: 'xm' }],
    ['a status and a text', { status: 'active', search: 'ABCD' }],
  ] as const)('of %s reads a small part of the rows', async (_, filter) => {
    const { buffers } = await cost((reader) => page(reader, filter, 0));
    // All vouchers of the merchant are more than 1,500 blocks for each 60,000.
    expect(buffers).toBeLessThan(Math.max(1_000, (many / 60_000) * 150));
  });

  it('200: counts up to 10,000, estimates above, and is exact again on the last page', async () => {
    const numbers = async (query: string): Promise<Record<string, number | boolean>> => {
      const { body } = await shop.get<{ data: readonly object[]; pagination: Record<string, number | boolean> }>(
        `/vouchers?view=issued&${query}`,
      );
      return { ...body.pagination, items: body.data.length };
    };
    const first = await numbers('limit=100');
    expect(first).toMatchObject({ totalIsEstimate: true, hasNextPage: true, items: 100 });
    expect(Number(first['totalItems'])).toBeGreaterThan(many * 0.8);
    expect(Number(first['totalItems'])).toBeLessThan(many * 1.2);
    const last = await numbers(`limit=100&page=${many / 100}`);
    expect(last).toEqual({
      currentPage: many / 100,
      totalPages: many / 100,
      totalItems: many,
      itemsPerPage: 100,
      hasNextPage: false,
      hasPrevPage: true,
      items: 100,
    });
    const beyond = await numbers(`limit=100&page=${many / 100 + 1}`);
    expect(beyond).toMatchObject({ hasNextPage: false, hasPrevPage: true, items: 0 });

    const few = await Shop.open(service);
    await IssuedVoucher.of(few);
    const { body } = await few.get<{ pagination: object }>('/vouchers?view=issued');
    expect(body.pagination).not.toHaveProperty('totalIsEstimate');
  });
});

describe('the audit log of a merchant', () => {
  it('of an action, a thing or a person reads a page by its index', async () => {
    const someone = '01900000-0000-7000-8000-000000000001';
    await service.database.rows(
      `insert into audit_entries (merchant_id, id, actor_kind, actor_id, action, details, created_at)
       select $1, gen_random_uuid(), 'staff', case n when 1 then $2::uuid end, case n when 1 then 'key.created' else 'session.opened' end,
         '{}', now() from generate_series(1, 20000) n`,
      [shop.merchantId, someone],
    );
    await service.database.rows('vacuum analyze audit_entries');
    const filters = [
      ['audit_entries_by_action', { action: 'key.created' }],
      ['audit_entries_by_thing', { action: 'key' }],
      ['audit_entries_by_actor', { staffId: someone }],
    ] as const;
    for (const [index, filter] of filters) {
      const { buffers, indexes } = await cost((reader) =>
        listAuditEntries(reader, shop.merchantId, filter, maxUuid, 11),
      );
      expect(indexes).toContain(index);
      expect(buffers).toBeLessThan(60);
    }
  });
});
