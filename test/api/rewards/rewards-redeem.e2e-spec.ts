import type { RewardView } from '#http/views/reward.view.js';
import { redeemReward } from '#operations/rewards/redeem-reward.js';
import type { Answer, Call } from '../../support/harness/client.js';
import { useService } from '../../support/harness/service.js';
import { unique } from '../../support/fixtures/random.js';
import { IssuedReward } from '../../support/fixtures/rewards.js';
import { base, Shop } from '../../support/fixtures/shop.js';

const service = useService();
const openShop = (): Promise<Shop> => Shop.open(service.now);

const ways = {
  'POST /customers/{customerId}/rewards/{rewardId}/redeem': (reward: IssuedReward, body?: Call['body'], call?: Call) =>
    reward.redeem(body, call),
  'POST /rewards/{id}/redeem': (reward: IssuedReward, body?: Call['body'], call?: Call) =>
    reward.redeemByAlias(body, call),
};

describe.each(Object.entries(ways))('%s', (name, redeem) => {
  it('200: redeems it, and it reads redeemed from then on', async () => {
    const reward = await IssuedReward.of(await openShop(), { expiryDays: 1 });
    const before = await reward.read();
    const { status, body } = await redeem(reward);
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      data: { ...before, status: 'redeemed', redeemedAt: expect.stringMatching(/^\d{4}-.*Z$/) },
    });
    expect(await reward.read()).toEqual(body.data);
    expect(await reward.history()).toMatchObject([{ kind: 'issued' }, { number: 2, kind: 'redeemed', coupon: null }]);
  });

  it.each([
    ['an absent body', undefined],
    ['an empty object', '{}'],
  ])('200: %s is enough', async (_, body) => {
    expect((await redeem(await IssuedReward.of(await openShop()), body)).body.data.status).toBe('redeemed');
  });

  it('200: the location of the redemption is kept, and takes the place of that of the gift', async () => {
    const shop = await openShop();
    const till = await shop.location({ externalId: `till ${unique()}` });
    for (const locationId of [till.shown, till.externalId ?? '']) {
      const { body } = await redeem(await IssuedReward.of(shop), { locationId });
      expect(body.data.locationId).toBe(till.shown);
    }
    const reward = await IssuedReward.of(shop);
    await shop.database.rows('update rewards set location_id = $2 where id = $1', [reward.uuid, till.id]);
    expect((await redeem(reward)).body.data.locationId).toBe(till.shown);
  });

  it('200: works by externalIds', async () => {
    const reward = await IssuedReward.of(await openShop());
    const { database } = reward.shop;
    await database.rows("update rewards set external_id = 'rwd 1' where id = $1", [reward.uuid]);
    const path = name.includes('customers') ? `/customers/${reward.customerId}/rewards` : '/rewards';
    const { body } = await reward.shop.post<{ data: RewardView }>(`${path}/rwd%201/redeem`, {});
    expect(body.data).toMatchObject({ id: reward.id, externalId: 'rwd 1', status: 'redeemed' });
  });

  it('400: a second time, by whichever path', async () => {
    const reward = await IssuedReward.of(await openShop());
    await redeem(reward);
    const read = await reward.read();
    for (const again of [await reward.redeem(), await reward.redeemByAlias()]) {
      expect(again.body).toMatchObject({ code: 400, error: 'reward_redeemed' });
    }
    expect(await reward.read()).toEqual(read);
    expect(await reward.history()).toHaveLength(2);
  });

  it('400: an expired one, though its row says active', async () => {
    const reward = await IssuedReward.of(await openShop());
    await reward.expire(0);
    expect((await redeem(reward)).body).toMatchObject({ code: 400, error: 'reward_expired' });
    expect(await reward.read()).toMatchObject({ status: 'expired', redeemedAt: null });
    expect(await reward.history()).toHaveLength(1);
  });

  it('400: an inactive location', async () => {
    const reward = await IssuedReward.of(await openShop());
    const { shown: locationId } = await reward.shop.location({ active: false });
    expect((await redeem(reward, { locationId })).body).toMatchObject({ code: 400, error: 'location_inactive' });
    expect((await reward.read()).status).toBe('active');
  });

  it.each(['{"locationId":null}', '{"locationId":5}', '{"location":"x"}', '[]', '{', '{"customerId":"x"}'])(
    '400: the body %s redeems nothing',
    async (body) => {
      const reward = await IssuedReward.of(await openShop());
      expect((await redeem(reward, body)).status).toBe(400);
      expect((await reward.read()).status).toBe('active');
    },
  );

  it('400: without an Idempotency-Key nothing is redeemed', async () => {
    const reward = await IssuedReward.of(await openShop());
    const { body } = await redeem(reward, {}, { idempotencyKey: null });
    expect(body).toMatchObject({ code: 400, error: 'idempotency_key_missing' });
    expect((await reward.read()).status).toBe('active');
  });

  it("404: an unknown location, and another merchant's", async () => {
    const reward = await IssuedReward.of(await openShop());
    const stranger = await (await openShop()).location();
    for (const locationId of [stranger.shown, 'nowhere', '', reward.id]) {
      expect((await redeem(reward, { locationId })).body).toMatchObject({ code: 404, error: 'location_not_found' });
    }
    expect((await reward.read()).status).toBe('active');
  });

  it('a key replays its answer, and is another request on the other path', async () => {
    const reward = await IssuedReward.of(await openShop());
    const first = await redeem(reward, {}, { idempotencyKey: 'redeem-1' });
    const again = await redeem(reward, undefined, { idempotencyKey: 'redeem-1' });
    expect([again.text, again.headers['idempotent-replayed']]).toEqual([first.text, 'true']);
    const others = Object.values(ways).filter((way) => way !== redeem);
    for (const other of others) {
      expect((await other(reward, {}, { idempotencyKey: 'redeem-1' })).body.error).toBe('idempotency_mismatch');
    }
  });
});

