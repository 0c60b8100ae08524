import { useService } from '../../support/harness/service.js';
import { newCoupon, unique } from '../../support/fixtures/random.js';
import { IssuedReward } from '../../support/fixtures/rewards.js';
import { Shop } from '../../support/fixtures/shop.js';

const service = useService();
const openShop = (): Promise<Shop> => Shop.open(service.now);

describe('POST /rewards/update-coupon', () => {
  it('200: stores the code in upper case, and answers with it', async () => {
    const reward = await IssuedReward.of(await openShop());
    const code = `Ab-c_9-${unique()}`;
    const { status, body } = await reward.setCoupon(code);
    const set = { userRewardId: reward.id, couponCode: code.toUpperCase() };
    expect([status, body]).toEqual([200, { success: true, ...set, data: set }]);
    expect((await reward.read()).couponCode).toBe(code.toUpperCase());
    expect((await reward.history()).at(-1)).toEqual({ number: 2, kind: 'coupon_set', coupon: code.toUpperCase() });
  });

  it('200: takes the reward by its externalId, and answers with its id', async () => {
    const reward = await IssuedReward.of(await openShop());
    await reward.shop.database.rows("update rewards set external_id = 'mine' where id = $1", [reward.uuid]);
    const { body } = await reward.shop.post<object>('/rewards/update-coupon', {
      userRewardId: 'mine',
      couponCode: 'x',
    });
    expect(body).toMatchObject({ userRewardId: reward.id, couponCode: 'X' });
  });

  it('200: replaces a code, whose old one is free again', async () => {
    const shop = await openShop();
    const [first, second] = [await IssuedReward.of(shop), await IssuedReward.of(shop)];
    await first.setCoupon('OLD');
    await first.setCoupon('NEW');
    expect((await second.setCoupon('OLD')).status).toBe(200);
    expect((await second.setCoupon('OLD')).status).toBe(200);
    expect((await second.setCoupon('new')).body.error).toBe('coupon_code_taken');
  });

  it.each(['A', '0', '-', '_', 'x'.repeat(64), 'abc-DEF_123'])('200: %s is a code', async (code) => {
    const reward = await IssuedReward.of(await openShop());
    expect((await reward.setCoupon(code)).body.couponCode).toBe(code.toUpperCase());
  });

  it.each([
    '',
    ' ',
    'a b',
    'a.b',
    'a/b',
    'ß',
    'ı',
    'ſ',
    'é',
    '😀',
    'a\n',
    'a\u0000',
    'x'.repeat(65),
    null,
    5,
    true,
    [],
    {},
  ])('400: %j is no code', async (code) => {
    const reward = await IssuedReward.of(await openShop());
    expect((await reward.setCoupon(code)).body).toMatchObject({ code: 400, error: 'invalid_field' });
    expect((await reward.read()).couponCode).toBeNull();
  });

  it('400: a missing or unknown field', async () => {
    const reward = await IssuedReward.of(await openShop());
    const fields = { userRewardId: reward.id, couponCode: 'X' };
    const post = (body: object) => reward.shop.post('/rewards/update-coupon', body);
    expect((await post({ ...fields, couponCode: undefined })).body.error).toBe('missing_field');
    expect((await post({ ...fields, userRewardId: undefined })).body.error).toBe('missing_field');
    expect((await post({ ...fields, userRewardId: null })).body.error).toBe('invalid_field');
    expect((await post({ ...fields, rewardId: reward.id })).body.error).toBe('unknown_field');
    expect((await reward.read()).couponCode).toBeNull();
  });

  it('400: a code of another active reward, in any case and of any customer, and nothing changes', async () => {
    const shop = await openShop();
    const [holder, other] = [await IssuedReward.of(shop), await IssuedReward.of(shop)];
    const code = newCoupon();
    await holder.setCoupon(code);
    await other.setCoupon('MINE');
    const answer = await other.setCoupon(code.toLowerCase());
    expect(answer.body).toMatchObject({ code: 400, error: 'coupon_code_taken' });
    expect(answer.text).not.toContain(holder.id);
    expect((await other.read()).couponCode).toBe('MINE');
    expect(await other.history()).toHaveLength(2);
    expect((await holder.read()).couponCode).toBe(code);
  });

  it('200: another merchant may have the same code', async () => {
    const [one, two] = [await IssuedReward.of(await openShop()), await IssuedReward.of(await openShop())];
    expect((await one.setCoupon('SAME')).status).toBe(200);
    expect((await two.setCoupon('SAME')).status).toBe(200);
  });

  it('200: the code of a redeemed reward is free again, and so is that of an expired one that no job has marked', async () => {
    const shop = await openShop();
    const [redeemed, expired, other] = [
      await IssuedReward.of(shop),
      await IssuedReward.of(shop),
      await IssuedReward.of(shop),
    ];
    await redeemed.setCoupon('ONE');
    await redeemed.redeem();
    expect((await other.setCoupon('ONE')).status).toBe(200);
    await expired.setCoupon('TWO');
    expect((await other.setCoupon('TWO')).body.error).toBe('coupon_code_taken');
    await expired.expire(0);
    expect((await other.setCoupon('TWO')).status).toBe(200);
    expect(await expired.read()).toMatchObject({ status: 'expired', couponCode: 'TWO' });
    expect(await redeemed.read()).toMatchObject({ status: 'redeemed', couponCode: 'ONE' });
  });

  it.each(['redeemed', 'expired'])('400: a reward that is %s takes no code', async (status) => {
    const reward = await IssuedReward.of(await openShop());
    if (status === 'redeemed') await reward.redeem();
    else await reward.expire();
    expect((await reward.setCoupon('X')).body).toMatchObject({ code: 400, error: `reward_${status}` });
    expect((await reward.read()).couponCode).toBeNull();
  });

  it("404: a template, another merchant's reward, an unknown one", async () => {
    const shop = await openShop();
    const template = await shop.rewardTemplate();
    const stranger = await IssuedReward.of(await openShop());
    for (const userRewardId of [template.shown, stranger.id, 'nothing', '']) {
      const { body } = await shop.post('/rewards/update-coupon', { userRewardId, couponCode: 'X' });
      expect(body).toMatchObject({ code: 404, error: 'reward_not_found' });
    }
    expect((await stranger.read()).couponCode).toBeNull();
  });

  it('an Idempotency-Key is optional: without one each request runs, with one it is replayed', async () => {
    const reward = await IssuedReward.of(await openShop());
    expect((await reward.setCoupon('A', { idempotencyKey: null })).status).toBe(200);
    const first = await reward.setCoupon('B', { idempotencyKey: 'coupon-1' });
    await reward.setCoupon('C', { idempotencyKey: null });
    const again = await reward.setCoupon('B', { idempotencyKey: 'coupon-1' });
    expect([again.text, again.headers['idempotent-replayed']]).toEqual([first.text, 'true']);
    expect((await reward.read()).couponCode).toBe('C');
    expect((await reward.setCoupon('D', { idempotencyKey: 'coupon-1' })).body.error).toBe('idempotency_mismatch');
    for (const idempotencyKey of ['', 'ä', 'x'.repeat(256)]) {
      const call = {
        idempotencyKey: null,
        headers: { 'idempotency-key': Buffer.from(idempotencyKey).toString('latin1') },
      };
      expect((await reward.setCoupon('E', call)).body.error).toBe('idempotency_key_invalid');
    }
    const { records } = await reward.shop.database.row<{ records: number }>(
      'select count(*) as records from idempotency_answers where merchant_id = $1',
      [reward.shop.merchantId],
    );
    // The gift and the one that was remembered.
    expect(records).toBe(2);
  });
});

