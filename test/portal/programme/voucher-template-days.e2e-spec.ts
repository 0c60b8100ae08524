import { type PortalUser, usePortal } from '../../support/harness/portal.js';
import { Shop } from '../../support/fixtures/shop.js';
import { voucherTemplate } from '../../support/fixtures/vouchers.js';

const started = usePortal();
let shop: Shop;
let admin: PortalUser;
beforeAll(async () => {
  shop = await Shop.open(started.service);
  admin = await started.portal.user({ shop, role: 'admin' });
});

const gift = { title: 'Gift', type: 'fixed', value: 10, currency: 'GBP' };
const at = (path = '') => `/merchants/${shop.id}/voucher-templates${path}`;
const refusal = { code: 400, error: 'activation_after_expiry' };

it('a voucher template whose vouchers would expire before they are active is refused', async () => {
  expect((await admin.post(at(), { ...gift, expiryDays: 5, activationDelayDays: 6 })).body).toMatchObject(refusal);
  const made = await admin.post<{ data: { id: string } }>(at(), { ...gift, expiryDays: 5, activationDelayDays: 5 });
  expect(made.status).toBe(201);
  const path = at(`/${made.body.data.id}`);
  for (const change of [{ expiryDays: 4 }, { activationDelayDays: 6 }]) {
    expect((await admin.patch(path, change)).body).toMatchObject(refusal);
  }
  expect((await admin.patch(path, { expiryDays: null, activationDelayDays: 6 })).status).toBe(200);
});

it('one that was saved before this was checked can be renamed and deactivated', async () => {
  const { id, shown } = await voucherTemplate(shop, { expiryDays: 5 });
  await shop.database.rows('update voucher_templates set activation_delay_days = 9 where id = $1', [id]);
  expect((await admin.patch(at(`/${shown}`), { title: 'Old gift', active: false })).status).toBe(200);
});
