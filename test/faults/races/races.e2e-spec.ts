import { randomUUID } from 'node:crypto';
import { decodeId } from '#domain/ids.js';
import type { CreatedOrderView } from '#api/orders/create-order.js';
import type { GivenView } from '#http/views/given.view.js';
import type { CardView } from '#http/views/card.view.js';
import type { CustomerView } from '#http/views/customer.view.js';
import type { NewCardDefinition } from '#operations/cards/create-card-definition.js';
import type { Answer } from '../../support/harness/client.js';
import { until } from '../../support/harness/deadline.js';
import { useOwnService } from '../../support/harness/service.js';
import { ledgerViolations } from '../../support/fixtures/ledger.js';
import { readAllPages } from '../../support/fixtures/lists.js';
import { newCoupon, newEmail, unique } from '../../support/fixtures/random.js';
import { base, Shop } from '../../support/fixtures/shop.js';

const service = useOwnService(2);
let shop: Shop;
beforeEach(async () => {
  shop = await Shop.open(service.now);
});
afterEach(async () => {
  const broken = await ledgerViolations(shop.database, shop.merchantId);
  if (Object.keys(broken).length > 0) throw new Error(`The books do not balance: ${JSON.stringify(broken)}`);
});

/**
 * Sends `count` requests at once, to the processes in turn. One that is told to come back (503: more wait than the
 * service can hold) does so with its Idempotency-Key, as a client should.
 */
function atOnce<Body>(
  count: number,
  request: (at: number) => { path: string; body: object; idempotencyKey?: string },
): Promise<Answer<Body>[]> {
  const { clients } = service.now;
  return Promise.all(
    Array.from({ length: count }, (_, at) => {
      const client = clients[at % clients.length];
      if (!client) throw new Error('No process runs.');
      const { path, body, idempotencyKey = randomUUID() } = request(at);
      return until('An answer other than 503', async () => {
        const answer = await client.call<Body>('POST', base + path, { key: shop.key, body, idempotencyKey });
        return answer.status !== 503 && answer;
      });
    }),
  );
}

const order = (fields: object): object => ({ order_value: 10, order_source: 'shop', ...fields });
const statuses = (answers: readonly Answer[]): Record<number, number> =>
  Object.fromEntries(
    [...new Set(answers.map(({ status }) => status))].map((status) => [
      status,
      answers.filter((answer) => answer.status === status).length,
    ]),
  );

async function cardOf(definition: Partial<NewCardDefinition>): Promise<{ path: string; customerId: string }> {
  const made = await shop.cardDefinition(definition);
  const customer = await shop.customer();
  const path = `/customers/${customer.shown}/cards/${await shop.cardOf(customer.shown, made.shown)}`;
  return { path, customerId: customer.shown };
}
const customer = async (id: string): Promise<CustomerView> =>
  (await shop.get<{ data: CustomerView }>(`/customers/${id}`)).body.data;

it('100 gives at once on one card lose nothing, and each answer is a balance of its own', async () => {
  const card = await cardOf({ type: 'points', openEnded: true });
  const answers = await atOnce<GivenView>(100, () => ({ path: `${card.path}/points`, body: { quantity: 1 } }));
  expect(statuses(answers as Answer[])).toEqual({ 200: 100 });
  const balances = answers.map(({ body }) => body.data.points).toSorted((a, b) => a - b);
  expect(balances).toEqual(Array.from({ length: 100 }, (_, at) => at + 1));
  expect((await customer(card.customerId)).lifetimePoints).toBe(100);
  expect(
    (await readAllPages<CardView>(shop, `/customers/${card.customerId}/cards`)).map(({ points }) => points),
  ).toEqual([100]);
});

it('gives and adjustments at once leave a ledger that adds up, and adjustments raise no lifetime figure', async () => {
  const card = await cardOf({ type: 'points', openEnded: true });
  const answers = await atOnce(60, (at) =>
    at % 3 === 0
      ? { path: `${card.path}/points/adjust`, body: { points: at } }
      : { path: `${card.path}/points`, body: { quantity: 7 } },
  );
  expect(statuses(answers as Answer[])).toEqual({ 200: 60 });
  expect((await customer(card.customerId)).lifetimePoints).toBe(40 * 7);
});

