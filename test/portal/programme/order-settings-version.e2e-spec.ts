import type { OrderSettingsView } from '#portal/programme/orders/order-settings.view.js';
import { Shop } from '../../support/fixtures/shop.js';
import { until } from '../../support/harness/deadline.js';
import { type PortalUser, usePortal } from '../../support/harness/portal.js';

const started = usePortal();

let shop: Shop;
let admin: PortalUser;

beforeEach(async () => {
  shop = await Shop.open(started.service);
  admin = await started.portal.user({ shop, role: 'admin' });
});

const path = (more = ''): string => `/merchants/${shop.id}/order-settings${more}`;
const put = (body: object) => admin.put<{ data: OrderSettingsView; error?: string }>(path(), body);
const read = async () => (await admin.get<{ data: OrderSettingsView }>(path())).body.data;

it('settings with the version that was read are saved, and have another one', async () => {
  const first = await read();
  const { body } = await put({ ...first, minimumOrderValue: 7 });
  expect(body.data.minimumOrderValue).toBe(7);
  expect(body.data.version).not.toBe(first.version);
  expect(await read()).toEqual(body.data);
  expect((await admin.post(path('/preview'), { settings: body.data, orderValue: 10 })).status).toBe(200);
});

it('409: others were saved since the version was read, and nothing is changed', async () => {
  const { version } = await read();
  await put({ enabled: false });
  const saved = await read();
  const refused = await put({ minimumOrderValue: 7, version });
  expect([refused.status, refused.body.error]).toEqual([409, 'order_settings_changed']);
  expect(await read()).toEqual(saved);
  expect((await put({ minimumOrderValue: 7, version: saved.version })).status).toBe(200);
});

it.each([null, '', 7, 'v'.repeat(65)])('400: the version %j', async (version) => {
  expect((await put({ version })).status).toBe(400);
});

it('of two concurrent saves with the same version one is refused, also of the first ones of a merchant', async () => {
  const { version } = await read();
  const other = await shop.database.session();
  await other.query('begin');
  await other.query('select 1 from merchants where merchant_id = $1 for no key update', [shop.merchantId]);
  await other.query(
    `insert into order_settings (merchant_id, enabled, minimum_order_minor, reward_automation, duplicate_orders)
     values ($1, true, 300, false, 'return_original')`,
    [shop.merchantId],
  );
  const refused = put({ minimumOrderValue: 7, version });
  await until('The save waits', async () => (await shop.database.waiting()) > 0);
  await other.query('commit');
  await other.end();
  expect((await refused).body.error).toBe('order_settings_changed');
  expect((await read()).minimumOrderValue).toBe(3);
});
