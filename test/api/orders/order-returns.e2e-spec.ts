import fc from 'fast-check';
import { decodeId } from '#domain/ids.js';
import type { CreatedOrderView } from '#api/orders/create-order.js';
import type { CustomerView } from '#http/views/customer.view.js';
import type { CardView } from '#http/views/card.view.js';
import type { GivenView } from '#http/views/given.view.js';
import type { OrderReturnView } from '#http/views/order-return.view.js';
import type { OrderView } from '#http/views/order.view.js';
import type { RewardView } from '#http/views/reward.view.js';
import { useService } from '../../support/harness/service.js';
import type { Answer, Call } from '../../support/harness/client.js';
import { checksum } from '../../support/fixtures/one-of-each.js';
import { ledgerViolations } from '../../support/fixtures/ledger.js';
import { readAllPages } from '../../support/fixtures/lists.js';
import { newEmail, unique } from '../../support/fixtures/random.js';
import { Shop } from '../../support/fixtures/shop.js';

const service = useService();
let shop: Shop;
beforeEach(async () => {
  shop = await Shop.open(service.now);
});
afterEach(async () => {
  const broken = await ledgerViolations(shop.database, shop.merchantId);
  if (Object.keys(broken).length > 0) throw new Error(`The books do not balance: ${JSON.stringify(broken)}`);
});

type Returned = Answer<{ data: OrderReturnView }>;
const giveBack = (orderId: string, body: object = {}, call: Call = {}): Promise<Returned> =>
  shop.post(`/orders/${orderId}/returns`, body, call);
const preview = (orderId: string, body: object = {}): Promise<Returned> =>
  shop.post(`/orders/${orderId}/returns/preview`, body, { idempotencyKey: null });
const done = async (answer: Promise<Returned>): Promise<OrderReturnView> => {
  const { status, body, text } = await answer;
  expect([status, text]).toEqual([201, text]);
  return body.data;
};
const order = async (order_value: number | string, customer_email = newEmail(), more: object = {}) =>
  (await shop.order({ order_value, customer_email, ...more })).body;
const cardsOf = async (customerId: string): Promise<Record<string, CardView>> =>
  Object.fromEntries(
    (await readAllPages<CardView>(shop, `/customers/${customerId}/cards`)).map((one) => [one.type, one]),
  );
const orderOf = async (id: string): Promise<OrderView> =>
  (await shop.get<{ data: OrderView }>(`/orders/${id}`)).body.data;
const rewardOf = async (customerId: string, id: string): Promise<RewardView> =>
  (await shop.get<{ data: RewardView }>(`/customers/${customerId}/rewards/${id}`)).body.data;
const customerOf = async (id: string): Promise<CustomerView> =>
  (await shop.get<{ data: CustomerView }>(`/customers/${id}`)).body.data;
const give = async (card: CardView, quantity: number): Promise<GivenView> => {
  const path = `/customers/${card.customerId}/cards/${card.id}/${card.type === 'stamp' ? 'stamps' : 'points'}`;
  return (await shop.post<GivenView>(path, { quantity })).body;
};

/** A stamp for each 10.00, a coffee (or several) at 3 of 5 stamps; a point for each 1.00, a mug at 50; a bag from 40.00 on. */
async function programme(of: Partial<Parameters<Shop['settings']>[0]> = {}, coffees = 1) {
  const [coffee, mug, bag] = await Promise.all(
    ['A coffee', 'A mug', 'A bag'].map((title) => shop.rewardTemplate({ title, expiryDays: 30 })),
  );
  const ids = [coffee, mug, bag].map((template) => template?.shown ?? '');
  const [coffeeId = '', mugId = '', bagId = ''] = ids;
  const progression = Array.from({ length: coffees }, () => ({ at: 3, rewardTemplateId: coffeeId }));
  const stamps = await shop.cardDefinition({ numberOfStamps: 5, progression });
  const points = await shop.cardDefinition({
    type: 'points' as const,
    openEnded: true,
    progression: [{ at: 50, rewardTemplateId: mugId }],
  });
  const settings = {
    stamps: { cardId: stamps.shown, mode: 'per_value' as const, valuePerStamp: 10 },
    points: { cardId: points.shown, pointsPerUnit: '1' },
    rewardAutomation: true,
    orderRewards: [{ rewardTemplateId: bagId, minimumOrderValue: 40 }],
    ...of,
  };
  await shop.settings(settings);
  return { stamps, points, settings, coffeeId, mugId, bagId };
}

