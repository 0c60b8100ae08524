import { decodeId } from '#domain/ids.js';
import type { RewardView } from '#http/views/reward.view.js';
import { eventsAfter } from '../../support/fixtures/events.js';
import { HeldCard, openEnded } from '../../support/fixtures/held-card.js';
import { newCoupon } from '../../support/fixtures/random.js';
import { IssuedReward } from '../../support/fixtures/rewards.js';
import { Shop } from '../../support/fixtures/shop.js';
import { useService } from '../../support/harness/service.js';

const service = useService();
let shop: Shop;
beforeAll(async () => {
  shop = await Shop.open(service.now);
});

/** A card with a threshold at 100. */
async function withThreshold(): Promise<{ card: HeldCard; templateId: string }> {
  const { shown } = await shop.rewardTemplate({ title: 'A cake' });
  return {
    card: await HeldCard.of(shop, { ...openEnded, progression: [{ at: 100, rewardTemplateId: shown }] }),
    templateId: shown,
  };
}

describe('reversing a give', () => {
  it('takes the points of its own lot, shrinks the lifetime figure, and is named by the entry that it reverses', async () => {
    const card = await HeldCard.of(shop);
    await card.give(30);
    await card.give(20);
    const { status, body } = await card.reverse(2);
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      data: { ...(await card.read()), points: 30 },
      rewardsRevoked: [],
      rewardsKept: [],
    });
    expect(await card.lots()).toEqual({ 1: 30 });
    expect(await card.lifetime()).toBe(30);
    expect((await card.entries()).slice(1)).toMatchObject([
      { number: 2, type: 'give', reversedBy: 3 },
      {
        number: 3,
        type: 'reverse',
        change: -20,
        balanceAfter: 30,
        reverses: 2,
        reversedBy: null,
        reason: 'By mistake',
      },
    ]);
    expect(await card.violations()).toEqual({});
  });

  it('cancels its rewards where they are active; a threshold may issue again then', async () => {
    const { card, templateId } = await withThreshold();
    const [reward] = (await card.give(120)).body.rewards;
    const events = await eventsAfter(shop, async () => {
      const { body } = await card.reverse(1);
      expect(body.rewardsRevoked).toEqual([{ id: reward?.id, rewardId: templateId, title: 'A cake' }]);
      expect(body.rewardsKept).toEqual([]);
    });
    expect(events.map(({ type, data }) => [type, data.quantity])).toEqual([
      ['card.entry_reversed', -120],
      ['reward.cancelled', undefined],
    ]);
    const path = `/customers/${card.customerId}/rewards/${reward?.id}`;
    expect((await shop.get<{ data: RewardView }>(path)).body.data.status).toBe('cancelled');
    expect((await shop.post(`${path}/redeem`, {})).body.error).toBe('reward_cancelled');
    const listed = await shop.get<{ data: RewardView[] }>(`/customers/${card.customerId}/rewards?status=cancelled`);
    expect(listed.body.data.map(({ id }) => id)).toEqual([reward?.id]);
    expect((await card.give(120)).body.rewards).toHaveLength(1);
    expect(await card.violations()).toEqual({});
  });

  // Such entries of an earlier version stay (docs/decisions/0093).
  it('of a give whose own entry completed the card: all that it gave must be there', async () => {
    // Its own: what is written here by SQL leaves other figures as they were.
    const card = await HeldCard.of(await Shop.open(service.now), { numberOfStamps: 10 });
    await card.give(8);
    await shop.database.rows(
      `insert into card_entries select (jsonb_populate_record(e, '{"number": 2, "change": 5, "consumed": 10, "balance_after": 3}')).*
       from card_entries e where card_id = $1`,
      [card.uuid],
    );
    await shop.database.rows('update cards set stamps = 3 where id = $1', [card.uuid]);
    const refused = await card.reverse(2);
    expect([refused.status, refused.body]).toMatchObject([
      400,
      { error: 'insufficient_balance', required: 5, available: 3 },
    ]);
  });

  it('of a give that completed the card: a threshold of the round that it began may issue again', async () => {
    const { shown } = await shop.rewardTemplate({ title: 'A cake' });
    const card = await HeldCard.of(shop, {
      numberOfStamps: 5,
      progression: [{ at: 3, rewardTemplateId: shown }],
    });
    expect((await card.give(4)).body.rewards).toHaveLength(1);
    // Completes the card, and stands at 3 of the next round.
    const { rewards } = (await card.give(4)).body;
    await card.give(1);
    const [, second] = (await card.entries()).filter(({ type }) => type === 'give');
    const { body } = await card.reverse(second?.number ?? 0);
    expect(body.rewardsRevoked.map(({ id }: { id: string }) => id)).toEqual(rewards.map(({ id }) => id));
    expect(body.data.stamps).toBe(0);
    expect((await card.give(3)).body.rewards).toHaveLength(1);
    expect((await card.give(1)).body.rewards).toEqual([]);
    expect(await card.violations()).toEqual({});
  });

  it('keeps a reward that is redeemed or has expired, whose threshold does not issue again', async () => {
    const { card, templateId } = await withThreshold();
    const [reward] = (await card.give(120)).body.rewards;
    await shop.post(`/customers/${card.customerId}/rewards/${reward?.id}/redeem`, {});
    const { body } = await card.reverse(1);
    expect([body.rewardsRevoked, body.rewardsKept]).toEqual([
      [],
      [{ id: reward?.id, rewardId: templateId, title: 'A cake', reason: 'redeemed' }],
    ]);
    expect((await card.give(120)).body.rewards).toEqual([]);
  });

  it('takes stamps back, and not below 0', async () => {
    const card = await HeldCard.of(shop, { numberOfStamps: 10 });
    await card.give(4);
    await card.give(9);
    expect((await card.reverse(2)).body).toMatchObject({ error: 'insufficient_balance', required: 9, available: 3 });
    await card.give(6);
    expect((await card.reverse(2)).body.data.stamps).toBe(0);
    expect(await card.lifetime()).toBe(10);
    expect(await card.violations()).toEqual({});
  });

  it('a debt that it paid is owed again, and a balance pays it at once', async () => {
    const card = await HeldCard.of(shop);
    const { database, merchantId } = shop;
    await card.give(80);
    await card.spend({ quantity: 50 });
    await shop.order();
    // Brings the card into the state that a return leaves behind.
    await database.rows(
      `with entry as (
         insert into card_entries (merchant_id, card_id, number, cause, change, consumed, paid_owed, balance_after, order_id, created_at)
         select $1, $2, 3, 'return', -30, 0, -50, 0, o.id, date_trunc('milliseconds', now()) from orders o where o.merchant_id = $1 order by o.id limit 1),
       used as (insert into lot_uses values ($1, $2, 3, 1, 30)),
       emptied as (update card_lots set remaining = 0 where merchant_id = $1 and card_id = $2),
       shrunk as (update customers set lifetime_points = 0
         where merchant_id = $1 and id = (select customer_id from cards where merchant_id = $1 and id = $2))
       update cards set points = 0, points_owed = 50, entry_count = 3, lots_to = 3 where merchant_id = $1 and id = $2`,
      [merchantId, card.uuid],
    );
    expect((await card.give(60)).body.data).toMatchObject({ points: 10, pointsOwed: 0 });
    expect((await card.entries())[3]).toMatchObject({ type: 'give', change: 10, paidOwed: 50, balanceAfter: 10 });
    await card.give(5);
    const { body } = await card.reverse(4);
    expect(body.data).toMatchObject({ points: 0, pointsOwed: 45 });
    expect((await card.entries())[5]).toMatchObject({ type: 'reverse', change: -15, paidOwed: 0, balanceAfter: 0 });
    expect(await card.lifetime()).toBe(5);
    expect(await card.violations()).toEqual({});
  });
});

