import type { OrderSettingsView } from '#portal/programme/orders/order-settings.view.js';
import type { OrderPreviewView } from '#portal/programme/orders/preview-order.js';
import type { Answer } from '../../support/harness/client.js';
import { type PortalUser, usePortal } from '../../support/harness/portal.js';
import { Shop } from '../../support/fixtures/shop.js';

const started = usePortal();

let shop: Shop;
let admin: PortalUser;
let stampCard: string;
let pointsCard: string;

beforeEach(async () => {
  shop = await Shop.open(started.service);
  admin = await started.portal.user({ shop, role: 'admin' });
  await shop.rewardTemplate({ title: 'A pen', externalId: 'pen' });
  const progression = [{ at: 2, rewardTemplateId: 'pen' }];
  stampCard = (await shop.cardDefinition({ numberOfStamps: 5, progression, externalId: 'stamps' })).shown;
  pointsCard = (await shop.cardDefinition({ type: 'points', openEnded: true, externalId: 'points' })).shown;
});

const path = (more = ''): string => `/merchants/${shop.id}/order-settings${more}`;
type Settings = Omit<OrderSettingsView, 'version'> & { readonly version?: string };
function withoutVersion(settings: Settings): Settings {
  const { version: _, ...rest } = settings;
  return rest;
}
/** Answers settings without their version. */
async function put(body: object): Promise<Answer<{ data: Settings }>> {
  const answer = await admin.put<{ data: Settings }>(path(), body);
  if (answer.status === 200) answer.body.data = withoutVersion(answer.body.data);
  return answer;
}
const readWithVersion = async () => (await admin.get<{ data: OrderSettingsView }>(path())).body.data;
const read = async () => withoutVersion(await readWithVersion());
const preview = (settings: object, orderValue: unknown): Promise<Answer<{ data: OrderPreviewView }>> =>
  admin.post(path('/preview'), { settings, orderValue });

const defaults = {
  enabled: true,
  minimumOrderValue: 0,
  stamps: null,
  points: null,
  rewardAutomation: false,
  orderRewards: [],
  duplicateOrders: 'return_original',
  returns: 'owed',
};
const perValue = { cardId: 'stamps', mode: 'per_value', valuePerStamp: 5 };
const whole = () => ({
  enabled: true,
  minimumOrderValue: 1.5,
  rewardAutomation: true,
  duplicateOrders: 'award_again',
  returns: 'to_zero',
  stamps: { ...perValue, stampsPerOrder: null, maxPerOrder: 4 },
  points: { cardId: 'points', pointsPerUnit: 1.5, maxPerOrder: null },
  orderRewards: [{ rewardTemplateId: 'pen', minimumOrderValue: 20 }],
});

it('reads the defaults where nothing was set', async () => expect(await read()).toEqual(defaults));

it('answers and keeps what was put, with ids in the place of externalIds', async () => {
  const { status, body } = await put(whole());
  expect(status).toBe(200);
  const pen = body.data.orderRewards[0]?.rewardTemplateId;
  expect(body.data).toEqual({
    ...whole(),
    stamps: { ...whole().stamps, cardId: stampCard },
    points: { ...whole().points, cardId: pointsCard },
    orderRewards: [{ rewardTemplateId: expect.stringMatching(/^rwt_/), minimumOrderValue: 20 }],
  });
  expect(await read()).toEqual(body.data);
  expect((await put(body.data)).body.data).toEqual(body.data);
  expect(pen).toBeDefined();
});

it('replaces the whole: what is not said goes back to its default', async () => {
  await put(whole());
  expect((await put({ minimumOrderValue: 3 })).body.data).toEqual({ ...defaults, minimumOrderValue: 3 });
  expect(await read()).toEqual({ ...defaults, minimumOrderValue: 3 });
});

it('an order of the public API awards by what was put, from the answer on', async () => {
  const order = async (value: number) => (await shop.order({ order_value: value })).body;
  expect(await order(24)).toMatchObject({ stamps: 0, points: 0, rewards: [] });
  await put(whole());
  expect(await order(24)).toMatchObject({ stamps: 4, points: 36 });
  expect((await order(24)).rewards.map(({ title }) => title)).toEqual(['A pen', 'A pen']);
  expect(await order(1.49)).toMatchObject({ stamps: 0, points: 0 });
  await put({ ...whole(), points: { cardId: 'points', pointsPerUnit: '0.1' } });
  expect(await order(30)).toMatchObject({ points: 3 });
  await put({ ...whole(), enabled: false });
  expect(await order(24)).toMatchObject({ stamps: 0, points: 0, rewards: [] });
});

it('a preview awards what an order then does, and saves nothing', async () => {
  for (const value of [0, 1.49, 4.99, 5, 12.345, 24, 100]) {
    await put(defaults);
    const { data } = (await preview(whole(), value)).body;
    expect(await read()).toEqual(defaults);
    await put(whole());
    const { body } = await shop.order({ order_value: value });
    expect([data.stamps, data.points]).toEqual([body.stamps, body.points]);
    expect(data.rewards.map(({ title }) => title)).toEqual(body.rewards.map(({ title }) => title));
    expect(data.awards).toBe(body.stamps > 0 || body.points > 0);
    expect(data.explanation.length).toBeGreaterThan(0);
  }
});

