import { encodeId } from '#domain/ids.js';
import type { CountedPage } from '#http/input/list-range.js';
import { newId } from '#persistence/database/new-id.js';
import type { Reader } from '#persistence/database/statement.js';
import {
  allOrders,
  listPortalOrders,
  type PortalOrderFilter,
  selectOrders,
} from '#persistence/orders/order-list.store.js';
import type { Sort } from '#persistence/database/id-page.js';
import { costOfReads } from '../../support/fixtures/explained.js';
import { type PortalUser, usePortal } from '../../support/harness/portal.js';
import { Shop } from '../../support/fixtures/shop.js';

const started = usePortal();
const many = 12_000;
const step = 100;
const start = Date.now() - many * step - 60_000;

let shop: Shop;
let viewer: PortalUser;
let ids: string[];
let customers: string[];

/** Orders of two customers and two sources in turn, all of one instant: only their ids tell them apart. */
async function addOrders(of: Shop, count: number): Promise<{ ids: string[]; customers: string[] }> {
  const made = Array.from({ length: count }, (_, at) => newId(new Date(start + at * step)));
  const owners = await Promise.all(['first', 'second'].map(async (name) => (await of.customer({ name })).id));
  await of.database.rows(
    `insert into orders (merchant_id, id, order_number, source, value_minor, currency, integration_type, customer_id,
       stamps_awarded, points_awarded, created_at)
     select $1, r.id, 'N ' || r.at, case when r.at % 1000 = 0 then 'rare' else 'shop' end, 100, 'GBP', 'public_api',
       ($3::uuid[])[1 + r.at % 2], 0, 0, $4
     from unnest($2::uuid[]) with ordinality as r (id, at)`,
    [of.merchantId, made, owners, new Date(start)],
  );
  return { ids: made, customers: owners };
}

/** Enough for a plan that reads all customers of the merchant to look cheap. */
const addCustomers = (of: Shop, count: number) =>
  of.database.rows(
    `insert into customers (merchant_id, id, email, created_at)
     select $1, r.id, 'of-many-' || r.at || '@example.com', now() from unnest($2::uuid[]) with ordinality as r (id, at)`,
    [of.merchantId, Array.from({ length: count }, () => newId(new Date()))],
  );

beforeAll(async () => {
  shop = await Shop.open(started.service);
  viewer = await started.portal.user({ shop, role: 'viewer' });
  ({ ids, customers } = await addOrders(shop, many));
  await addOrders(await Shop.open(started.service), 500);
  await addCustomers(shop, 2_000);
  await shop.database.rows('vacuum analyze orders, customers');
});

const list = async (query: string) =>
  (await viewer.get<CountedPage<{ id: string }>>(`/merchants/${shop.id}/orders?${query}`)).body;

it.each(['newest', 'oldest'] as const)('a walk by %s returns each order once, also of one instant', async (sort) => {
  const walked: string[] = [];
  let cursor: string | null = null;
  for (let page = 0; page === 0 || (cursor !== null && walked.length < 1_000); page += 1) {
    const { data, pagination } = await list(`limit=97&sort=${sort}${cursor === null ? '' : `&cursor=${cursor}`}`);
    walked.push(...data.map(({ id }) => id));
    cursor = pagination.nextCursor;
  }
  const expected = (sort === 'newest' ? ids.toReversed() : ids).map((id) => encodeId('order', id));
  expect(walked).toEqual(expected.slice(0, walked.length));
});

it('counts up to 10,000, and says that there are more', async () => {
  expect((await list('limit=1')).pagination).toMatchObject({ totalItems: 10_000, totalIsMinimum: true });
  expect((await list('limit=1&source=rare')).pagination).toMatchObject({ totalItems: 12 });
  expect((await list('limit=1&source=rare')).pagination).not.toHaveProperty('totalIsMinimum');
});

it('shows the last orders of a customer and of a rare source', async () => {
  expect((await list('limit=100&source=rare')).data).toHaveLength(12);
  const ofSecond = await list(`limit=3&customerId=${encodeId('customer', customers[1] ?? '')}&sort=oldest`);
  expect(ofSecond.data.map(({ id }) => id)).toEqual([ids[0], ids[2], ids[4]].map((id) => encodeId('order', id ?? '')));
});

describe('a page reads no more than its rows, at the end as at the beginning', () => {
  const filters: readonly (readonly [string, () => PortalOrderFilter])[] = [
    ['of all orders', () => ({})],
    ['of a source', () => ({ source: 'shop' })],
    ['of a rare source', () => ({ source: 'rare' })],
    ['of a customer', () => ({ customerId: customers[0] })],
    ['of an order number', () => ({ search: 'N 77' })],
    ['of customers that begin like a text', () => ({ search: 'sec' })],
    ['of nobody', () => ({ search: 'nobody' })],
    ['of an unknown source', () => ({ source: 'none' })],
  ];
  it.each(filters)('%s', async (_, filter) => {
    for (const sort of ['newest', 'oldest'] satisfies Sort[]) {
      for (const behind of [undefined, ids[many / 2]]) {
        const page = { sort, behind, count: 26 };
        const read = async (reader: Reader) =>
          listPortalOrders(reader, shop.merchantId, await selectOrders(reader, shop.merchantId, filter()), page);
        const { buffers, maxRows } = await costOfReads(shop.database, read);
        expect([sort, behind, maxRows <= 52]).toEqual([sort, behind, true]);
        // The whole merchant is some 250 blocks of orders, and more of each index.
        expect(buffers).toBeLessThan(200);
      }
    }
  });

  it('of one day', async () => {
    const to = new Date(start + 5_000 * step);
    const page = { sort: 'newest' as const, from: new Date(to.getTime() - 1_000), to, count: 26 };
    const { buffers } = await costOfReads(shop.database, (reader) =>
      listPortalOrders(reader, shop.merchantId, allOrders, page),
    );
    expect(buffers).toBeLessThan(50);
  });
});
