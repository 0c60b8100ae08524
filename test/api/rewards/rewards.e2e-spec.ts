import type { RewardTemplateView } from '#http/views/reward-template.view.js';
import type { RewardView } from '#http/views/reward.view.js';
import { useService } from '../../support/harness/service.js';
import { pageOf, readAllPages } from '../../support/fixtures/lists.js';
import { unique } from '../../support/fixtures/random.js';
import { giveRewards, IssuedReward } from '../../support/fixtures/rewards.js';
import { Shop } from '../../support/fixtures/shop.js';

const service = useService();
const openShop = (options: Parameters<typeof Shop.open>[1] = {}): Promise<Shop> => Shop.open(service.now, options);

describe('GET /rewards', () => {
  it('200: lists the templates newest first, and those that are active or not', async () => {
    const shop = await openShop();
    const old = await shop.rewardTemplate();
    const gone = await shop.rewardTemplate({ active: false });
    const young = await shop.rewardTemplate();
    const ids = async (query: string): Promise<string[]> =>
      (await pageOf<RewardTemplateView>(shop, '/rewards', query)).body.data.map(({ id }) => id);
    expect(await ids('')).toEqual([young.shown, gone.shown, old.shown]);
    expect(await ids('active=true')).toEqual([young.shown, old.shown]);
    expect(await ids('active=false')).toEqual([gone.shown]);
    const walked = await readAllPages<RewardTemplateView>(shop, '/rewards', { limit: 1, filters: 'active=true' });
    expect(walked.map(({ id }) => id)).toEqual([young.shown, old.shown]);
  });

  it.each(['active=', 'active=1', 'active=TRUE', 'active=maybe', 'active=true&active=true', 'limit=0', 'cursor=x'])(
    '400: ?%s',
    async (query) => {
      expect((await pageOf(await openShop(), '/rewards', query)).status).toBe(400);
    },
  );
});

describe('GET /rewards/{id}', () => {
  it('200: shows a template, by id and externalId', async () => {
    const shop = await openShop();
    const externalId = `reward ${unique()}`;
    const made = { title: 'A cup', description: 'Of tea', expiryDays: 30, externalId };
    const { shown } = await shop.rewardTemplate(made);
    const { body } = await shop.get<{ data: RewardTemplateView }>(`/rewards/${shown}`);
    expect(body.data).toEqual({ id: shown, ...made, pointsPrice: null, active: true, createdAt: expect.any(String) });
    expect((await shop.get(`/rewards/${encodeURIComponent(externalId)}`)).body).toEqual(body);
    expect((await pageOf<RewardTemplateView>(shop, '/rewards')).body.data).toEqual([body.data]);
  });

  it("404: a customer's reward, and another merchant's template", async () => {
    const shop = await openShop();
    const reward = await IssuedReward.of(shop);
    const foreign = await (await openShop()).rewardTemplate();
    for (const id of [reward.id, foreign.shown]) {
      expect((await shop.get<object>(`/rewards/${id}`)).body).toMatchObject({ error: 'reward_template_not_found' });
    }
  });
});

