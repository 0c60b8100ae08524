import { whyNotAwarded } from './not-awarded.js';
import { defaultOrderSettings, type OrderSettings } from './order.js';

const now = new Date('2026-11-20T12:00:00Z');
const card = {
  id: 'c',
  title: 'Card',
  active: true,
  numberOfStamps: null,
  openEnded: true,
  numberOfPoints: null,
  progression: [],
};
const stamps: OrderSettings['stamps'] = {
  card: { ...card, type: 'stamp' },
  mode: 'per_value',
  stampsPerOrder: null,
  valuePerStampMinor: 1000,
  maxPerOrder: null,
};
const points: OrderSettings['points'] = { card: { ...card, type: 'points' }, pointsPerUnit: '0.1', maxPerOrder: null };
const orderReward = (more: { active?: boolean; minimumOrderMinor?: number }) => ({
  rewardTemplate: { id: 't', title: 'A mug', active: more.active ?? true, expiryDays: null },
  minimumOrderMinor: more.minimumOrderMinor ?? 0,
});
const inactive = { active: false };

const cases: readonly (readonly [
  string,
  Partial<OrderSettings>,
  Partial<Parameters<typeof whyNotAwarded>[1]>,
  readonly string[],
])[] = [
  ['everything awarded', { stamps, points }, {}, []],
  ['awarding is off', { enabled: false, stamps }, {}, ['disabled']],
  ['below the minimum', { minimumOrderMinor: 5001, stamps }, {}, ['below_minimum']],
  ['at the minimum', { minimumOrderMinor: 5000, stamps }, {}, []],
  ['no full stamp', { stamps }, { valueMinor: 999 }, ['below_stamp_value']],
  ['no full point', { points }, { valueMinor: 999 }, ['below_point_value']],
  [
    'an inactive stamp card',
    { stamps: { ...stamps, card: { ...stamps.card, ...inactive } } },
    {},
    ['stamp_card_inactive'],
  ],
  [
    'an inactive points card',
    { points: { ...points, card: { ...points.card, ...inactive } } },
    {},
    ['points_card_inactive'],
  ],
  ['order rewards without automation', { orderRewards: [orderReward({})] }, {}, ['reward_automation_off']],
  [
    'order rewards',
    {
      rewardAutomation: true,
      orderRewards: [orderReward({}), orderReward(inactive), orderReward({ minimumOrderMinor: 5001 })],
    },
    {},
    ['reward_template_inactive', 'below_reward_minimum'],
  ],
  ['a duplicate', { enabled: false }, { isDuplicate: true }, ['duplicate_order']],
  ['an unknown coupon', { rewardAutomation: true }, { coupon: 'unknown' }, ['coupon_unknown']],
  ['a redeemed coupon', {}, { coupon: { status: 'redeemed', expiresAt: null } }, ['coupon_redeemed']],
  [
    'an expired coupon',
    { rewardAutomation: true },
    { coupon: { status: 'active', expiresAt: now } },
    ['coupon_expired'],
  ],
  [
    'a coupon and order rewards without automation',
    { orderRewards: [orderReward({})] },
    { coupon: { status: 'active', expiresAt: null } },
    ['reward_automation_off'],
  ],
  [
    'a coupon below the minimum',
    { minimumOrderMinor: 5001 },
    { coupon: 'unknown' },
    ['below_minimum', 'coupon_unknown'],
  ],
];

it.each(cases)('%s', (_, settings, order, reasons) => {
  const judged = { valueMinor: 5000, currency: 'GBP', isDuplicate: false, coupon: undefined, ...order };
  const found = whyNotAwarded({ ...defaultOrderSettings, ...settings }, judged, now);
  expect(found.map(({ error }) => error)).toEqual(reasons);
  for (const { message } of found) expect(message).toMatch(/^[A-Z“].*\.$/);
});
