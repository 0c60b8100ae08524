import { encodeId } from '#domain/ids.js';
import { useService } from '../../support/harness/service.js';
import { type PageBody, pageOf, readAllPages } from '../../support/fixtures/lists.js';
import { Shop } from '../../support/fixtures/shop.js';

const service = useService();
const made = 23;

interface Listed {
  readonly path: string;
  /** Filters that all items match. */
  readonly filters: readonly string[];
  readonly add: () => Promise<string>;
}

interface Lists {
  readonly shop: Shop;
  readonly other: Shop;
  readonly all: Readonly<Record<string, Listed>>;
  /** The ids that stood in each list when the tests began, newest first. */
  readonly ids: Readonly<Record<string, readonly string[]>>;
}

let lists: Lists;

async function listsOf(shop: Shop): Promise<Record<string, Listed>> {
  const customer = await shop.customer();
  const orderNumber = 'N 1';
  let sources = 0;
  return {
    orders: {
      path: '/orders',
      filters: ['orderNumber=N%201', `customerId=${customer.shown}`],
      add: async () => {
        sources += 1;
        const fields = { customer_email: customer.email, order_number: orderNumber, order_source: `s${sources}` };
        return (await shop.order(fields)).body.order.id;
      },
    },
    customers: { path: '/customers', filters: ['search=canary'], add: async () => (await shop.customer()).shown },
    definitions: {
      path: '/cards',
      filters: ['active=true'],
      add: async () => (await shop.cardDefinition({ autoEnrol: false })).shown,
    },
    cards: {
      path: `/customers/${customer.shown}/cards`,
      filters: [],
      add: async () => {
        const definition = await shop.cardDefinition({ autoEnrol: false });
        await shop.database.rows(
          'insert into cards (merchant_id, id, customer_id, card_definition_id, created_at) values ($1, $2, $3, $4, now())',
          [shop.merchantId, definition.id, customer.id, definition.id],
        );
        return encodeId('card', definition.id);
      },
    },
  };
}

beforeAll(async () => {
  const shop = await Shop.open(service.now);
  const all = await listsOf(shop);
  for (const list of Object.values(all)) for (let turn = 0; turn < made; turn += 1) await list.add();
  const ids: Record<string, string[]> = {};
  for (const [name, { path }] of Object.entries(all)) {
    ids[name] = (await readAllPages<{ id: string }>(shop, path)).map(({ id }) => id);
  }
  lists = { shop, other: await Shop.open(service.now), all, ids };
});

const list = (name: string): Listed => {
  const found = lists.all[name];
  if (!found) throw new Error(`No list ${name}.`);
  return found;
};
const page = (name: string, query = '') => pageOf<{ id: string }>(lists.shop, list(name).path, query);
const cursorOf = async (name: string, query = 'limit=3'): Promise<string> =>
  (await page(name, query)).body.pagination.nextCursor ?? '';

