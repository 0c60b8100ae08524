import { randomUUID } from 'node:crypto';
import { decodeId, encodeId } from '#domain/ids.js';
import type { ListedOrderView } from '#portal/orders/listed-order.view.js';
import type { OrderDetailsView } from '#portal/orders/order-details.view.js';
import type { CountedPage } from '#http/input/list-range.js';
import { type PortalUser, usePortal } from '../../support/harness/portal.js';
import { newEmail, unique } from '../../support/fixtures/random.js';
import { Shop } from '../../support/fixtures/shop.js';

const started = usePortal();

let shop: Shop;
let viewer: PortalUser;
let support: PortalUser;
/** Oldest first. */
const made: { id: string; orderNumber: string; createdAt: string }[] = [];
const [ada, grace] = [newEmail('ada'), newEmail('grace')];

beforeAll(async () => {
  shop = await Shop.open(started.service);
  viewer = await started.portal.user({ shop, role: 'viewer' });
  support = await started.portal.user({ platformRole: 'support' });
  for (const [customer_email, name, order_source, order_number] of [
    [ada, 'Ada Lovelace', 'shop', 'A 1'],
    [grace, 'Gräce Hopper', 'shop', 'G 1'],
    [ada, 'Ada Lovelace', 'app', 'A 2'],
    [grace, 'Gräce Hopper', 'app', 'A 1'],
  ]) {
    made.push((await shop.order({ customer_email, name, order_source, order_number })).body.order);
  }
});

const at = (more = ''): string => `/merchants/${shop.id}/orders${more}`;
const page = async (query = '', user = viewer): Promise<CountedPage<ListedOrderView>> =>
  (await user.get<CountedPage<ListedOrderView>>(at(query && `?${query}`))).body;
const found = async (query: string): Promise<string[]> =>
  (await page(query)).data.map(({ orderNumber, source }) => `${orderNumber} ${source}`);
const read = async (id: string): Promise<OrderDetailsView> =>
  (await viewer.get<{ data: OrderDetailsView }>(at(`/${id}`))).body.data;

describe('the list', () => {
  it('shows each order with its customer and the request that created it', async () => {
    const { data, pagination } = await page();
    expect(data[0]).toMatchObject({
      id: made[3]?.id,
      orderNumber: 'A 1',
      source: 'app',
      value: 10,
      repeatOf: null,
      customer: { id: expect.stringMatching(/^cus_/), name: 'Gräce Hopper', email: grace },
      requestId: expect.stringMatching(/^req_/),
    });
    expect(pagination).toEqual({ limit: 10, hasMore: false, nextCursor: null, totalItems: 4 });
  });

  it.each([
    ['sort=oldest', ['A 1 shop', 'G 1 shop', 'A 2 app', 'A 1 app']],
    ['sort=newest', ['A 1 app', 'A 2 app', 'G 1 shop', 'A 1 shop']],
    ['search=A%201', ['A 1 app', 'A 1 shop']],
    ['search=a%201', []],
    ['search=ada', ['A 2 app', 'A 1 shop']],
    ['search=GR%C3%84CE%20h', ['A 1 app', 'G 1 shop']],
    ['search=grace%20h', ['A 1 app', 'G 1 shop']],
    ['search=opper', []],
    ['search=%25', []],
    ['search=G%201&sort=oldest', ['G 1 shop']],
    ['source=app', ['A 1 app', 'A 2 app']],
    ['source=App', []],
    ['search=ada&source=app', ['A 2 app']],
    ['search=A%201&source=shop', ['A 1 shop']],
    ['customerId=nobody', []],
  ])('?%s finds %j, and counts them', async (query, expected) => {
    expect(await found(query)).toEqual(expected);
    expect((await page(`${query}&limit=1`)).pagination.totalItems).toBe(expected.length);
  });

  it('takes a customer by id or externalId, alone and with a search', async () => {
    const id = (await page('search=ada')).data[0]?.customer.id ?? '';
    await shop.database.rows('update customers set external_id = $3 where merchant_id = $1 and id = $2', [
      shop.merchantId,
      decodeId('customer', id),
      `crm-${shop.id}`,
    ]);
    for (const customer of [id, `crm-${shop.id}`]) {
      expect(await found(`customerId=${customer}`)).toEqual(['A 2 app', 'A 1 shop']);
      expect(await found(`customerId=${customer}&source=app`)).toEqual(['A 2 app']);
      expect(await found(`customerId=${customer}&search=A%201`)).toEqual(['A 1 shop']);
      expect(await found(`customerId=${customer}&search=lovelace`)).toEqual([]);
      expect(await found(`customerId=${customer}&search=ada`)).toEqual(['A 2 app', 'A 1 shop']);
    }
  });

  it('takes a range of times, both ends included', async () => {
    const [, second, third] = made;
    expect(await found(`from=${second?.createdAt}&to=${third?.createdAt}`)).toEqual(['A 2 app', 'G 1 shop']);
    expect(await found(`from=${third?.createdAt}&sort=oldest`)).toEqual(['A 2 app', 'A 1 app']);
    expect(await found(`to=${second?.createdAt}&search=ada`)).toEqual(['A 1 shop']);
    expect(await found('to=2026-01-01T00:00:00Z')).toEqual([]);
    expect((await page(`from=${third?.createdAt}&limit=1`)).pagination.totalItems).toBe(2);
  });

  it.each([
    'limit=0',
    'sort=value',
    'from=yesterday',
    'search=',
    `search=${'x'.repeat(201)}`,
    `source=${'x'.repeat(51)}`,
  ])('400 for ?%s', async (query) => expect(await page(query)).toMatchObject({ code: 400, error: 'invalid_query' }));

  it('a cursor belongs to its filters and its direction, and later pages are not counted', async () => {
    const first = await page('search=ada&limit=1');
    const cursor = first.pagination.nextCursor;
    const rest = await page(`search=ada&limit=1&cursor=${cursor}`);
    expect(rest.data.map(({ orderNumber }) => orderNumber)).toEqual(['A 1']);
    expect(rest.pagination).toEqual({ limit: 1, hasMore: false, nextCursor: null });
    for (const other of ['search=grace', 'search=ada&sort=oldest', 'search=ada&from=2026-01-01T00:00:00Z']) {
      expect(await page(`${other}&limit=1&cursor=${cursor}`)).toMatchObject({ error: 'cursor_invalid' });
    }
  });

  it('a search that too many customers match is refused', async () => {
    const crowd = await Shop.open(started.service);
    const user = await started.portal.user({ shop: crowd, role: 'viewer' });
    await crowd.database.rows(
      `insert into customers (merchant_id, id, email, name, created_at)
       select $1, gen_random_uuid(), 'x' || n || '@canary.example', null, now() from generate_series(1, 201) n`,
      [crowd.merchantId],
    );
    const list = (search: string) => user.get(`/merchants/${crowd.id}/orders?search=${search}`);
    expect([(await list('x')).body.error, (await list('x20')).status]).toEqual(['search_too_broad', 200]);
  });
});