describe('POST /customers/{customerId}/rewards', () => {
  async function giving(template: Parameters<Shop['rewardTemplate']>[0] = {}) {
    const shop = await openShop();
    const { shown: rewardId } = await shop.rewardTemplate(template);
    const customer = await shop.customer({ externalId: `crm ${unique()}` });
    const give = (fields: object = {}, call = {}) => giveRewards(shop, customer.shown, { rewardId, ...fields }, call);
    const held = (): Promise<RewardView[]> => readAllPages<RewardView>(shop, `/customers/${customer.shown}/rewards`);
    return { shop, rewardId, customer, give, held };
  }

  it('201: issues one by default, as it is read afterwards', async () => {
    const { shop, rewardId, customer, give, held } = await giving({ title: 'A cup', expiryDays: 7 });
    const { status, body } = await give();
    expect(status).toBe(201);
    const [reward] = body.data;
    expect(body).toEqual({
      success: true,
      data: [
        {
          id: expect.stringMatching(/^rwd_[0-7][0-9a-hjkmnp-tv-z]{25}$/),
          externalId: reward?.id,
          rewardId,
          customerId: customer.shown,
          title: 'A cup',
          status: 'active',
          expiry: expect.stringMatching(/\.999Z$/),
          couponCode: null,
          issuedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
          redeemedAt: null,
          locationId: null,
        },
      ],
    });
    expect(await held()).toEqual(body.data);
    expect((await shop.get(`/customers/${customer.shown}/rewards/${reward?.id}`)).body).toEqual({
      success: true,
      data: reward,
    });
  });

  it.each([1, 2, 50])('201: quantity %d issues as many, each with its history', async (quantity) => {
    const { shop, give, held } = await giving();
    const { body } = await give({ quantity });
    expect(body.data).toHaveLength(quantity);
    expect(new Set(body.data.map(({ id }) => id)).size).toBe(quantity);
    expect((await held()).toReversed()).toEqual(body.data);
    const events = await shop.database.rows(
      'select kind, count(*) as count, min(number) as number from reward_events where merchant_id = $1 group by kind',
      [shop.merchantId],
    );
    expect(events).toEqual([{ kind: 'issued', count: quantity, number: 1 }]);
  });

  it('201: takes customer and template by their externalIds', async () => {
    const externalId = `reward ${unique()}`;
    const { shop, rewardId, customer } = await giving({ externalId });
    const path = encodeURIComponent(customer.externalId ?? '');
    const { body } = await giveRewards(shop, path, { rewardId: externalId });
    expect(body.data).toMatchObject([{ rewardId, customerId: customer.shown }]);
  });

  it('201: the location is on the rewards, by id and externalId', async () => {
    const { shop, give } = await giving();
    const location = await shop.location({ externalId: `till ${unique()}` });
    for (const locationId of [location.shown, location.externalId]) {
      const { body } = await give({ locationId, quantity: 2 });
      expect(body.data.map((reward) => reward.locationId)).toEqual([location.shown, location.shown]);
    }
  });

  it.each([
    ...[0, -1, 51, 1.5, '2', '', true, null, [], {}, 2 ** 53].map((quantity) => ({ quantity })),
    { rewardId: undefined },
    { rewardId: null },
    { rewardId: 5 },
    { rewardId: {} },
    { locationId: null },
    { locationId: 5 },
    { quantiy: 2 },
  ])('400: %j issues nothing', async (fields) => {
    const { give, held } = await giving();
    expect((await give(fields)).status).toBe(400);
    expect(await held()).toEqual([]);
  });

  it('400: an inactive template issues nothing', async () => {
    const { give, held } = await giving({ active: false });
    expect((await give({ quantity: 5 })).body).toMatchObject({ code: 400, error: 'reward_template_inactive' });
    expect(await held()).toEqual([]);
  });

  it('400: an inactive location issues nothing', async () => {
    const { shop, give, held } = await giving();
    const { shown: locationId } = await shop.location({ active: false });
    expect((await give({ locationId })).body).toMatchObject({ code: 400, error: 'location_inactive' });
    expect(await held()).toEqual([]);
  });

  it("404: an issued reward in the template's place, another merchant's template, location and customer", async () => {
    const { shop, rewardId, give, held } = await giving();
    const stranger = await openShop();
    const reward = await IssuedReward.of(shop, { shown: rewardId });
    for (const id of [reward.id, (await stranger.rewardTemplate()).shown, 'nothing', '']) {
      expect((await give({ rewardId: id })).body).toMatchObject({ code: 404, error: 'reward_template_not_found' });
    }
    const { body } = await give({ locationId: (await stranger.location()).shown });
    expect(body).toMatchObject({ code: 404, error: 'location_not_found' });
    const foreign = await giveRewards(shop, (await stranger.customer()).shown, { rewardId });
    expect(foreign.body).toMatchObject({ code: 404, error: 'customer_not_found' });
    expect(await held()).toEqual([]);
  });

  it('one key gives once, and the answer is replayed to the byte', async () => {
    const { give, held } = await giving();
    const first = await give({ quantity: 3 }, { idempotencyKey: 'give-1' });
    const again = await give({ quantity: 3 }, { idempotencyKey: 'give-1' });
    expect([again.text, again.headers['idempotent-replayed']]).toEqual([first.text, 'true']);
    expect((await give({ quantity: 4 }, { idempotencyKey: 'give-1' })).body.error).toBe('idempotency_mismatch');
    expect(await held()).toHaveLength(3);
  });

  it.each([
    ['Pacific/Kiritimati', 1],
    ['America/Los_Angeles', 365],
  ])('in %s, expiryDays %d is the end of a day there', async (timeZone, expiryDays) => {
    const shop = await openShop({ timeZone });
    const { expiry, issuedAt } = await (await IssuedReward.of(shop, { expiryDays })).read();
    const wall = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
    const [day = '', time] = wall.format(new Date(expiry ?? '')).split(' ');
    expect(time).toBe('23:59:59');
    const from = wall.format(new Date(issuedAt)).slice(0, 10);
    expect(Date.parse(day) - Date.parse(from)).toBe(expiryDays * 86_400_000);
  });
});