it('a preview names the rewards, what issues them and why', async () => {
  const { data } = (await preview(whole(), 24)).body;
  expect(data.rewards.map(({ from }) => from)).toEqual(['stamps', 'order']);
  expect(data.explanation).toEqual([
    'One stamp for each full 5.00 GBP: 24.00 GBP is 4 stamps, the most that one order may award.',
    '1.5 points for each GBP, rounded down: 24.00 GBP is 36 points.',
    'On a card that starts at 0, these stamps reach “A pen”.',
    '“A pen” is issued for an order of 20.00 GBP or more.',
  ]);
});

const bad: readonly (readonly [string, object])[] = [
  ...[null, 'true', 1].map((enabled) => ['enabled', { enabled }] as const),
  ...[null, -1, '5', 1.001, 1e9].map((value) => ['minimumOrderValue', { minimumOrderValue: value }] as const),
  ...[[], 'x', 7, {}, { cardId: 'stamps' }].map((stamps) => ['stamps', { stamps }] as const),
  ['stamps of a points card', { stamps: { ...perValue, cardId: 'points' } }],
  ['stamps with an unknown field', { stamps: { ...perValue, perStamp: 5 } }],
  ...[0, -5, 1.001, '5', null].map(
    (value) => ['valuePerStamp', { stamps: { ...perValue, valuePerStamp: value } }] as const,
  ),
  ...[0, 1.5, '1'].map((value) => ['maxPerOrder', { stamps: { ...perValue, maxPerOrder: value } }] as const),
  ...[0, null, 1001, 1.5].map(
    (value) => ['stampsPerOrder', { stamps: { cardId: 'stamps', mode: 'per_order', stampsPerOrder: value } }] as const,
  ),
  ['a mode', { stamps: { ...perValue, mode: 'per_visit' } }],
  ['points of a stamp card', { points: { cardId: 'stamps', pointsPerUnit: 1 } }],
  ...[0, -1, '0', '1e3', '1,5', '', null, true, 1e-7, 1e8, '0.0000001'].map(
    (pointsPerUnit) => ['pointsPerUnit', { points: { cardId: 'points', pointsPerUnit } }] as const,
  ),
  ...[null, {}, [null], [{}], [{ rewardTemplateId: 7 }]].map(
    (orderRewards) => ['orderRewards', { orderRewards }] as const,
  ),
  ['an order reward below nothing', { orderRewards: [{ rewardTemplateId: 'pen', minimumOrderValue: -1 }] }],
  ['duplicateOrders', { duplicateOrders: 'refuse' }],
  ['returns', { returns: 'forget' }],
  ['an unknown field', { integrationType: 'public_api' }],
];

it.each(bad)('400: %s %j, put or tried, and nothing is saved', async (_, body) => {
  expect((await put(body)).status).toBe(400);
  expect((await preview(body, 10)).status).toBe(400);
  expect(await read()).toEqual(defaults);
});

it.each([null, '10', -1, undefined, {}, 1e12])('400: a preview of the order value %j', async (value) => {
  expect((await preview({}, value)).status).toBe(400);
});

it('404: a card or reward template that is unknown or of another merchant', async () => {
  const other = await Shop.open(started.service);
  const foreign = { card: (await other.cardDefinition()).shown, template: (await other.rewardTemplate()).shown };
  for (const cardId of ['nothing', foreign.card, foreign.template]) {
    expect((await put({ stamps: { ...perValue, cardId } })).body.error).toBe('card_definition_not_found');
  }
  for (const rewardTemplateId of ['nothing', foreign.template, stampCard]) {
    expect((await put({ orderRewards: [{ rewardTemplateId }] })).body.error).toBe('reward_template_not_found');
  }
  expect(await read()).toEqual(defaults);
});

it('a viewer may read and preview but gets 403 for a change; users of another merchant get 404', async () => {
  const viewer = await started.portal.user({ shop, role: 'viewer' });
  const stranger = await started.portal.user({ shop: await Shop.open(started.service) });
  expect((await viewer.put(path(), {})).body.error).toBe('role_missing');
  expect((await viewer.post(path('/preview'), { settings: {}, orderValue: 1 })).status).toBe(200);
  for (const method of ['GET', 'PUT'])
    expect((await stranger.call(method, path())).body.error).toBe('merchant_not_found');
});

it('of two concurrent changes of the settings one is stored, completely', async () => {
  const first = { ...whole(), orderRewards: Array.from({ length: 5 }, () => whole().orderRewards[0]) };
  const second = { minimumOrderValue: 7 };
  const answers = await Promise.all([put(first), put(second), put(first), put(second)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(answers.map(({ body }) => body.data)).toContainEqual(await read());
});

it('the audit log says what changed', async () => {
  await put({ minimumOrderValue: 7 });
  const { action, actor_id, details } = await shop.database.row<{ action: string; actor_id: string; details: object }>(
    "select action, actor_id, details from audit_entries where merchant_id = $1 and action like 'order_settings%'",
    [shop.merchantId],
  );
  expect({ action, actor_id }).toEqual({ action: 'order_settings.saved', actor_id: admin.staffId });
  expect(details).toEqual({ changed: { minimumOrderValue: { from: 0, to: 7 } } });
});