it('50 orders at once with one new e-mail in five spellings make one customer with one card of each definition', async () => {
  const enrolling = [
    await shop.cardDefinition({ numberOfStamps: 1000 }),
    await shop.cardDefinition({ type: 'points', openEnded: true }),
  ];
  const awarded = await shop.cardDefinition({ numberOfStamps: 1000, autoEnrol: false });
  await shop.settings({ stamps: { cardId: awarded.shown, mode: 'per_order', stampsPerOrder: 1 } });
  const email = newEmail('Ada');
  const spellings = [email, email.toUpperCase(), email.toLowerCase(), `  ${email}`, `${email.replace('Ada', 'aDA')} `];
  const answers = await atOnce<CreatedOrderView>(50, (at) => ({
    path: '/orders/create',
    body: order({ customer_email: spellings[at % 5], name: `Canary ${at % 5}` }),
  }));
  expect(statuses(answers as Answer[])).toEqual({ 200: 50 });
  expect(new Set(answers.map(({ body }) => body.order.customerId)).size).toBe(1);
  const customers = await readAllPages<CustomerView>(shop, '/customers');
  expect(customers).toMatchObject([{ email: email.toLowerCase(), lifetimeStamps: 50 }]);
  const cards = await readAllPages<CardView>(shop, `/customers/${customers[0]?.id}/cards`);
  expect(cards.map(({ cardId }) => cardId).toSorted()).toEqual(
    [...enrolling, awarded].map(({ shown }) => shown).toSorted(),
  );
  expect(cards.find(({ cardId }) => cardId === awarded.shown)?.stamps).toBe(50);
});

it('many new customers at once, each by several orders, are each made once', async () => {
  const emails = Array.from({ length: 12 }, () => newEmail());
  await shop.cardDefinition();
  const answers = await atOnce<CreatedOrderView>(60, (at) => ({
    path: '/orders/create',
    body: order({ customer_email: emails[at % 12] }),
  }));
  expect(statuses(answers as Answer[])).toEqual({ 200: 60 });
  expect(await readAllPages(shop, '/customers')).toHaveLength(12);
});

it('orders at once of customers who lack the card of the award make one card for each of them', async () => {
  const awarded = await shop.cardDefinition({ numberOfStamps: 1000, autoEnrol: false });
  await shop.settings({ stamps: { cardId: awarded.shown, mode: 'per_order', stampsPerOrder: 1 } });
  const customers = await Promise.all(Array.from({ length: 15 }, () => shop.customer()));
  const answers = await atOnce<CreatedOrderView>(60, (at) => ({
    path: '/orders/create',
    body: order({ customer_email: customers[Math.floor(at / 4)]?.email }),
  }));
  expect(statuses(answers as Answer[])).toEqual({ 200: 60 });
  for (const { shown } of customers) {
    expect(await readAllPages<CardView>(shop, `/customers/${shown}/cards`)).toMatchObject([{ stamps: 4 }]);
  }
});

it('a give waits for a concurrent change of the card, and continues from its balance', async () => {
  const card = await cardOf({ type: 'points', openEnded: true });
  const id = decodeId('card', card.path.split('/').at(-1) ?? '');
  const session = await shop.database.session();
  await session.query('begin');
  await session.query('update cards set points = 100, entry_count = 1 where merchant_id = $1 and id = $2', [
    shop.merchantId,
    id,
  ]);
  await session.query(
    `insert into card_entries (merchant_id, card_id, number, cause, change, consumed, balance_after, created_at)
     values ($1, $2, 1, 'adjust', 100, 0, 100, date_trunc('milliseconds', now()))`,
    [shop.merchantId, id],
  );
  const given = shop.post<GivenView>(`${card.path}/points`, { quantity: 1 });
  await until('The give waits', async () => (await shop.database.waiting()) >= 1);
  await session.query('commit');
  await session.end();
  expect((await given).body.data.points).toBe(101);
});