describe("a customer's rewards", () => {
  it('200: by status, as it is at this instant: one past its expiry reads expired though its row says active', async () => {
    const shop = await openShop();
    const customer = await shop.customer();
    const template = await shop.rewardTemplate();
    const [active, redeemed, expired, marked] = [
      await IssuedReward.of(shop, template, customer),
      await IssuedReward.of(shop, template, customer),
      await IssuedReward.of(shop, template, customer),
      await IssuedReward.of(shop, template, customer),
    ];
    await redeemed.redeem();
    await redeemed.expire();
    await expired.expire(0);
    await active.expire(60_000);
    await shop.database.rows("update rewards set status = 'expired' where id = $1", [marked.uuid]);
    const path = `/customers/${customer.shown}/rewards`;
    const listed = async (query: string): Promise<(readonly [string, string])[]> =>
      (await pageOf<RewardView>(shop, path, query)).body.data.map(({ id, status }) => [id, status]);
    expect(await listed('')).toEqual([
      [marked.id, 'expired'],
      [expired.id, 'expired'],
      [redeemed.id, 'redeemed'],
      [active.id, 'active'],
    ]);
    expect(await listed('status=active')).toEqual([[active.id, 'active']]);
    expect(await listed('status=redeemed')).toEqual([[redeemed.id, 'redeemed']]);
    expect(await listed('status=expired')).toEqual([
      [marked.id, 'expired'],
      [expired.id, 'expired'],
    ]);
    expect((await expired.read()).status).toBe('expired');
    const row = await shop.database.row('select status from rewards where id = $1', [expired.uuid]);
    expect(row).toEqual({ status: 'active' });
  });

  it.each(['status=', 'status=used', 'status=Active', 'status=active&status=active', 'limit=0', 'cursor=x'])(
    '400: ?%s',
    async (query) => {
      const shop = await openShop();
      const { shown } = await shop.customer();
      expect((await pageOf(shop, `/customers/${shown}/rewards`, query)).status).toBe(400);
    },
  );

  it("404: another customer's reward, a template, an unknown customer", async () => {
    const shop = await openShop();
    const [mine, other] = [await IssuedReward.of(shop), await IssuedReward.of(shop)];
    const template = await shop.rewardTemplate();
    const read = (customer: string, id: string) => shop.get<object>(`/customers/${customer}/rewards/${id}`);
    for (const id of [other.id, template.shown, 'nothing']) {
      expect((await read(mine.customerId, id)).body).toMatchObject({ code: 404, error: 'reward_not_found' });
    }
    expect((await read('nobody', mine.id)).body).toMatchObject({ code: 404, error: 'customer_not_found' });
    const list = await pageOf(shop, '/customers/nobody/rewards');
    expect(list.body).toMatchObject({ code: 404, error: 'customer_not_found' });
  });

  it('200: a single one is read by externalIds, with either of two scopes', async () => {
    const shop = await openShop();
    const reward = await IssuedReward.of(shop);
    await shop.database.rows("update rewards set external_id = 'r/1' where id = $1", [reward.uuid]);
    for (const scope of ['customers:read', 'rewards:read'] as const) {
      const { secret: key } = await shop.keyWith([scope]);
      const { body } = await shop.get<{ data: RewardView }>(`/customers/${reward.customerId}/rewards/r%2F1`, { key });
      expect(body.data).toMatchObject({ id: reward.id, externalId: 'r/1' });
    }
  });
});

describe("a reward's history", () => {
  it.each([
    "update reward_events set kind = 'redeemed' where reward_id = $1",
    'delete from reward_events where reward_id = $1',
  ])('the database refuses: %s', async (statement) => {
    const reward = await IssuedReward.of(await openShop());
    await expect(reward.shop.database.rows(statement, [reward.uuid])).rejects.toMatchObject({ code: 'LR900' });
    expect(await reward.history()).toEqual([{ number: 1, kind: 'issued', coupon: null }]);
  });
});