describe('a coupon code in an order', () => {
  async function automated() {
    const shop = await openShop();
    await shop.settings({ rewardAutomation: true });
    const reward = await IssuedReward.of(shop);
    const code = newCoupon();
    await reward.setCoupon(code);
    const order = (coupon_code: string, email = reward.customerEmail) =>
      shop.order({ customer_email: email, coupon_code });
    return { shop, reward, code, order };
  }

  it('redeems the reward that has the code, once, in upper or lower case', async () => {
    const { reward, code, order } = await automated();
    expect((await order(code.toLowerCase())).body.couponRedeemed).toBe(true);
    expect(await reward.read()).toMatchObject({ status: 'redeemed', couponCode: code });
    expect((await order(code)).body.couponRedeemed).toBe(false);
    expect((await reward.redeem()).body.error).toBe('reward_redeemed');
    expect((await reward.history()).map(({ kind }) => kind)).toEqual(['issued', 'coupon_set', 'redeemed']);
  });

  it('a replaced code redeems nothing, the new one does', async () => {
    const { reward, code, order } = await automated();
    const next = newCoupon();
    await reward.setCoupon(next);
    expect((await order(code)).body.couponRedeemed).toBe(false);
    expect((await order(next)).body.couponRedeemed).toBe(true);
  });

  it("redeems neither another customer's reward, nor an expired or a redeemed one", async () => {
    const { shop, reward, code, order } = await automated();
    const other = await shop.customer();
    expect((await order(code, other.email)).body.couponRedeemed).toBe(false);
    expect((await reward.read()).status).toBe('active');
    await reward.expire(0);
    expect((await order(code)).body.couponRedeemed).toBe(false);
    expect((await reward.read()).status).toBe('expired');
    const redeemed = await IssuedReward.of(shop);
    await redeemed.setCoupon('USED');
    await redeemed.redeem();
    expect((await order('USED', redeemed.customerEmail)).body.couponRedeemed).toBe(false);
  });
});