describe('POST /orders/{id}/returns', () => {
  it('takes back what the order awarded, and says what it did', async () => {
    await programme();
    const { order: made, rewards } = await order(45);
    expect(rewards.map(({ title }) => title)).toEqual(['A coffee', 'A bag']);
    const answer = await giveBack(made.id, { returnNumber: 'R-1', reason: 'Too small' });
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      success: true,
      data: {
        id: expect.stringMatching(/^ret_[0-7][0-9a-hjkmnp-tv-z]{25}$/),
        externalId: answer.body.data.id,
        orderId: made.id,
        returnNumber: 'R-1',
        value: 45,
        stampsTakenBack: 4,
        pointsTakenBack: 45,
        stampsOwed: 0,
        pointsOwed: 0,
        stampsForgiven: 0,
        pointsForgiven: 0,
        pointsExpired: 0,
        rewardsRevoked: rewards.map(({ id, rewardId, title }) => ({ id, rewardId, title })),
        rewardsKept: [],
        couponReturned: null,
        reason: 'Too small',
        duplicate: false,
        createdAt: expect.stringMatching(/Z$/),
      },
    });
    const { stamp, points } = await cardsOf(made.customerId);
    expect([stamp?.stamps, points?.points]).toEqual([0, 0]);
    expect(await customerOf(made.customerId)).toMatchObject({ lifetimeStamps: 0, lifetimePoints: 0 });
    expect(await orderOf(made.id)).toMatchObject({ returnedValue: 45, status: 'returned', stampsAwarded: 4 });
    expect((await rewardOf(made.customerId, rewards[0]?.id ?? '')).status).toBe('cancelled');
  });

  it('a threshold issues again after its reward was taken back, also where nothing else was left to take', async () => {
    await programme();
    const { order: made, rewards } = await order(30);
    const reward = `/customers/${made.customerId}/rewards/${rewards[0]?.id}`;
    await shop.post(`${reward}/redeem`, {});
    // All stamps are taken back now, and the reward with the rest of the order.
    expect(await done(giveBack(made.id, { value: 25 }))).toMatchObject({ stampsTakenBack: 3, rewardsRevoked: [] });
    await shop.post(`${reward}/reverse`, { reason: 'By mistake' });
    const rest = await done(giveBack(made.id));
    expect(rest).toMatchObject({ stampsTakenBack: 0, rewardsRevoked: [{ id: rewards[0]?.id }] });
    const { stamp } = await cardsOf(made.customerId);
    expect(stamp && (await give(stamp, 3)).rewards).toHaveLength(1);
  });

  it('two equal thresholds: both rewards are taken back, and each issues again only where its own was', async () => {
    await programme({ orderRewards: [], points: null }, 2);
    const rounds = await order(80);
    expect(rounds.rewards).toHaveLength(4);
    const ofLastRound = rounds.rewards.slice(2, 4).map(({ id }) => ({ id }));
    expect(await done(giveBack(rounds.order.id, { value: 30 }))).toMatchObject({ rewardsRevoked: ofLastRound });
    expect((await done(giveBack(rounds.order.id, { value: 25 }))).rewardsRevoked).toHaveLength(2);

    const one = await order(30);
    const [first, second] = one.rewards;
    await shop.post(`/customers/${one.order.customerId}/rewards/${first?.id}/redeem`, {});
    expect(await done(giveBack(one.order.id, { value: 10 }))).toMatchObject({
      rewardsRevoked: [{ id: second?.id }],
      rewardsKept: [{ id: first?.id }],
    });
    const { stamp } = await cardsOf(one.order.customerId);
    expect(stamp && (await give(stamp, 1)).rewards).toHaveLength(1);
  });

  it('thresholds that were changed since do not change which rewards an order loses', async () => {
    const { stamps } = await programme({ orderRewards: [], points: null });
    const before = await order(130);
    expect(before.rewards).toHaveLength(3);
    await shop.database.rows(
      `insert into card_progression_steps (merchant_id, card_definition_id, position, at, reward_template_id)
       select merchant_id, card_definition_id, position + 1, at, reward_template_id from card_progression_steps
       where merchant_id = $1 and card_definition_id = $2`,
      [shop.merchantId, stamps.id],
    );
    const two = await order(130);
    expect(two.rewards).toHaveLength(6);
    // 12 stamps are left of 13, which reached 3, 8 and 13.
    expect((await done(giveBack(before.order.id, { value: 10 }))).rewardsRevoked).toEqual([
      expect.objectContaining({ id: before.rewards[2]?.id }),
    ]);
    await shop.database.rows(
      'delete from card_progression_steps where merchant_id = $1 and card_definition_id = $2 and position > 0',
      [shop.merchantId, stamps.id],
    );
    const ofLastRound = two.rewards.slice(4).map(({ id }) => expect.objectContaining({ id }));
    expect((await done(giveBack(two.order.id, { value: 10 }))).rewardsRevoked).toEqual(ofLastRound);
  });

  it('a threshold issues again after its reward was taken back, also where all points had expired', async () => {
    const { points: definition } = await programme();
    await shop.database.rows(
      `update card_definitions set points_expiry = '{"after":{"months":12},"until":"exact"}' where merchant_id = $1 and id = $2`,
      [shop.merchantId, definition.id],
    );
    const { order: made } = await order(60);
    const soonAfter = "created_at + interval '1 millisecond'";
    await shop.database.rows(`update card_lots set expires_at = ${soonAfter} where merchant_id = $1`, [
      shop.merchantId,
    ]);
    await shop.database.rows('update cards set expiry_due = now() where merchant_id = $1 and points > 0', [
      shop.merchantId,
    ]);
    const returned = await done(giveBack(made.id));
    expect(returned).toMatchObject({ pointsTakenBack: 60, pointsExpired: 60 });
    expect(returned.rewardsRevoked.map(({ title }) => title)).toContain('A mug');
    const { points } = await cardsOf(made.customerId);
    expect(points && (await give(points, 60)).rewards.map(({ title }) => title)).toEqual(['A mug']);
  });

  it('points of the order that have expired count as taken back, also where nothing has written that yet', async () => {
    const { points: definition } = await programme();
    const { database: pool } = shop;
    await pool.rows(
      `update card_definitions set points_expiry = '{"after":{"months":12},"until":"exact"}' where merchant_id = $1 and id = $2`,
      [shop.merchantId, definition.id],
    );
    const { order: made } = await order(45);
    const soonAfter = "created_at + interval '1 millisecond'";
    await pool.rows(`update card_lots set expires_at = ${soonAfter} where merchant_id = $1`, [shop.merchantId]);
    await pool.rows('update cards set expiry_due = now() where merchant_id = $1 and points > 0', [shop.merchantId]);
    const returned = await done(giveBack(made.id));
    expect(returned).toMatchObject({ pointsTakenBack: 45, pointsExpired: 45, pointsOwed: 0, pointsForgiven: 0 });
    const { points } = await cardsOf(made.customerId);
    const entries = await shop.get<{ data: { type: string; change: number; orderId: string | null }[] }>(
      `/customers/${made.customerId}/cards/${points?.id}/entries`,
    );
    expect(entries.body.data.map(({ type, change, orderId }) => [type, change, orderId])).toEqual([
      ['expire', -45, null],
      ['order', 45, made.id],
    ]);
  });

  it('a part takes back what the rest would not have awarded, by the settings of the order', async () => {
    const { settings, stamps } = await programme();
    const { order: made } = await order(45);
    await shop.settings({
      ...settings,
      stamps: { cardId: stamps.shown, mode: 'per_value', valuePerStamp: 1 },
      points: null,
      orderRewards: [],
    });
    const first = await done(giveBack(made.id, { value: 5.5 }));
    expect(first).toMatchObject({ stampsTakenBack: 1, pointsTakenBack: 6 });
    expect(first.rewardsRevoked.map(({ title }) => title)).toEqual(['A bag']);
    expect(await orderOf(made.id)).toMatchObject({ returnedValue: 5.5, status: 'partially_returned' });
    const second = await done(giveBack(made.id, { value: 10 }));
    expect(second).toMatchObject({ stampsTakenBack: 1, pointsTakenBack: 10 });
    expect(second.rewardsRevoked.map(({ title }) => title)).toEqual(['A coffee']);
    expect(await done(giveBack(made.id))).toMatchObject({ value: 29.5, stampsTakenBack: 2, pointsTakenBack: 29 });
  });

  it('what the balance does not hold is owed, and paid by the next gives before they count', async () => {
    const { mugId } = await programme();
    const { order: made } = await order(20);
    const { points } = await cardsOf(made.customerId);
    if (!points) throw new Error('There is no points card.');
    await shop.post(`/customers/${made.customerId}/cards/${points.id}/points/adjust`, { points: 5 });
    const returned = await done(giveBack(made.id));
    expect(returned).toMatchObject({ pointsTakenBack: 20, pointsOwed: 15, pointsForgiven: 0, stampsOwed: 0 });
    expect((await cardsOf(made.customerId)).points).toMatchObject({ points: 0, pointsOwed: 15 });
    expect((await give(points, 10)).data).toMatchObject({ points: 0, pointsOwed: 5 });
    const given = await give(points, 60);
    expect(given.data).toMatchObject({ points: 55, pointsOwed: 0 });
    expect(given.rewards.map(({ rewardId }) => rewardId)).toEqual([mugId]);
    expect(await customerOf(made.customerId)).toMatchObject({ lifetimePoints: 70 });
  });

  it('or is forgiven, as the merchant has set it when it is returned', async () => {
    const { settings } = await programme();
    const { order: made } = await order(20);
    const { points } = await cardsOf(made.customerId);
    await shop.post(`/customers/${made.customerId}/cards/${points?.id}/points/adjust`, { points: 5 });
    await shop.settings({ ...settings, returns: 'to_zero' });
    expect(await done(giveBack(made.id))).toMatchObject({ pointsTakenBack: 20, pointsOwed: 0, pointsForgiven: 15 });
    expect((await cardsOf(made.customerId)).points).toMatchObject({ points: 0, pointsOwed: 0 });
    expect(await customerOf(made.customerId)).toMatchObject({ lifetimePoints: 0 });
  });

  it('a card that the order completed stays completed: its stamps count as given', async () => {
    await programme();
    const { order: made } = await order(70);
    expect((await cardsOf(made.customerId)).stamp).toMatchObject({ stamps: 2 });
    expect(await done(giveBack(made.id))).toMatchObject({ stampsTakenBack: 7, stampsOwed: 5 });
    expect((await cardsOf(made.customerId)).stamp).toMatchObject({ stamps: 0, stampsOwed: 5 });
  });

  it('a reward that is used or has expired stays, and is listed once', async () => {
    await programme();
    const { order: made, rewards } = await order(45);
    const [coffee, bag] = rewards;
    await shop.post(`/customers/${made.customerId}/rewards/${coffee?.id}/redeem`, {});
    await shop.database.rows(
      `update rewards set expires_at = now() - interval '1 s' where merchant_id = $1 and id = $2`,
      [shop.merchantId, decodeId('reward', bag?.id ?? '')],
    );
    const first = await done(giveBack(made.id, { value: 10 }));
    expect([first.rewardsRevoked, first.rewardsKept]).toEqual([
      [],
      [{ id: bag?.id, rewardId: bag?.rewardId, title: 'A bag', reason: 'expired' }],
    ]);
    const second = await done(giveBack(made.id));
    expect(second.rewardsKept).toEqual([
      { id: coffee?.id, rewardId: coffee?.rewardId, title: 'A coffee', reason: 'redeemed' },
    ]);
  });

  it('a threshold whose reward was taken back issues again; one whose reward stays does not in this round', async () => {
    await programme();
    const email = newEmail();
    const { order: first } = await order(30, email);
    await done(giveBack(first.id));
    const again = await order(30, email);
    expect(again.rewards.map(({ title }) => title)).toEqual(['A coffee']);
    await shop.post(`/customers/${first.customerId}/rewards/${again.rewards[0]?.id}/redeem`, {});
    await done(giveBack(again.order.id));
    expect((await order(30, email)).rewards).toEqual([]);
    expect((await order(50, email)).rewards.map(({ title }) => title)).toEqual(['A coffee', 'A mug', 'A bag']);
  });

  it('the coupon of the order is active again when all of it is returned', async () => {
    const { coffeeId } = await programme();
    const { email, shown } = await shop.customer();
    const given = await shop.post<{ data: RewardView[] }>(`/customers/${shown}/rewards`, { rewardId: coffeeId });
    const rewardId = given.body.data[0]?.id ?? '';
    const coupon_code = await shop.coupon(rewardId);
    const { order: made } = await order(20, email, { coupon_code });
    expect(made.couponRedeemed).toBe(true);
    expect(await done(giveBack(made.id, { value: 5 }))).toMatchObject({
      couponReturned: false,
      couponReturnedReason: 'partially_returned',
    });
    expect(await done(giveBack(made.id))).toMatchObject({ couponReturned: true });
    expect(await rewardOf(shown, rewardId)).toMatchObject({
      status: 'active',
      couponCode: coupon_code,
      redeemedAt: null,
    });
    expect((await order(20, email, { coupon_code })).couponRedeemed).toBe(true);
  });

  it('a coupon comes back without its code where another active reward has it, and not at all where it has expired', async () => {
    const { coffeeId } = await programme();
    const { email, shown } = await shop.customer();
    const given = await shop.post<{ data: RewardView[] }>(`/customers/${shown}/rewards`, {
      rewardId: coffeeId,
      quantity: 3,
    });
    const [first = '', second = '', third = ''] = given.body.data.map(({ id }) => id);
    const [code, other] = [await shop.coupon(first), await shop.coupon(second)];
    const orders = [await order(20, email, { coupon_code: code }), await order(20, email, { coupon_code: other })];
    await shop.coupon(third, code);
    await shop.database.rows(
      `update rewards set expires_at = now() - interval '1 s' where merchant_id = $1 and id = $2`,
      [shop.merchantId, decodeId('reward', second)],
    );
    expect(await done(giveBack(orders[0]?.order.id ?? ''))).toMatchObject({ couponReturned: true });
    expect(await rewardOf(shown, first)).toMatchObject({ status: 'active', couponCode: null });
    expect(await done(giveBack(orders[1]?.order.id ?? ''))).toMatchObject({
      couponReturned: false,
      couponReturnedReason: 'expired',
    });
    expect((await rewardOf(shown, second)).status).toBe('redeemed');
  });

  it('a returnNumber is used once: a second return with it answers the first result, of another value it is refused', async () => {
    await programme();
    const { order: made } = await order(30);
    const first = await giveBack(made.id, { value: 10, returnNumber: 'R 1' });
    for (const value of [10, undefined]) {
      const again = await giveBack(made.id, { value, returnNumber: 'R 1' });
      expect([again.status, again.body.data]).toEqual([200, { ...first.body.data, duplicate: true }]);
    }
    const other = await giveBack(made.id, { value: 20, returnNumber: 'R 1' });
    expect([other.status, other.body]).toEqual([400, expect.objectContaining({ error: 'return_number_mismatch' })]);
    expect(await done(giveBack((await order(30)).order.id, { returnNumber: 'R 1' }))).toMatchObject({
      duplicate: false,
    });
    expect((await orderOf(made.id)).returnedValue).toBe(10);
  });

  it('an order of value 0 is returned once', async () => {
    const card = await shop.cardDefinition();
    await shop.settings({ stamps: { cardId: card.shown, mode: 'per_order', stampsPerOrder: 2 } });
    const { order: made } = await order(0);
    expect((await giveBack(made.id, { value: 1 })).body).toMatchObject({ error: 'return_exceeds_order', maximum: 0 });
    expect(await done(giveBack(made.id))).toMatchObject({ value: 0, stampsTakenBack: 2 });
    expect(await orderOf(made.id)).toMatchObject({ returnedValue: 0, status: 'returned' });
    expect((await giveBack(made.id)).body).toMatchObject({ error: 'order_returned' });
  });

  it('an order of before is returned by proportion, and its rewards with all of it', async () => {
    await programme();
    const { order: made } = await order(45);
    await shop.database.rows(
      `update orders set settings_id = null, stamps_entry = null, points_entry = null where merchant_id = $1`,
      [shop.merchantId],
    );
    const part = await done(giveBack(made.id, { value: 22.51 }));
    expect(part).toMatchObject({ stampsTakenBack: 2, pointsTakenBack: 22, rewardsRevoked: [], rewardsKept: [] });
    const rest = await done(giveBack(made.id));
    expect(rest).toMatchObject({ stampsTakenBack: 2, pointsTakenBack: 23 });
    expect(rest.rewardsRevoked).toHaveLength(2);
  });

  it('400 and 404', async () => {
    await programme();
    const { order: made } = await order(30);
    const refused = async (body: object, id = made.id) => {
      const answer = await giveBack(id, body);
      return [answer.status, (answer.body as unknown as { error: string }).error];
    };
    expect(await refused({ value: 30.01 })).toEqual([400, 'return_exceeds_order']);
    expect((await giveBack(made.id, { value: 31 })).body).toMatchObject({ maximum: 30 });
    expect(await refused({ value: 0 })).toEqual([400, 'amount_invalid']);
    expect(await refused({ value: 1.001 })).toEqual([400, 'amount_too_precise']);
    expect(await refused({ value: 1e10 })).toEqual([400, 'amount_too_large']);
    expect((await giveBack(made.id, { value: -1 })).body).toMatchObject({ message: 'value must be a number above 0.' });
    for (const value of ['10', null, -1, true]) expect(await refused({ value })).toEqual([400, expect.any(String)]);
    for (const returnNumber of ['', 'x'.repeat(65), 7, null, 'a\nb'])
      expect(await refused({ returnNumber })).toEqual([400, 'invalid_field']);
    expect(await refused({ reason: '' })).toEqual([400, 'invalid_field']);
    expect(await refused({ amount: 1 })).toEqual([400, 'unknown_field']);
    expect(await refused({}, `ord_${'0'.repeat(26)}`)).toEqual([404, 'order_not_found']);
    await done(giveBack(made.id));
    for (const body of [{}, { value: 1 }]) expect(await refused(body)).toEqual([400, 'order_returned']);
  });

  it('403 without orders:return, which a key of all others lacks', async () => {
    const { order: made } = await order(10);
    const { secret } = await shop.keyWithout('orders:return');
    const answer = await giveBack(made.id, {}, { key: secret });
    expect([answer.status, answer.body]).toEqual([403, expect.objectContaining({ error: 'scope_missing' })]);
  });

  it('writes its events in the order of effect', async () => {
    await programme();
    const { order: made } = await order(45);
    const { data } = (await giveBack(made.id, { value: 40, reason: 'Too small' })).body;
    const outbox = await shop.database.rows<{
      events: { type: string; data: { change: object }; subject_version: number }[];
    }>('select events from event_outbox where merchant_id = $1 order by seq desc limit 1', [shop.merchantId]);
    const events = outbox[0]?.events ?? [];
    expect(events.map(({ type, subject_version }) => [type, subject_version])).toEqual([
      ['order.returned', 2],
      ['card.stamps_taken_back', expect.any(Number)],
      ['card.points_taken_back', expect.any(Number)],
      ['reward.cancelled', 2],
      ['reward.cancelled', 2],
    ]);
    expect(events[0]?.data).toMatchObject({
      amount: 40,
      reason: 'Too small',
      change: { returnedValue: { from: 0, to: 40 }, status: { from: 'completed', to: 'partially_returned' } },
    });
    expect(data.rewardsRevoked).toHaveLength(2);
  });
});

