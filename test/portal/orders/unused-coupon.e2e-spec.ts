import { decodeId } from '#domain/ids.js';
import type { OrderDetailsView } from '#portal/orders/order-details.view.js';
import { newCoupon, newEmail } from '../../support/fixtures/random.js';
import { Shop } from '../../support/fixtures/shop.js';
import { until } from '../../support/harness/deadline.js';
import { type PortalUser, usePortal } from '../../support/harness/portal.js';

const started = usePortal();

let shop: Shop;
let viewer: PortalUser;
let email: string;
const automation = (rewardAutomation: boolean) =>
  shop.settings({ rewardAutomation, orderRewards: [{ rewardTemplateId: 'pen', minimumOrderValue: 50 }] });

beforeEach(async () => {
  shop = await Shop.open(started.service);
  viewer = await started.portal.user({ shop, role: 'viewer' });
  email = newEmail();
  await shop.rewardTemplate({ externalId: 'pen' });
  await automation(true);
});

/** The id and the coupon code of a reward of a new order. */
async function reward(of = email): Promise<{ id: string; code: string }> {
  const { body } = await shop.order({ customer_email: of, order_value: 50 });
  const id = body.rewards[0]?.id ?? '';
  return { id, code: await shop.coupon(id) };
}

/** Sends an order, and answers what its page says of its coupon once the request is logged. */
async function unusedCoupon(fields: object): Promise<OrderDetailsView['unusedCoupon']> {
  const { order } = (await shop.order({ customer_email: email, ...fields })).body;
  const read = () => viewer.get<{ data: OrderDetailsView }>(`/merchants/${shop.id}/orders/${order.id}`);
  const requestId = decodeId('request', (await read()).body.data.order.requestId ?? '');
  const logged = 'select id from requests where merchant_id = $1 and id = $2';
  await until(
    'The request is logged',
    async () => (await shop.database.rows(logged, [shop.merchantId, requestId])).length === 1,
  );
  return (await read()).body.data.unusedCoupon;
}

it.each(['redeemed', 'unknown', 'of another customer'])('says that a code was not active: %s', async (which) => {
  const { code } = await reward(which === 'of another customer' ? newEmail() : email);
  if (which === 'redeemed') expect(await unusedCoupon({ coupon_code: code })).toBeNull();
  const sent = await unusedCoupon({ coupon_code: which === 'unknown' ? newCoupon() : code });
  expect(sent).toMatchObject({ error: 'coupon_not_active' });
});

it('says that reward automation was off, by the settings of the order', async () => {
  const { code } = await reward();
  await automation(false);
  const sent = await unusedCoupon({ coupon_code: code });
  await automation(true);
  expect(sent).toMatchObject({ error: 'reward_automation_off' });
});

it.each([{}, { coupon_code: null }, { coupon_code: '' }, { coupon_code: ' ' }])(
  'says nothing of an order with %j',
  async (fields) => {
    expect(await unusedCoupon(fields)).toBeNull();
  },
);