describe('reversing a spend', () => {
  it('gives the points back to the same lots', async () => {
    const card = await HeldCard.of(shop);
    for (const quantity of [10, 20, 30]) await card.give(quantity);
    await card.spend({ quantity: 25 });
    await card.spend({ quantity: 15 });
    expect(await card.lots()).toEqual({ 3: 20 });
    expect((await card.reverse(4)).body.data.points).toBe(45);
    expect(await card.lots()).toEqual({ 1: 10, 2: 15, 3: 20 });
    expect(await card.lifetime()).toBe(60);
    expect(await card.violations()).toEqual({});
  });

  it('cancels the reward that it bought; one that was used is not given back', async () => {
    const card = await HeldCard.of(shop);
    const { shown } = await shop.rewardTemplate({ pointsPrice: 20 });
    await card.give(40);
    const [unused] = (await card.spend({ rewardId: shown })).body.rewards;
    const [used] = (await card.spend({ rewardId: shown })).body.rewards;
    await shop.post(`/customers/${card.customerId}/rewards/${used?.id}/redeem`, {});
    expect((await card.reverse(3)).body.error).toBe('reward_used');
    const { body } = await card.reverse(2);
    expect(body.rewardsRevoked.map(({ id }) => id)).toEqual([unused?.id]);
    expect(body.data.points).toBe(20);
    expect(await card.violations()).toEqual({});
  });
});