describe('GET /orders/{id}/returns', () => {
  it('lists the returns of the order, newest first', async () => {
    await programme();
    const [{ order: made }, { order: other }] = [await order(30), await order(30)];
    const all: OrderReturnView[] = [];
    for (const value of [1, 2, 3]) all.unshift(await done(giveBack(made.id, { value })));
    await done(giveBack(other.id));
    expect(await readAllPages<OrderReturnView>(shop, `/orders/${made.id}/returns`)).toEqual(all);
    expect((await shop.get('/orders/nothing/returns')).status).toBe(404);
    expect((await shop.get('/orders/nothing/returns?limit=0')).status).toBe(400);
  });
});

it('a preview of a return says what the return then does, refuses what it refuses, and changes nothing', async () => {
  const { settings } = await programme();
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(0, 9.99, 45, 70, 133.37),
      fc.array(fc.option(fc.constantFrom(0.01, 5, 12.34, 30, 60)), { minLength: 1, maxLength: 4 }),
      fc.record({
        returns: fc.constantFrom('owed' as const, 'to_zero' as const),
        spends: fc.boolean(),
        redeems: fc.boolean(),
      }),
      async (value, parts, { returns, spends, redeems }) => {
        await shop.settings({ ...settings, returns });
        const { order: made, rewards } = await order(value);
        const { points } = await cardsOf(made.customerId);
        if (spends) await shop.post(`/customers/${made.customerId}/cards/${points?.id}/points/adjust`, { points: 3 });
        if (redeems && rewards[0]) await shop.post(`/customers/${made.customerId}/rewards/${rewards[0].id}/redeem`, {});
        for (const part of parts) {
          const body = part === null ? {} : { value: part, returnNumber: unique() };
          const before = await checksum(shop);
          const shown = await preview(made.id, body);
          expect(await checksum(shop)).toEqual(before);
          const real = await giveBack(made.id, body);
          if (real.status === 201) {
            const { id: _, externalId: __, createdAt: ___, ...figures } = real.body.data;
            expect([shown.status, shown.body.data]).toEqual([200, figures]);
          } else expect([shown.status, shown.body]).toEqual([real.status, real.body]);
        }
      },
    ),
    { numRuns: 12, endOnFailure: true },
  );
});