describe('POST /customers/{customerId}/rewards/{rewardId}/redeem', () => {
  it("404: under another customer, with a template's id, under an unknown customer", async () => {
    const reward = await IssuedReward.of(await openShop());
    const other = await reward.shop.customer();
    const template = (await reward.read()).rewardId;
    const redeem = (customer: string, id: string) =>
      reward.shop.post(`/customers/${customer}/rewards/${id}/redeem`, {});
    expect((await redeem(other.shown, reward.id)).body).toMatchObject({ code: 404, error: 'reward_not_found' });
    expect((await redeem(reward.customerId, template)).body).toMatchObject({ code: 404, error: 'reward_not_found' });
    expect((await redeem('nobody', reward.id)).body).toMatchObject({ code: 404, error: 'customer_not_found' });
    expect((await reward.read()).status).toBe('active');
  });

  it.each([
    [-1, false],
    [0, false],
    [1, true],
  ])('to the millisecond: a reward that expires %d ms from now is redeemed: %s', async (byMs, passes) => {
    const reward = await IssuedReward.of(await openShop());
    const actor = reward.shop.keyActor;
    const at = new Date();
    const expiry = new Date(at.getTime() + byMs);
    await reward.shop.database.rows('update rewards set expires_at = $2 where id = $1', [reward.uuid, expiry]);
    const redeemed = reward.shop.write((tx) => redeemReward(tx, actor, { rewardId: reward.id }), {
      fixedTime: at,
    });
    if (passes) await redeemed;
    else await expect(redeemed).rejects.toMatchObject({ reason: 'reward_expired' });
  });
});

describe('the deprecated POST /rewards/{id}/redeem', () => {
  const template = `${base}/customers/%7BcustomerId%7D/rewards/%7BrewardId%7D/redeem`;

  it('says so on every answer, and where it has redeemed, also before, names the path of this reward', async () => {
    const reward = await IssuedReward.of(await openShop());
    const { shop } = reward;
    const { secret: poor } = await shop.keyWithout('rewards:redeem');
    const answers: [number, Answer<object>][] = [
      [401, await reward.redeemByAlias({}, { key: 'lrw_nothing' })],
      [403, await reward.redeemByAlias({}, { key: poor })],
      [400, await reward.redeemByAlias({}, { idempotencyKey: null })],
      [400, await reward.redeemByAlias('{')],
      [404, await shop.post('/rewards/nothing/redeem', {})],
      [200, await reward.redeemByAlias({}, { idempotencyKey: 'alias-1' })],
      [200, await reward.redeemByAlias({}, { idempotencyKey: 'alias-1' })],
      [409, await reward.redeemByAlias({ locationId: 'x' }, { idempotencyKey: 'alias-1' })],
      [400, await reward.redeemByAlias({})],
    ];
    for (const [status, answer] of answers) {
      expect([answer.status, answer.headers['deprecation']]).toEqual([status, expect.stringMatching(/^@\d{9,11}$/)]);
      const successor = status === 200 ? `${base}${reward.path}/redeem` : template;
      expect([status, answer.headers['link']]).toEqual([status, `<${successor}>; rel="successor-version"`]);
    }
  });

  it('and nothing else does', async () => {
    const reward = await IssuedReward.of(await openShop());
    for (const { headers } of [await reward.redeem(), await reward.shop.get(reward.path)]) {
      expect(headers).not.toHaveProperty('deprecation');
      expect(headers).not.toHaveProperty('link');
    }
  });
});