it('one coupon in 20 orders at once is redeemed once', async () => {
  const template = await shop.rewardTemplate();
  await shop.settings({
    rewardAutomation: true,
    orderRewards: [{ rewardTemplateId: template.shown, minimumOrderValue: 0 }],
  });
  for (let round = 0; round < 5; round += 1) {
    const email = newEmail();
    const first = (await shop.order({ customer_email: email })).body;
    const code = await shop.coupon(first.rewards[0]?.id ?? '', newCoupon());
    const answers = await atOnce<CreatedOrderView>(20, () => ({
      path: '/orders/create',
      body: order({ customer_email: email, coupon_code: code }),
    }));
    expect(statuses(answers as Answer[])).toEqual({ 200: 20 });
    expect(answers.filter(({ body }) => body.couponRedeemed)).toHaveLength(1);
  }
});

it('one Idempotency-Key sent 50 times at once has one effect, and every 200 has the same bytes', async () => {
  const stamp = await shop.cardDefinition({ numberOfStamps: 1000 });
  await shop.settings({ stamps: { cardId: stamp.shown, mode: 'per_order', stampsPerOrder: 1 } });
  for (let round = 0; round < 5; round += 1) {
    const [email, idempotencyKey] = [newEmail(), randomUUID()];
    const answers = await atOnce<CreatedOrderView>(50, () => ({
      path: '/orders/create',
      body: order({ customer_email: email }),
      idempotencyKey,
    }));
    const good = answers.filter(({ status }) => status === 200);
    const others = answers.filter(({ status }) => status !== 200);
    expect(new Set(good.map(({ text }) => text)).size).toBe(1);
    expect(good.filter(({ headers }) => headers['idempotent-replayed'] === undefined)).toHaveLength(1);
    for (const { body, headers } of others) {
      expect([body.error, headers['retry-after']]).toEqual(['idempotency_in_progress', '1']);
    }
    const orders = await readAllPages<{ customerId: string }>(shop, '/orders', {
      filters: `customerId=${good[0]?.body.order.customerId}`,
    });
    expect(orders).toHaveLength(1);
  }
});

it('two concurrent requests with one Idempotency-Key: one takes effect, the other is a 409', async () => {
  for (let round = 0; round < 20; round += 1) {
    const card = await cardOf({ type: 'points', openEnded: true });
    const idempotencyKey = randomUUID();
    const answers = await atOnce<GivenView>(2, (at) => ({
      path: `${card.path}/points`,
      body: { quantity: 1 + at },
      idempotencyKey,
    }));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const given = answers.find(({ status }) => status === 200)?.body.data.points;
    expect((await customer(card.customerId)).lifetimePoints).toBe(given);
  }
});

it('gives that cross a threshold together issue its reward once, on each of 40 cards', async () => {
  const template = await shop.rewardTemplate();
  const definition = await shop.cardDefinition({
    numberOfStamps: 10,
    progression: [{ at: 8, rewardTemplateId: template.shown }],
  });
  const cards = await Promise.all(
    Array.from({ length: 40 }, async () => {
      const { shown } = await shop.customer();
      return `/customers/${shown}/cards/${await shop.cardOf(shown, definition.shown)}/stamps`;
    }),
  );
  await atOnce(40, (at) => ({ path: cards[at] ?? '', body: { quantity: 7 } }));
  const answers = await atOnce<GivenView>(120, (at) => ({ path: cards[at % 40] ?? '', body: { quantity: 1 } }));
  expect(statuses(answers as Answer[])).toEqual({ 200: 120 });
  const rewards = await shop.database.rows<{ rewards: number }>(
    'select count(*) as rewards from rewards where merchant_id = $1 group by customer_id',
    [shop.merchantId],
  );
  expect(rewards).toEqual(Array.from({ length: 40 }, () => ({ rewards: 1 })));
  expect(answers.flatMap(({ body }) => body.rewards)).toHaveLength(40);
  expect(answers.filter(({ body }) => body.data.stamps === 0)).toHaveLength(40);
});