it('parts in any size end at the same figures as one return of their sum', async () => {
  await programme();
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 15_000 }),
      fc.array(fc.integer({ min: 1, max: 6_000 }), { minLength: 2, maxLength: 4 }),
      async (minor, parts) => {
        const [one, many] = [await order(minor / 100), await order(minor / 100)];
        let returned = 0;
        for (const part of parts.map((each) => Math.min(each, minor))) {
          if (returned + part > minor) break;
          await done(giveBack(many.order.id, { value: part / 100 }));
          returned += part;
        }
        await done(giveBack(one.order.id, { value: returned / 100 }));
        const state = async ({ order: { customerId }, rewards }: CreatedOrderView) => ({
          cards: Object.values(await cardsOf(customerId)).map((card) => [
            card.stamps,
            card.points,
            card.stampsOwed,
            card.pointsOwed,
          ]),
          rewards: await Promise.all(rewards.map(async ({ id }) => (await rewardOf(customerId, id)).status)),
          lifetime: await customerOf(customerId).then(({ lifetimeStamps, lifetimePoints }) => [
            lifetimeStamps,
            lifetimePoints,
          ]),
        });
        expect(await state(many)).toEqual(await state(one));
      },
    ),
    { numRuns: 12, endOnFailure: true },
  );
});
