import fc from 'fast-check';
import type { CreatedOrderView } from '#api/orders/create-order.js';
import type { PreviewedOrderView } from '#api/orders/previewed-order.view.js';
import type { CardView } from '#http/views/card.view.js';
import type { RewardView } from '#http/views/reward.view.js';
import { overrideLimit } from '#operations/keys/override-limit.js';
import { useService } from '../../support/harness/service.js';
import { checksum } from '../../support/fixtures/one-of-each.js';
import { readAllPages } from '../../support/fixtures/lists.js';
import { newCoupon, newEmail, unique } from '../../support/fixtures/random.js';
import { Shop } from '../../support/fixtures/shop.js';

const service = useService();
let shop: Shop;
beforeEach(async () => {
  shop = await Shop.open(service.now);
});

const order = (more: object = {}) => ({ customer_email: newEmail(), order_value: 10, order_source: 'shop', ...more });
const preview = async (body: object): Promise<PreviewedOrderView> => {
  const answer = await shop.post<{ data: PreviewedOrderView }>('/orders/preview', body, { idempotencyKey: null });
  expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
  return answer.body.data;
};
const create = async (body: object): Promise<CreatedOrderView> =>
  (await shop.post<CreatedOrderView>('/orders/create', body)).body;
const cardsOf = (customerId: string): Promise<CardView[]> => readAllPages(shop, `/customers/${customerId}/cards`);

/** A reward that the customer is given. */
async function reward(customerId: string, rewardId: string): Promise<string> {
  const given = await shop.post<{ data: RewardView[] }>(`/customers/${customerId}/rewards`, { rewardId });
  return given.body.data[0]?.id ?? '';
}

/** A shop that awards stamps with a reward at 3, points, and a reward from 50.00 on. */
async function programme(of: Partial<Parameters<Shop['settings']>[0]> = {}) {
  const coffee = await shop.rewardTemplate({ title: 'A coffee', expiryDays: 30 });
  const mug = await shop.rewardTemplate({ title: 'A mug' });
  const stamps = await shop.cardDefinition({
    title: 'Coffee card',
    numberOfStamps: 5,
    progression: [{ at: 3, rewardTemplateId: coffee.shown }],
  });
  const points = await shop.cardDefinition({ type: 'points', openEnded: true, autoEnrol: false });
  await shop.settings({
    stamps: { cardId: stamps.shown, mode: 'per_value', valuePerStamp: 10 },
    points: { cardId: points.shown, pointsPerUnit: '0.5' },
    rewardAutomation: true,
    orderRewards: [{ rewardTemplateId: mug.shown, minimumOrderValue: 50 }],
    ...of,
  });
  return { coffee, mug, stamps, points };
}

