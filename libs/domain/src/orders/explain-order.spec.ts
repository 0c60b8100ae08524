import { explainOrder } from './explain-order.js';
import { defaultOrderSettings, type OrderSettings, type StampAward } from './order.js';

const card = {
  id: 'stamps' as const,
  title: 'Stamps' as const,
  active: true,
  type: 'stamp' as const,
  numberOfStamps: 5,
  openEnded: false,
  numberOfPoints: null,
  progression: [{ at: 1, rewardTemplate: { id: 'r', title: 'Tea', active: true, expiryDays: 1 } }],
};
const stamps: StampAward = {
  card,
  mode: 'per_order',
  stampsPerOrder: 2,
  valuePerStampMinor: null,
  maxPerOrder: null,
};
const settings: OrderSettings = { ...defaultOrderSettings, minimumOrderMinor: 500, stamps };
const createdAt = new Date('2026-11-20T12:00:00Z');
const order = { valueMinor: 1000, currency: 'GBP', stampsAwarded: 2, pointsAwarded: 0, createdAt };
const secondsBefore = (seconds: number): Date => new Date(createdAt.getTime() - seconds * 1000);

it.each([
  ['long before the order', secondsBefore(61), {}, 'of_order'],
  ['never', undefined, {}, 'of_order'],
  ['so shortly before that the order may not have seen it', secondsBefore(60), {}, 'current'],
  ['after the order', secondsBefore(-1), {}, 'current'],
  ['long before, but they award something else', secondsBefore(3600), { stampsAwarded: 1 }, 'current'],
  ['long before, but they award other points', secondsBefore(3600), { pointsAwarded: 1 }, 'current'],
])('settings that changed %s', (_, changedAt, more, expected) => {
  expect(explainOrder(undefined, settings, changedAt, { ...order, ...more }).settings).toBe(expected);
});

it('says what the settings award, and why not more, without guessing at cards', () => {
  expect(explainOrder(undefined, settings, undefined, order)).toMatchObject({
    stamps: 2,
    points: 0,
    sentences: ['2 stamps for the order, whatever its value.', 'No points: no points card is chosen.'],
  });
  const small = explainOrder(undefined, settings, undefined, { ...order, valueMinor: 499, stampsAwarded: 0 });
  expect(small.sentences).toEqual(['4.99 GBP is below the minimum of 5.00 GBP: the order awards nothing.']);
});

it('an order that names its settings is explained by them, whatever has changed since', () => {
  const current = { ...settings, enabled: false };
  expect(explainOrder(settings, current, new Date(), order)).toMatchObject({
    settings: 'of_order',
    stamps: 2,
    sentences: ['2 stamps for the order, whatever its value.', 'No points: no points card is chosen.'],
  });
});