describe.each(['orders', 'customers', 'definitions', 'cards'])('the list of %s', (name) => {
  it('200: every page size gives every item exactly once, newest first', async () => {
    const all = lists.ids[name] ?? [];
    expect(all.length).toBeGreaterThanOrEqual(made);
    expect(all).toEqual(all.toSorted().toReversed());
    for (const limit of [1, 2, 7, all.length - 1, all.length, all.length + 1, 100]) {
      const ids = (await readAllPages<{ id: string }>(lists.shop, list(name).path, { limit })).map(({ id }) => id);
      expect(ids).toEqual(all);
    }
  });

  it('200: a page contains its limit, whether there is a next page, and its cursor', async () => {
    const all = lists.ids[name] ?? [];
    const whole = (await page(name, `limit=${all.length}`)).body;
    expect(whole.pagination).toEqual({ limit: all.length, hasMore: false, nextCursor: null });
    const part = (await page(name, `limit=${all.length - 1}`)).body;
    expect(part.pagination).toEqual({ limit: all.length - 1, hasMore: true, nextCursor: expect.any(String) });
    expect((await page(name)).body.pagination.limit).toBe(10);
  });

  it('200: the page size may change on the way', async () => {
    const all = lists.ids[name] ?? [];
    const rest = (await page(name, `limit=100&cursor=${await cursorOf(name)}`)).body;
    expect(rest.data.map(({ id }) => id)).toEqual(all.slice(3));
  });

  it('200: items inserted while the pages are read shift nothing: each old item is returned once', async () => {
    const before = (await readAllPages<{ id: string }>(lists.shop, list(name).path)).map(({ id }) => id);
    const items = await readAllPages<{ id: string }>(lists.shop, list(name).path, {
      limit: 4,
      between: list(name).add,
    });
    expect(items.map(({ id }) => id)).toEqual(before);
  });

  it.each([
    '0',
    '101',
    '-1',
    '1.5',
    '1e1',
    '0x10',
    '',
    '%20',
    '10%20',
    '+5',
    '05',
    'ten',
    'null',
    'true',
    '1000',
    '999999999999999999999',
    '%D9%A1',
    '1&limit=2',
    '1&limit=1',
  ])('400: ?limit=%s', async (limit) => {
    const answer = await page(name, `limit=${limit}`);
    expect(answer.body).toMatchObject({ code: 400, error: 'invalid_query', message: expect.stringContaining('limit') });
  });

  it('200: the bounds of limit are in it, and unknown parameters are ignored', async () => {
    expect((await page(name, 'limit=1')).body.data).toHaveLength(1);
    expect((await page(name, 'limit=100')).body.pagination.limit).toBe(100);
    const query = 'page=2&offset=5&Limit=0&sort=asc&limit[]=3&cursor[]=x&merchantId=1&__proto__=1';
    expect((await page(name, query)).body.data).toEqual((await page(name)).body.data);
  });

  it.each(['', 'x', '0', 'null', 'AQ', '%00', '%FF', 'a'.repeat(513), 'eyJpZCI6MX0', "'", '../..'])(
    '400: cursor %j',
    async (cursor) => {
      const answer = await page(name, `cursor=${cursor}`);
      expect(answer.status).toBe(400);
      expect(['cursor_invalid', 'invalid_query']).toContain(answer.body.error);
    },
  );

  it('400: a cursor with any one bit changed', async () => {
    const cursor = await cursorOf(name);
    const bytes = Buffer.from(cursor, 'base64url');
    expect((await page(name, `cursor=${cursor}`)).status).toBe(200);
    for (let bit = 0; bit < bytes.length * 8; bit += 1) {
      const changed = Buffer.from(bytes);
      changed.writeUInt8(changed.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3);
      const answer = await page(name, `cursor=${changed.toString('base64url')}`);
      expect([bit, answer.body.error]).toEqual([bit, 'cursor_invalid']);
    }
  });

  it('400: a cursor that is shortened, lengthened, changed, or sent twice', async () => {
    const cursor = await cursorOf(name);
    const spelled = [cursor.slice(0, -1), cursor.slice(1), `${cursor}A`, `${cursor}=`, `${cursor}%20`, `%20${cursor}`];
    const all = [...spelled, `${cursor}${cursor}`, `${cursor}&cursor=${cursor}`, cursor.toLowerCase(), `${cursor}%0A`];
    for (const each of all) expect([each, (await page(name, `cursor=${each}`)).status]).toEqual([each, 400]);
  });

  it('400: a cursor of another list', async () => {
    for (const other of ['orders', 'customers', 'definitions', 'cards'].filter((each) => each !== name)) {
      const answer = await page(name, `cursor=${await cursorOf(other)}`);
      expect([other, answer.body.error]).toEqual([other, 'cursor_invalid']);
    }
  });

  it('400: a cursor with filters that were not there, and one without the filters that were', async () => {
    for (const filter of list(name).filters) {
      const plain = await cursorOf(name);
      expect((await page(name, `cursor=${plain}&${filter}`)).body.error).toBe('cursor_invalid');
      const filtered = await cursorOf(name, `limit=3&${filter}`);
      expect((await page(name, `cursor=${filtered}`)).body.error).toBe('cursor_invalid');
      expect((await page(name, `cursor=${filtered}&${filter}`)).status).toBe(200);
    }
  });

  it('200: filters walk by pages too', async () => {
    for (const filters of list(name).filters) {
      const once = (await page(name, `limit=100&${filters}`)).body.data;
      expect(once.length).toBeGreaterThan(3);
      expect(await readAllPages(lists.shop, list(name).path, { limit: 3, filters })).toEqual(once);
    }
  });

  it('400 or 404: a cursor of another merchant', async () => {
    const cursor = await cursorOf(name);
    const answer = await pageOf(lists.other, list(name).path, `cursor=${cursor}`);
    expect(answer.status).toBe(name === 'cards' ? 404 : 400);
  });
});

it("400: a cursor of one customer's cards at another customer", async () => {
  const other = await lists.shop.customer();
  const cursor = await cursorOf('cards');
  const answer = await pageOf(lists.shop, `/customers/${other.shown}/cards`, `cursor=${cursor}`);
  expect(answer.body).toMatchObject({ code: 400, error: 'cursor_invalid' });
});

it('400: a cursor of one filter value with another', async () => {
  const { shop } = lists;
  const cursor = (await pageOf(shop, '/customers', 'limit=1&search=canary')).body.pagination.nextCursor;
  expect((await pageOf(shop, '/customers', `search=canar&cursor=${cursor}`)).body.error).toBe('cursor_invalid');
  const active = (await pageOf(shop, '/cards', 'limit=1&active=true')).body.pagination.nextCursor;
  expect((await pageOf(shop, '/cards', `active=false&cursor=${active}`)).body.error).toBe('cursor_invalid');
});

it('200: a cursor holds at another process of the service', async () => {
  const second = await service.now.add();
  const { shop } = lists;
  const cursor = await cursorOf('orders');
  const query = `/orders?limit=5&cursor=${cursor}`;
  const here = await shop.get<PageBody<{ id: string }>>(query);
  const client = service.now.clients[service.now.apis.indexOf(second)];
  const there = await client?.call('GET', `/v1/public${query}`, { key: shop.key });
  expect(there?.body).toEqual(here.body);
});