describe('POST /orders/preview', () => {
  it('says what an order would award to a new customer, with no ids of what is not made', async () => {
    const { coffee, mug, stamps, points } = await programme();
    const shown = await preview(order({ order_value: 55 }));
    expect(shown).toEqual({
      stamps: 5,
      points: 27,
      couponWouldBeRedeemed: false,
      duplicate: false,
      customerExists: false,
      reasons: [],
      rewards: [
        { rewardId: coffee.shown, title: 'A coffee', expiry: expect.stringMatching(/T23:59:59\.999Z$/) },
        { rewardId: mug.shown, title: 'A mug', expiry: null },
      ],
      cards: [
        {
          cardId: stamps.shown,
          before: null,
          after: {
            id: null,
            externalId: null,
            customerId: null,
            createdAt: null,
            cardId: stamps.shown,
            title: 'Coffee card',
            type: 'stamp',
            stamps: 0,
            points: 0,
            stampsOwed: 0,
            pointsOwed: 0,
            expirations: [],
          },
        },
        { cardId: points.shown, before: null, after: expect.objectContaining({ points: 27 }) },
      ],
    });
  });

  it('shows the cards of a known customer before and after', async () => {
    const { stamps } = await programme();
    const body = order({ order_value: 20 });
    const { order: first } = await create(body);
    const [card] = (await cardsOf(first.customerId)).filter(({ cardId }) => cardId === stamps.shown);
    const { cards, customerExists } = await preview(body);
    expect(customerExists).toBe(true);
    expect(cards[0]).toEqual({ cardId: stamps.shown, before: card, after: { ...card, stamps: 4 } });
  });

  it('says why nothing is awarded, in words to branch on', async () => {
    await programme({ minimumOrderValue: 20 });
    const [shown, overlong] = [
      await preview(order({ coupon_code: 'NOBODYS' })),
      await preview(order({ coupon_code: 'x'.repeat(201) })),
    ];
    expect(overlong.reasons).toEqual(shown.reasons);
    expect(shown).toMatchObject({ stamps: 0, points: 0, rewards: [], cards: [] });
    expect(shown.reasons).toEqual([
      { error: 'below_minimum', message: 'An order of less than 20.00 GBP awards nothing.' },
      { error: 'coupon_unknown', message: 'No reward of this customer has this coupon code.' },
    ]);
  });

  it('a coupon: redeemed, expired, used, of someone else', async () => {
    const { coffee } = await programme({ orderRewards: [] });
    const [mine, other] = [await shop.customer(), await shop.customer()];
    const coupon = async ({ shown }: { shown: string }) => shop.coupon(await reward(shown, coffee.shown));
    const [first, second, theirs] = [await coupon(mine), await coupon(mine), await coupon(other)];
    const of = (coupon_code: string) => preview(order({ customer_email: mine.email, coupon_code }));
    expect(await of(first)).toMatchObject({ couponWouldBeRedeemed: true });
    expect(await of(first.toLowerCase())).toMatchObject({ couponWouldBeRedeemed: true });
    await create(order({ customer_email: mine.email, coupon_code: first }));
    await shop.database.rows(
      `update rewards set expires_at = now() - interval '1 second' where merchant_id = $1 and coupon_code = $2`,
      [shop.merchantId, second],
    );
    const reasons = await Promise.all([first, second, theirs, 'not a code'].map(of));
    expect(reasons.map((shown) => [shown.couponWouldBeRedeemed, shown.reasons.map(({ error }) => error)])).toEqual([
      [false, ['coupon_redeemed']],
      [false, ['coupon_expired']],
      [false, ['coupon_unknown']],
      [false, ['coupon_unknown']],
    ]);
    // Given up by a newer reward, and held by an older one: an order asks the one that holds it.
    const [older, newer] = [await reward(mine.shown, coffee.shown), await reward(mine.shown, coffee.shown)];
    const moved = await shop.coupon(newer);
    await create(order({ customer_email: mine.email, coupon_code: moved }));
    await shop.coupon(older, moved);
    await shop.database.rows(
      `update rewards set expires_at = now() - interval '1 second'
       where merchant_id = $1 and coupon_code = $2 and status = 'active'`,
      [shop.merchantId, moved],
    );
    expect((await of(moved)).reasons.map(({ error }) => error)).toEqual(['coupon_expired']);
    // An order without a coupon, as a shop may send it.
    for (const none of ['', ' ']) expect(await of(none)).toMatchObject({ couponWouldBeRedeemed: false, reasons: [] });
  });

  it('a duplicate is shown with the first result', async () => {
    await programme();
    const body = order({ order_number: unique(), order_value: 30 });
    const first = await create(body);
    const shown = await preview({ ...body, customer_email: newEmail(), order_value: 70 });
    expect(shown).toMatchObject({ stamps: 3, points: 15, duplicate: true, customerExists: false, cards: [] });
    expect(shown.rewards.map(({ title }) => title)).toEqual(first.rewards.map(({ title }) => title));
    expect(shown.reasons.map(({ error }) => error)).toEqual(['duplicate_order']);
  });

  it('changes nothing: no row, no event, and the Idempotency-Key of a preview is free', async () => {
    await programme();
    const body = order({ order_value: 60, order_number: unique() });
    await shop.settings({ enabled: true });
    const before = await checksum(shop);
    for (let round = 0; round < 3; round += 1) {
      const answer = await shop.post('/orders/preview', body, { idempotencyKey: 'of-the-order' });
      expect([answer.status, answer.headers['idempotent-replayed']]).toEqual([200, undefined]);
    }
    expect(await checksum(shop)).toEqual(before);
    const created = await shop.post<CreatedOrderView>('/orders/create', body, { idempotencyKey: 'of-the-order' });
    expect([created.status, created.headers['idempotent-replayed']]).toEqual([200, undefined]);
  });

  it('400 for a body that an order is refused for, and for what its rules refuse', async () => {
    const coffee = await shop.rewardTemplate();
    const card = await shop.cardDefinition({
      numberOfStamps: 1,
      progression: [{ at: 1, rewardTemplateId: coffee.shown }],
    });
    await shop.settings({ stamps: { cardId: card.shown, mode: 'per_value', valuePerStamp: 0.01 } });
    const bodies = [{}, order({ order_value: -1 }), order({ order_value: '1e3' }), order({ order_value: 20 })];
    const answers = await Promise.all(bodies.map((body) => shop.post('/orders/preview', body)));
    expect(answers.map(({ status, body }) => [status, body.error])).toEqual([
      [400, 'missing_field'],
      [400, 'order_value_invalid'],
      [400, 'order_value_invalid'],
      [400, 'too_many_rewards'],
    ]);
  });

  it('403 without orders:write, 405 for GET', async () => {
    const { secret } = await shop.keyWith(['orders:read']);
    const refused = await shop.post('/orders/preview', order(), { key: secret });
    expect([refused.status, refused.body.error]).toEqual([403, 'scope_missing']);
    expect((await shop.get('/orders/preview', { undocumented: true })).status).toBe(405);
  });

  it('503 with Retry-After 1 where another write holds the customer, and no place of a write is kept', async () => {
    await programme();
    const customer = await shop.customer();
    const release = await shop.database.hold(
      'select from customers where merchant_id = $1 and id = $2 for no key update',
      [shop.merchantId, customer.id],
    );
    try {
      const answer = await shop.post('/orders/preview', order({ customer_email: customer.email }));
      expect([answer.status, answer.body.error, answer.headers['retry-after']]).toEqual([503, 'database_busy', '1']);
    } finally {
      await release();
    }
    expect((await preview(order({ customer_email: customer.email }))).customerExists).toBe(true);
  });

  it('counts as a read, and not as the creation of an order', async () => {
    const key = await shop.keyWith(['orders:write']);
    const by = { actorKind: 'operator', staffId: null, merchantId: shop.merchantId, address: null } as const;
    const endsAt = new Date(Date.now() + 3_600_000);
    const limit = { limit: 'orderCreationsPerMinute', value: 1, reason: 'A test', endsAt } as const;
    await shop.write((tx) => overrideLimit(tx, by, { ...limit, apiKeyId: key.id }));
    const statuses: number[] = [];
    for (const path of ['preview', 'preview', 'create', 'preview', 'create'])
      statuses.push((await shop.post(`/orders/${path}`, order(), { key: key.secret })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
  });
});

// What the operation answers to the same body at once afterwards.
it('a preview says what the order then does, whatever the state', async () => {
  const { stamps, coffee, mug, points } = await programme();
  const emails = Array.from({ length: 4 }, () => newEmail());
  const coupons: string[] = [];
  const state = fc.record({
    settings: fc.option(
      fc.record({
        enabled: fc.constantFrom(true, true, true, false),
        minimumOrderValue: fc.constantFrom(0, 15),
        stamps: fc.option(
          fc.constantFrom(
            { cardId: stamps.shown, mode: 'per_value' as const, valuePerStamp: 7, maxPerOrder: 6 },
            { cardId: stamps.shown, mode: 'per_order' as const, stampsPerOrder: 2 },
          ),
        ),
        points: fc.option(fc.constant({ cardId: points.shown, pointsPerUnit: '1.1', maxPerOrder: 50 })),
        rewardAutomation: fc.boolean(),
        orderRewards: fc.constantFrom(
          [],
          [
            { rewardTemplateId: mug.shown, minimumOrderValue: 0 },
            { rewardTemplateId: coffee.shown, minimumOrderValue: 30 },
          ],
        ),
        duplicateOrders: fc.constantFrom('return_original' as const, 'award_again' as const),
      }),
      { freq: 2 },
    ),
    email: fc.nat(4),
    value: fc.constantFrom(0, 0.01, 14.99, 15, 33.33, 99, 420),
    number: fc.option(fc.constantFrom('N1', 'N2', 'N3')),
    coupon: fc.option(fc.nat(9)),
    givesCoupon: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(state, async ({ settings, email, value, number, coupon, givesCoupon }) => {
      if (settings) await shop.settings(settings);
      const customer_email = emails[email] ?? newEmail();
      const coupon_code = coupon === null ? undefined : (coupons[coupon] ?? newCoupon());
      const body = order({ customer_email, order_value: value, order_number: number, coupon_code });
      const shown = await preview(body);
      const done = await create(body);
      expect(shown).toMatchObject({
        stamps: done.stamps,
        points: done.points,
        couponWouldBeRedeemed: done.couponRedeemed,
      });
      expect(shown.rewards).toEqual(done.rewards.map(({ rewardId, title, expiry }) => ({ rewardId, title, expiry })));
      const cards = shown.duplicate ? [] : await cardsOf(done.order.customerId);
      for (const { cardId, before, after } of shown.cards) {
        const now = cards.find((card) => card.cardId === cardId);
        expect({ ...after, ...(before ? {} : notMade) }).toEqual({ ...now, ...(before ? {} : notMade) });
      }
      expect(shown.cards.map(({ after }) => after.type)).toEqual(
        shown.duplicate ? [] : [...(done.stamps > 0 ? ['stamp'] : []), ...(done.points > 0 ? ['points'] : [])],
      );
      if (givesCoupon) coupons.push(await shop.coupon(await reward(done.order.customerId, coffee.shown)));
    }),
    { numRuns: 60, endOnFailure: true },
  );
});

const notMade = { id: null, externalId: null, customerId: null, createdAt: null };