describe('an order', () => {
  const programme = async (of: Shop): Promise<void> => {
    await of.rewardTemplate({ title: 'A pen', externalId: 'pen' });
    await of.rewardTemplate({ title: 'A mug', externalId: 'mug' });
    const progression = [{ at: 2, rewardTemplateId: 'pen' }];
    await of.cardDefinition({ title: 'Coffee', numberOfStamps: 2, progression, externalId: 'stamps' });
    await of.cardDefinition({ title: 'Club', type: 'points', openEnded: true, externalId: 'points' });
    await of.settings({
      stamps: { cardId: 'stamps', mode: 'per_order', stampsPerOrder: 3 },
      rewardAutomation: true,
      points: { cardId: 'points', pointsPerUnit: '1' },
      minimumOrderValue: 5,
      duplicateOrders: 'award_again',
      orderRewards: [{ rewardTemplateId: 'mug', minimumOrderValue: 50 }],
    });
  };
  /** Makes it look as if nothing had changed for an hour. */
  const settle = (of: Shop) =>
    of.database.rows("update programme_versions set changed_at = now() - interval '1 hour' where merchant_id = $1", [
      of.merchantId,
    ]);
  let other: Shop;
  let user: PortalUser;
  const details = async (id: string): Promise<OrderDetailsView> =>
    (await user.get<{ data: OrderDetailsView }>(`/merchants/${other.id}/orders/${id}`)).body.data;
  beforeEach(async () => {
    other = await Shop.open(started.service);
    user = await started.portal.user({ shop: other, role: 'viewer' });
    await programme(other);
    await settle(other);
  });

  it('says what it awarded and why not more, with its ledger, its rewards and its request', async () => {
    const email = newEmail();
    const { order, rewards } = (await other.order({ customer_email: email, order_value: 24.9, order_number: 'N 1' }))
      .body;
    const shown = await details(order.id);
    expect(shown.order).toMatchObject({ ...order, customer: { email }, requestId: expect.stringMatching(/^req_/) });
    expect(shown.explanation).toEqual({
      settings: 'of_order',
      programmeChangedAt: expect.any(String),
      stamps: 3,
      points: 24,
      sentences: [
        '3 stamps for the order, whatever its value.',
        '1 point for each GBP, rounded down: 24.90 GBP is 24 points.',
        'No “A mug”: it needs an order of 50.00 GBP or more.',
      ],
    });
    const given = { cardId: expect.stringMatching(/^ccard_/), at: order.createdAt, number: 1 };
    expect(shown.ledger).toEqual([
      { ...given, title: 'Coffee', kind: 'stamps', change: 3, consumed: 2, balanceAfter: 1 },
      { ...given, title: 'Club', kind: 'points', change: 24, consumed: 0, balanceAfter: 24 },
    ]);
    const cause = { stepAt: 2, cardTitle: 'Coffee', cardKind: 'stamps' };
    expect(shown.rewards).toEqual(rewards.map((reward) => ({ ...reward, ...cause })));
    expect([shown.rewards.map(({ title }) => title), shown.coupon]).toEqual([['A pen'], null]);
  });

  it('shows only its own entries among those of other orders of the customer', async () => {
    const customer_email = newEmail();
    const orders = [];
    for (const order_value of [6, 7, 8]) orders.push((await other.order({ customer_email, order_value })).body.order);
    expect((await details(orders[1]?.id ?? '')).ledger.map(({ change, number }) => [change, number])).toEqual([
      [3, 3],
      [7, 2],
    ]);
  });

  it.each([
    ['the order settings', (of: Shop) => of.settings({ minimumOrderValue: 100 })],
    ['a card', (of: Shop) => of.cardDefinition({ title: 'Another' })],
    ['a reward template', (of: Shop) => of.rewardTemplate({ title: 'Another' })],
  ])('knows what decided it once %s changed, unless it is older than snapshots', async (_, change) => {
    const { order } = (await other.order({ order_value: 20 })).body;
    const before = await details(order.id);
    await change(other);
    const known = (await details(order.id)).explanation;
    expect(known).toEqual({ ...before.explanation, programmeChangedAt: known.programmeChangedAt });
    expect(known.settings).toBe('of_order');
    await other.database.rows('update orders set settings_id = null where merchant_id = $1 and id = $2', [
      other.merchantId,
      decodeId('order', order.id),
    ]);
    const { explanation, order: shown } = await details(order.id);
    expect(explanation.settings).toBe('current');
    expect(Date.parse(explanation.programmeChangedAt ?? '')).toBeGreaterThan(Date.parse(order.createdAt));
    expect([shown.stampsAwarded, shown.pointsAwarded]).toEqual([3, 20]);
  });

  it('names the reward that its coupon redeemed, and the order that it repeats', async () => {
    const customer_email = newEmail();
    const first = (await other.order({ customer_email, order_value: 6, order_number: 'N 7' })).body;
    const coupon_code = await other.coupon(first.rewards[0]?.id ?? '');
    const second = (await other.order({ customer_email, order_value: 6, order_number: 'N 7', coupon_code })).body.order;
    const { order, coupon } = await details(second.id);
    expect(order).toMatchObject({ couponRedeemed: true, repeatOf: first.order.id });
    expect(coupon).toMatchObject({ id: first.rewards[0]?.id, status: 'redeemed' });
  });

  it('404 for an unknown id, one of another kind, and one of another merchant', async () => {
    const answers = await Promise.all(
      [encodeId('order', randomUUID()), encodeId('card', randomUUID()), 'nothing', made[0]?.id].map((id) =>
        user.get(`/merchants/${other.id}/orders/${id}`),
      ),
    );
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 404, body: { error: 'order_not_found' } });
  });
});

describe('support', () => {
  it('sees what the merchant sees, and each look is in the audit log of the merchant', async () => {
    const id = made[0]?.id ?? '';
    const supported = `/support/merchants/${shop.id}/orders`;
    expect((await support.get<CountedPage<ListedOrderView>>(`${supported}?search=ada`)).body.data).toEqual(
      (await page('search=ada')).data,
    );
    expect((await support.get<{ data: object }>(`${supported}/${id}`)).body.data).toEqual(await read(id));
    expect((await support.get(`${supported}/${unique()}`)).body.error).toBe('order_not_found');
    const looks = await shop.database.rows<{ action: string; subject_id: string | null }>(
      "select action, subject_id from audit_entries where merchant_id = $1 and actor_kind = 'support' order by id",
      [shop.merchantId],
    );
    expect(looks).toEqual([
      { action: 'support.viewed_orders', subject_id: null },
      { action: 'support.viewed_order', subject_id: decodeId('order', id) },
      { action: 'support.viewed_order', subject_id: null },
    ]);
  });
});
