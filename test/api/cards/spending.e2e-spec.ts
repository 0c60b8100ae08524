import type { AffordableRewardView } from '#api/rewards/list-affordable-rewards.js';
import { eventsAfter } from '../../support/fixtures/events.js';
import { HeldCard, openEnded } from '../../support/fixtures/held-card.js';
import { Shop } from '../../support/fixtures/shop.js';
import { useService } from '../../support/harness/service.js';

const service = useService();
let shop: Shop;
beforeAll(async () => {
  shop = await Shop.open(service.now);
});

describe('POST /customers/{customerId}/cards/{cardId}/points/spend', () => {
  it('200: takes the points from the oldest lots, and leaves lifetime figures alone', async () => {
    const card = await HeldCard.of(shop);
    await card.give(100);
    await card.give(50);
    const { status, body } = await card.spend({ quantity: 120, reference: 'till 7', reason: 'A discount' });
    expect(status).toBe(200);
    expect(body).toEqual({ success: true, data: { ...(await card.read()), points: 30 }, spent: 120, rewards: [] });
    expect(await card.lots()).toEqual({ 2: 30 });
    expect(await card.lifetime()).toBe(150);
    const [, , entry] = await card.entries();
    expect(entry).toMatchObject({
      number: 3,
      type: 'spend',
      change: -120,
      paidOwed: 0,
      balanceAfter: 30,
      orderId: null,
      rewardIds: [],
      reason: 'A discount',
      reference: 'till 7',
      reverses: null,
      reversedBy: null,
      requestId: expect.stringMatching(/^req_/),
    });
    expect(await card.violations()).toEqual({});
  });

  it('200: issues the reward that a template with a price is, in the same commit', async () => {
    const card = await HeldCard.of(shop);
    const { shown } = await shop.rewardTemplate({ title: 'A mug', pointsPrice: 250 });
    const place = await shop.location();
    await card.give(260);
    const events = await eventsAfter(shop, async () => {
      const { status, body } = await card.spend({ rewardId: shown, locationId: place.shown });
      expect([status, body.spent, body.data.points]).toEqual([200, 250, 10]);
      expect(body.rewards).toMatchObject([
        { title: 'A mug', status: 'active', rewardId: shown, locationId: place.shown },
      ]);
      expect((await card.entries())[1]?.rewardIds).toEqual(body.rewards.map(({ id }) => id));
    });
    expect(events.map(({ type, data }) => [type, data.quantity])).toEqual([
      ['card.points_spent', 250],
      ['reward.issued', undefined],
    ]);
  });

  it('200: also of an inactive definition, and of a card that a version without lots wrote to', async () => {
    const card = await HeldCard.of(shop);
    await card.give(40);
    await card.forgetLots();
    await shop.database.rows('update card_definitions set active = false where merchant_id = $1', [shop.merchantId]);
    expect((await card.spend({ quantity: 15 })).body.data.points).toBe(25);
    expect(await card.lots()).toEqual({ 1: 25 });
    await shop.database.rows('update card_definitions set active = true where merchant_id = $1', [shop.merchantId]);
    expect(await card.violations()).toEqual({});
  });

  it('400 insufficient_points: says what is required and available, and changes nothing', async () => {
    const card = await HeldCard.of(shop);
    await card.give(10);
    const { status, body } = await card.spend({ quantity: 11 });
    expect([status, body]).toMatchObject([400, { error: 'insufficient_points', required: 11, available: 10 }]);
    expect((await card.read()).points).toBe(10);
    expect(await card.entries()).toHaveLength(1);
  });

  it('each refusal has its reason', async () => {
    const card = await HeldCard.of(shop);
    const sized = await HeldCard.of(shop, { type: 'points', numberOfPoints: 10 });
    const stamps = await HeldCard.of(shop, {});
    const [free, gone] = [await shop.rewardTemplate(), await shop.rewardTemplate({ pointsPrice: 1, active: false })];
    const closed = await shop.location({ active: false });
    await card.give(10);
    const refused = async (body: object, of = card): Promise<[number, string]> => {
      const answer = await of.spend(body);
      return [answer.status, answer.body.error];
    };
    expect(await refused({ rewardId: free.shown })).toEqual([400, 'reward_has_no_price']);
    expect(await refused({ rewardId: gone.shown })).toEqual([400, 'reward_template_inactive']);
    expect(await refused({ rewardId: 'nothing' })).toEqual([404, 'reward_template_not_found']);
    expect(await refused({ quantity: 1, locationId: closed.shown })).toEqual([400, 'location_inactive']);
    expect(await refused({ quantity: 1, locationId: 'nowhere' })).toEqual([404, 'location_not_found']);
    expect(await refused({ quantity: 1 }, sized)).toEqual([400, 'card_not_adjustable']);
    expect(await refused({ quantity: 1 }, stamps)).toEqual([400, 'card_not_adjustable']);
    for (const body of [
      {},
      { quantity: 1, rewardId: free.shown },
      { quantity: 0 },
      { quantity: 1.5 },
      { quantity: null },
    ])
      expect([body, await refused(body)]).toEqual([body, [400, expect.stringMatching(/^(invalid|missing)_field$/)]]);
    const { secret } = await shop.keyWithout('points:spend');
    expect((await card.spend({ quantity: 1 }, { key: secret })).status).toBe(403);
    expect((await card.read()).points).toBe(10);
  });

  it('a replay spends nothing, and 20 at once spend no more than there is', async () => {
    const card = await HeldCard.of(shop);
    await card.give(100);
    const idempotencyKey = `spend ${card.id}`;
    const [first, second] = [
      await card.spend({ quantity: 10 }, { idempotencyKey }),
      await card.spend({ quantity: 10 }, { idempotencyKey }),
    ];
    expect(second.text).toBe(first.text);
    const answers = await Promise.all(Array.from({ length: 20 }, () => card.spend({ quantity: 7 })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(12);
    expect((await card.read()).points).toBe(90 - 12 * 7);
    expect(await card.violations()).toEqual({});
  });
});

describe('thresholds', () => {
  it('one whose reward was issued does not issue again, however often points are spent and given', async () => {
    const template = await shop.rewardTemplate();
    const card = await HeldCard.of(shop, {
      ...openEnded,
      progression: [{ at: 100, rewardTemplateId: template.shown }],
    });
    expect((await card.give(120)).body.rewards).toHaveLength(1);
    await card.spend({ quantity: 100 });
    expect((await card.give(100)).body.rewards).toEqual([]);
    await card.correct(-50);
    expect((await card.give(80)).body.rewards).toEqual([]);
    await card.adjust(50);
    expect((await card.give(60)).body.rewards).toHaveLength(1);
  });

  it('one that a correction passed issues when a give passes it later', async () => {
    const template = await shop.rewardTemplate();
    const card = await HeldCard.of(shop, {
      ...openEnded,
      progression: [{ at: 100, rewardTemplateId: template.shown }],
    });
    await card.correct(150);
    expect((await card.give(1)).body.rewards).toEqual([]);
    await card.spend({ quantity: 100 });
    expect((await card.give(60)).body.rewards).toHaveLength(1);
  });
});

describe('POST …/points/correct and …/stamps/correct', () => {
  it('200: moves the balance by a signed amount, without rewards and lifetime figures', async () => {
    const card = await HeldCard.of(shop);
    await card.give(10);
    expect((await card.correct(40, 'Forgotten')).body.data.points).toBe(50);
    expect((await card.correct(-45)).body.data.points).toBe(5);
    expect(await card.lifetime()).toBe(10);
    expect(await card.lots()).toEqual({ 2: 5 });
    expect((await card.entries()).map(({ type, change, reason }) => [type, change, reason])).toEqual([
      ['give', 10, null],
      ['correct', 40, 'Forgotten'],
      ['correct', -45, 'Counted again'],
    ]);
    expect(await card.violations()).toEqual({});
  });

  it('stamps stay from 0 to one below full', async () => {
    const card = await HeldCard.of(shop, { numberOfStamps: 5 });
    expect((await card.correct(4)).body.data.stamps).toBe(4);
    expect((await card.correct(1)).body).toMatchObject({ error: 'balance_too_large' });
    expect((await card.correct(-5)).body).toMatchObject({ error: 'insufficient_balance', required: 5, available: 4 });
    expect((await card.correct(-4)).body.data.stamps).toBe(0);
    expect(await card.lifetime()).toBe(0);
    expect(await card.violations()).toEqual({});
  });

  it('what pays a debt does not count: stamps stay below full by what is left of it', async () => {
    const card = await HeldCard.of(shop, { numberOfStamps: 5 });
    await shop.settings({ stamps: { cardId: card.definitionId, mode: 'per_order', stampsPerOrder: 7 } });
    const { order } = (await shop.order({ customer_email: card.email })).body;
    await shop.settings({});
    await shop.post(`/orders/${order.id}/returns`, {});
    expect(await card.read()).toMatchObject({ stamps: 0, stampsOwed: 5 });
    expect((await card.correct(10)).body).toMatchObject({ error: 'balance_too_large' });
    expect((await card.correct(9)).body.data).toMatchObject({ stamps: 4, stampsOwed: 0 });
    expect(await card.violations()).toEqual({});
  });

  it('each refusal has its reason', async () => {
    const points = await HeldCard.of(shop);
    const sized = await HeldCard.of(shop, { type: 'points', numberOfPoints: 10 });
    expect((await points.correct(-1)).body).toMatchObject({ error: 'insufficient_balance', required: 1, available: 0 });
    expect((await sized.correct(1)).body.error).toBe('card_not_adjustable');
    const stamps = await shop.post(`${points.path}/stamps/correct`, { change: 1, reason: 'x' });
    expect(stamps.body.error).toBe('card_type_mismatch');
    for (const change of [0, 1.5, '1', null]) expect((await points.correct(change)).status).toBe(400);
    for (const reason of ['', undefined, 'x'.repeat(501)])
      expect((await shop.post(`${points.path}/points/correct`, { change: 1, reason })).status).toBe(400);
  });
});

describe('GET /customers/{customerId}/affordable-rewards', () => {
  it('200: lists the active templates with a price, and what the richest open-ended card has for them', async () => {
    const own = await Shop.open(service.now);
    const poor = await HeldCard.of(own);
    const { shown: second } = await own.cardDefinition({ ...openEnded, autoEnrol: true });
    const customer = await own.customer();
    const rich = await own.cardOf(customer.shown, second);
    await own.post(`/customers/${customer.shown}/cards/${rich}/points`, { quantity: 120 });
    await own.rewardTemplate({ title: 'Not for sale' });
    await own.rewardTemplate({ title: 'Gone', pointsPrice: 1, active: false });
    const cheap = await own.rewardTemplate({ title: 'Cheap', pointsPrice: 120 });
    const dear = await own.rewardTemplate({ title: 'Dear', pointsPrice: 121 });
    const read = async (id: string, query = '') =>
      (
        await own.get<{ data: AffordableRewardView[]; pagination: { nextCursor: string | null } }>(
          `/customers/${id}/affordable-rewards${query}`,
        )
      ).body;
    const { data } = await read(customer.shown);
    expect(data).toMatchObject([
      { id: dear.shown, pointsPrice: 121, cardId: rich, affordable: false, available: 120, missing: 1 },
      { id: cheap.shown, pointsPrice: 120, cardId: rich, affordable: true, available: 120, missing: 0 },
    ]);
    expect((await read(poor.customerId)).data[0]).toMatchObject({ available: 0, missing: 121, affordable: false });
    const first = await read(customer.shown, '?limit=1');
    const next = await read(customer.shown, `?limit=1&cursor=${first.pagination.nextCursor}`);
    expect([...first.data, ...next.data]).toEqual(data);
  });

  it('200: a customer without such a card can afford nothing', async () => {
    const own = await Shop.open(service.now);
    await own.rewardTemplate({ pointsPrice: 5 });
    const { shown } = await own.customer();
    const { body } = await own.get<{ data: AffordableRewardView[] }>(`/customers/${shown}/affordable-rewards`);
    expect(body.data).toMatchObject([{ cardId: null, affordable: false, available: 0, missing: 5 }]);
  });
});