it('20 orders of one source and number at once, with keys of their own, award once', async () => {
  const stamp = await shop.cardDefinition({ numberOfStamps: 1000 });
  await shop.settings({ stamps: { cardId: stamp.shown, mode: 'per_order', stampsPerOrder: 1 } });
  for (const email of [undefined, newEmail()]) {
    const order_number = unique();
    const answers = await atOnce<CreatedOrderView>(4, () => ({
      path: '/orders/create',
      body: order({ customer_email: email ?? newEmail(), order_number }),
    }));
    expect(statuses(answers as Answer[])).toEqual({ 200: 4 });
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await readAllPages(shop, '/orders', { filters: `orderNumber=${order_number}` })).toHaveLength(1);
  }
  for (let round = 0; round < 20; round += 1) {
    const [customer_email, order_number] = [newEmail(), unique()];
    const answers = await atOnce<CreatedOrderView>(2, () => ({
      path: '/orders/create',
      body: order({ customer_email, order_number }),
    }));
    expect(statuses(answers as Answer[])).toEqual({ 200: 2 });
    expect(new Set(answers.map(({ body }) => body.order.id)).size).toBe(1);
    expect((await customer(answers[0]?.body.order.customerId ?? '')).lifetimeStamps).toBe(1);
  }
});

it('with award_again, orders of one source and number at once award each', async () => {
  const stamp = await shop.cardDefinition({ numberOfStamps: 1000 });
  await shop.settings({
    stamps: { cardId: stamp.shown, mode: 'per_order', stampsPerOrder: 1 },
    duplicateOrders: 'award_again',
  });
  for (let round = 0; round < 10; round += 1) {
    const [customer_email, order_number] = [newEmail(), unique()];
    const answers = await atOnce<CreatedOrderView>(4, () => ({
      path: '/orders/create',
      body: order({ customer_email, order_number }),
    }));
    expect(statuses(answers as Answer[])).toEqual({ 200: 4 });
    expect(new Set(answers.map(({ body }) => body.order.id)).size).toBe(4);
    expect((await customer(answers[0]?.body.order.customerId ?? '')).lifetimeStamps).toBe(4);
  }
});

it('a mix of everything at once on few customers leaves books that balance', async () => {
  const template = await shop.rewardTemplate();
  const progression = [2, 5].map((at) => ({ at, rewardTemplateId: template.shown }));
  const stamp = await shop.cardDefinition({ numberOfStamps: 5, progression });
  const points = await shop.cardDefinition({ type: 'points', openEnded: true, progression });
  await shop.settings({
    stamps: { cardId: stamp.shown, mode: 'per_order', stampsPerOrder: 3 },
    points: { cardId: points.shown, pointsPerUnit: '1.5' },
    rewardAutomation: true,
    orderRewards: [{ rewardTemplateId: template.shown, minimumOrderValue: 5 }],
  });
  const customers = await Promise.all(Array.from({ length: 4 }, () => shop.customer()));
  const cards = await Promise.all(
    customers.map(async ({ shown }) => ({
      stamp: `/customers/${shown}/cards/${await shop.cardOf(shown, stamp.shown)}`,
      points: `/customers/${shown}/cards/${await shop.cardOf(shown, points.shown)}`,
    })),
  );
  const answers = await atOnce(200, (at) => {
    const [who, held] = [customers[at % 4], cards[at % 4]];
    if (at % 5 === 0) return { path: `${held?.stamp}/stamps`, body: { quantity: 1 + (at % 7) } };
    if (at % 5 === 1) return { path: `${held?.points}/points`, body: { quantity: 1 + at } };
    if (at % 5 === 2) return { path: `${held?.points}/points/adjust`, body: { points: at } };
    return { path: '/orders/create', body: order({ customer_email: who?.email, order_value: at % 11 }) };
  });
  expect(statuses(answers as Answer[])).toEqual({ 200: 200 });
});
