import { computeAward } from '#domain/orders/award.js';
import type { OrderSettings } from '#domain/orders/order.js';
import { useService } from '../../support/harness/service.js';
import { ledgerViolations } from '../../support/fixtures/ledger.js';
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

interface Judged {
  readonly settings_id: string;
  readonly settings: OrderSettings;
  readonly value_minor: number;
  readonly stamps_awarded: number;
  readonly points_awarded: number;
}
/** The orders with their snapshots, oldest first. */
const judged = (): Promise<Judged[]> =>
  shop.database.rows(
    `select o.settings_id, s.settings, o.value_minor::int, o.stamps_awarded::int, o.points_awarded::int from orders o
     left join order_settings_snapshots s on s.merchant_id = o.merchant_id and s.id = o.settings_id
     where o.merchant_id = $1 order by o.id`,
    [shop.merchantId],
  );
const stored = () =>
  shop.database.count('select count(*) from order_settings_snapshots where merchant_id = $1', [shop.merchantId]);

it('an order keeps the settings that decided it, whatever changes later, and equal settings are one row', async () => {
  const template = await shop.rewardTemplate({ title: 'A coffee' });
  const stamp = await shop.cardDefinition({
    numberOfStamps: 5,
    progression: [{ at: 5, rewardTemplateId: template.shown }],
  });
  const points = await shop.cardDefinition({ type: 'points', openEnded: true });
  const settings = (valuePerStamp: number) =>
    shop.settings({
      minimumOrderValue: 5,
      rewardAutomation: true,
      stamps: { cardId: stamp.shown, mode: 'per_value', valuePerStamp, maxPerOrder: 4 },
      points: { cardId: points.shown, pointsPerUnit: '0.5', maxPerOrder: null },
      orderRewards: [{ rewardTemplateId: template.shown, minimumOrderValue: 50 }],
    });
  await shop.order({ order_value: 20 });
  for (const valuePerStamp of [10, 2, 10]) {
    await settings(valuePerStamp);
    for (const order_value of [4.99, 35, 60]) await shop.order({ order_value });
  }
  const orders = await judged();
  expect(orders).toHaveLength(10);
  for (const order of orders) {
    const award = computeAward(order.settings, order.value_minor, shop.currency);
    expect([award.stamps, award.points]).toEqual([order.stamps_awarded, order.points_awarded]);
  }
  expect(orders[2]?.settings).toMatchObject({
    stamps: { valuePerStampMinor: 1000, card: { progression: [{ at: 5, rewardTemplate: { title: 'A coffee' } }] } },
    orderRewards: [{ minimumOrderMinor: 5000, rewardTemplate: { active: true } }],
  });
  expect(orders.slice(1, 4).map(({ settings_id }) => settings_id)).toEqual(
    orders.slice(7).map(({ settings_id }) => settings_id),
  );
  expect([new Set(orders.map(({ settings_id }) => settings_id)).size, await stored()]).toEqual([3, 3]);
});

it('orders that come together after a change store its settings once', async () => {
  const card = await shop.cardDefinition({ numberOfStamps: 100 });
  for (const stampsPerOrder of [1, 2]) {
    await shop.settings({ stamps: { cardId: card.shown, mode: 'per_order', stampsPerOrder } });
    const answers = await Promise.all(Array.from({ length: 10 }, () => shop.order()));
    expect(answers.map(({ status, body }) => [status, body.stamps])).toEqual(
      Array.from({ length: 10 }, () => [200, stampsPerOrder]),
    );
  }
  expect(await stored()).toBe(2);
});

it('an order that is refused stores nothing, and the next one stores the settings', async () => {
  const template = await shop.rewardTemplate();
  const card = await shop.cardDefinition({
    numberOfStamps: 1,
    progression: [{ at: 1, rewardTemplateId: template.shown }],
  });
  await shop.settings({ stamps: { cardId: card.shown, mode: 'per_value', valuePerStamp: 0.01 } });
  expect((await shop.order({ order_value: 10.01 })).body).toMatchObject({ error: 'too_many_rewards' });
  expect(await stored()).toBe(0);
  expect((await shop.order({ order_value: 0.01 })).status).toBe(200);
  expect((await shop.order({ order_value: 0.02 })).status).toBe(200);
  expect(await stored()).toBe(1);
});

it('settings that a failover has lost are stored again by the next order', async () => {
  await shop.order();
  const lost = await shop.database.session();
  try {
    await lost.query('begin');
    await lost.query('alter table order_settings_snapshots disable trigger order_settings_snapshots_rows_stay');
    await lost.query('delete from order_settings_snapshots where merchant_id = $1', [shop.merchantId]);
    await lost.query('alter table order_settings_snapshots enable always trigger order_settings_snapshots_rows_stay');
    await lost.query('commit');
  } finally {
    await lost.end();
  }
  await shop.order();
  expect(await stored()).toBe(1);
});
