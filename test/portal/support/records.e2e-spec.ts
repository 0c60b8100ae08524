import { type PortalUser, usePortal } from '../../support/harness/portal.js';
import { newEmail } from '../../support/fixtures/random.js';
import { IssuedReward } from '../../support/fixtures/rewards.js';
import { Shop } from '../../support/fixtures/shop.js';
import { IssuedVoucher } from '../../support/fixtures/vouchers.js';

const running = usePortal();
let shop: Shop;
let owner: PortalUser;
let support: PortalUser;
beforeEach(async () => {
  shop = await Shop.open(running.service);
  owner = await running.portal.user({ shop, role: 'owner', name: 'Ada' });
  support = await running.portal.user({ platformRole: 'support' });
});

interface Answer {
  readonly data: object;
}
const seen = async (path: string): Promise<object> =>
  (await support.get<Answer>(`/support/merchants/${shop.id}${path}`)).body.data;
const own = async (path: string): Promise<object> =>
  (await owner.get<Answer>(`/merchants/${shop.id}${path}`)).body.data;
const looks = async (): Promise<string[]> => {
  const rows = await shop.database.rows<{ action: string; of: boolean }>(
    `select action, subject_id is not null as of from audit_entries
     where merchant_id = $1 and actor_kind = 'support' order by id`,
    [shop.merchantId],
  );
  return rows.map(({ action, of }) => `${action}${of ? ' of one' : ''}`);
};

it('support sees the team with its second factors, and each look is in the audit log', async () => {
  expect(await seen('/staff')).toEqual(await own('/staff'));
  expect(await seen('/staff')).toMatchObject([{ id: owner.id, name: 'Ada', role: 'owner', twoFactorEnabled: false }]);
  await shop.database.rows('update sign_in.staff set two_factor_enabled = true where id = $1', [owner.staffId]);
  expect(await seen('/staff')).toMatchObject([{ twoFactorEnabled: true }]);
  expect(await looks()).toEqual(Array.from({ length: 3 }, () => 'support.viewed_team'));
});

it('a code is found whole or by the end that support sees, and by no other part', async () => {
  // No letter of a code is in the title, which is searched too.
  const { id, code } = await IssuedVoucher.of(shop, { title: '¤ ¤' });
  const found = async (search: string): Promise<string[]> =>
    ((await seen(`/vouchers?search=${encodeURIComponent(search)}`)) as { id: string }[]).map((voucher) => voucher.id);
  const letters = code.replaceAll('-', '');
  for (const search of [code, letters.toLowerCase(), letters.slice(-4)]) expect(await found(search)).toEqual([id]);
  const parts = [1, 2, 3, 5, 15].flatMap((length) => [letters.slice(0, length), letters.slice(-length)]);
  for (const search of [...parts, letters.slice(0, 4)]) expect([search, await found(search)]).toEqual([search, []]);
});

it('support sees customers and vouchers as the merchant does, but of codes the end alone', async () => {
  const customer = await shop.customer();
  const reward = await IssuedReward.of(shop, {}, customer);
  await shop.database.rows("update rewards set coupon_code = 'SUMMER-2026' where merchant_id = $1 and id = $2", [
    shop.merchantId,
    reward.uuid,
  ]);
  const { id, code } = await IssuedVoucher.of(shop, {}, { customerId: customer.shown });
  const end = `****${code.slice(-4)}`;
  const paths = ['/customers', `/customers/${customer.shown}`, '/vouchers', `/vouchers/${id}`, `/rewards/${reward.id}`];
  for (const path of paths) {
    const text = JSON.stringify(await own(path))
      .replaceAll(code, end)
      .replaceAll('SUMMER-2026', '****2026');
    const shown = JSON.stringify(await seen(path));
    expect(JSON.parse(shown)).toEqual(JSON.parse(text));
    expect(shown).not.toContain(code);
  }
  expect(JSON.stringify(await seen(`/vouchers/${id}`))).toContain(end);
  expect((await looks()).slice(0, 5)).toEqual([
    'support.viewed_customers',
    'support.viewed_customer of one',
    'support.viewed_vouchers',
    'support.viewed_voucher of one',
    'support.viewed_reward of one',
  ]);
});

it('of the coupons on the page of an order support sees the end alone, and of a short one nothing', async () => {
  const customer_email = newEmail();
  const template = await shop.rewardTemplate();
  await shop.settings({
    orderRewards: [{ rewardTemplateId: template.shown, minimumOrderValue: 0 }],
    rewardAutomation: true,
  });
  const { body: first } = await shop.order({ customer_email });
  const coupon_code = await shop.coupon(first.rewards[0]?.id ?? '');
  const { body: second } = await shop.order({ customer_email, coupon_code });
  await shop.post('/rewards/update-coupon', { userRewardId: second.rewards[0]?.id, couponCode: 'SHORT-1' });
  const path = `/orders/${second.order.id}`;
  expect(await own(path)).toMatchObject({ rewards: [{ couponCode: 'SHORT-1' }], coupon: { couponCode: coupon_code } });
  expect(await seen(path)).toMatchObject({
    rewards: [{ couponCode: '****' }],
    coupon: { couponCode: `****${coupon_code.slice(-4)}` },
  });
});

it('what support looks for by its name, its code or its e-mail leads to a page of its own', async () => {
  const { id, code } = await IssuedVoucher.of(shop);
  const { body } = await support.get<{ data: { href: string }[] }>(`/support/search?q=${code}`);
  expect(body.data.map(({ href }) => href)).toEqual([`/support/merchants/${shop.id}/vouchers/${id}`]);
});

it('what support asks for by its externalId is named in the audit log by its id', async () => {
  const customer = await shop.customer();
  const [reward, voucher] = [await IssuedReward.of(shop, {}, customer), await IssuedVoucher.of(shop)];
  await shop.order({ customer_email: customer.email });
  const { id: order } = await shop.database.row<{ id: string }>('select id from orders where merchant_id = $1', [
    shop.merchantId,
  ]);
  const named = { customers: customer.id, orders: order, rewards: reward.uuid, vouchers: voucher.uuid };
  for (const [table, id] of Object.entries(named)) {
    await shop.database.rows(`update ${table} set external_id = 'ours/1' where id = $1`, [id]);
  }
  const things = ['customers', 'orders', 'rewards', 'vouchers'].map((each) => `/${each}/*`);
  const paths = [...things, '/rewards/*/explain', '/vouchers/*/explain'];
  for (const external of ['ours/1', 'nobody']) {
    const answers = paths.map((path) =>
      support.get(`/support/merchants/${shop.id}${path.replace('*', encodeURIComponent(external))}`),
    );
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect([external, new Set(statuses)]).toEqual([external, new Set([external === 'nobody' ? 404 : 200])]);
  }
  const subjects = await shop.database.rows<{ id: string | null }>(
    "select subject_id as id from audit_entries where merchant_id = $1 and actor_kind = 'support'",
    [shop.merchantId],
  );
  const found = subjects.flatMap(({ id }) => id ?? []);
  expect(subjects).toHaveLength(12);
  const { uuid } = reward;
  expect(found.toSorted()).toEqual([customer.id, order, uuid, uuid, voucher.uuid, voucher.uuid].toSorted());
});