describe('what is not reversed', () => {
  it('a spend whose points would fill a size that the card got since more than ten times', async () => {
    const card = await HeldCard.of(shop);
    await card.give(45);
    await card.spend({ quantity: 25 });
    const definition = decodeId('card_definition', card.definitionId);
    const resize = 'update card_definitions set open_ended = false, number_of_points = $2 where id = $1';
    await shop.database.rows(resize, [definition, 4]);
    const refused = await card.reverse(2);
    expect([refused.status, refused.body.error, (await card.read()).points]).toEqual([400, 'balance_too_large', 20]);
    await shop.database.rows(resize, [definition, 5]);
    expect((await card.reverse(2)).body.data.points).toBe(45);
    expect(await card.violations()).toEqual({});
  });

  it('an entry twice, also by 10 at once; of another type; of an order; none', async () => {
    const template = await shop.rewardTemplate();
    const card = await HeldCard.of(shop, { ...openEnded, progression: [{ at: 1, rewardTemplateId: template.shown }] });
    await shop.settings({ points: { cardId: card.definitionId, pointsPerUnit: '1' } });
    await shop.order({ customer_email: card.email, order_value: 10 });
    await shop.settings({});
    await card.give(10);
    await card.correct(5);
    await card.adjust(100);
    const reasons = async (...numbers: (number | string)[]): Promise<unknown[]> =>
      Promise.all(numbers.map(async (number) => (await card.reverse(number)).body.error));
    expect(await reasons(1, 3, 4)).toEqual(['use_return', 'not_reversible', 'not_reversible']);
    expect(await reasons(5, 0, '01', '1e3', '999999999999', 'x')).toEqual(Array(6).fill('entry_not_found'));
    const answers = await Promise.all(Array.from({ length: 10 }, () => card.reverse(2)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await reasons(2, 5)).toEqual(['already_reversed', 'not_reversible']);
    expect((await card.read()).points).toBe(90);
    expect(await card.violations()).toEqual({});
  });

  it('without a reason, or a scope', async () => {
    const card = await HeldCard.of(shop);
    await card.give(1);
    expect((await shop.post(`${card.path}/entries/1/reverse`, {})).body.error).toBe('missing_field');
    const { secret } = await shop.keyWithout('customers:write');
    expect((await card.reverse(1, { key: secret })).status).toBe(403);
  });
});

describe('POST /customers/{customerId}/rewards/{rewardId}/reverse', () => {
  const reverse = (reward: IssuedReward) =>
    shop.post<{ data: RewardView }>(`${reward.path}/reverse`, { reason: 'By mistake' });

  it('200: a redeemed reward is active again, where it was issued, and can be redeemed again', async () => {
    const reward = await IssuedReward.of(shop);
    const place = await shop.location();
    const before = await reward.read();
    await reward.redeem({ locationId: place.shown });
    const events = await eventsAfter(shop, async () => {
      const { status, body } = await reverse(reward);
      expect([status, body.data]).toEqual([200, before]);
    });
    expect(events).toMatchObject([{ type: 'reward.redemption_reversed', data: { reason: 'By mistake' } }]);
    // The event is gone after 30 days; the history stays.
    const history = 'select kind, reason from reward_events where merchant_id = $1 and reward_id = $2 order by number';
    expect(await shop.database.rows(history, [shop.merchantId, decodeId('reward', reward.id)])).toEqual([
      { kind: 'issued', reason: null },
      { kind: 'redeemed', reason: null },
      { kind: 'reversed', reason: 'By mistake' },
    ]);
    expect((await reverse(reward)).body.error).toBe('reward_not_redeemed');
    expect((await reward.redeem()).body.data.status).toBe('redeemed');
  });

  it('200: one whose expiry is over reads expired', async () => {
    const reward = await IssuedReward.of(shop, { expiryDays: 1 });
    await reward.redeem();
    await reward.expire();
    expect((await reverse(reward)).body.data).toMatchObject({ status: 'expired', redeemedAt: null });
  });

  it('200: its coupon code stays, unless another active reward has it meanwhile', async () => {
    const [reward, other] = [await IssuedReward.of(shop), await IssuedReward.of(shop)];
    const code = newCoupon();
    await reward.setCoupon(code);
    await reward.redeem();
    expect((await reverse(reward)).body.data.couponCode).toBe(code.toUpperCase());
    await reward.redeem();
    await other.setCoupon(code);
    expect((await reverse(reward)).body.data.couponCode).toBeNull();
    expect((await other.read()).couponCode).toBe(code.toUpperCase());
  });

  it('404 for the reward of another customer', async () => {
    const [reward, other] = [await IssuedReward.of(shop), await IssuedReward.of(shop)];
    await reward.redeem();
    const path = `/customers/${other.customerId}/rewards/${reward.id}/reverse`;
    expect((await shop.post(path, { reason: 'x' })).body.error).toBe('reward_not_found');
  });
});
