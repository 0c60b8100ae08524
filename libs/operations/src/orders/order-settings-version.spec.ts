import type { AwardCard, SavedOrderSettings } from '#domain/orders/order.js';
import { orderSettingsVersion } from './order-settings-version.js';

const card = (id: string) => ({ id, title: 'A card' }) as AwardCard;
const reward = (id: string, minimumOrderMinor: number) => ({
  rewardTemplate: { id, title: 'Coffee', active: true, expiryDays: null },
  minimumOrderMinor,
});
const stamps = {
  card: card('1'),
  mode: 'per_order',
  stampsPerOrder: 1,
  valuePerStampMinor: null,
  maxPerOrder: null,
} as const;
const points = { card: card('2'), pointsPerUnit: '1.5', maxPerOrder: null } as const;
const saved: SavedOrderSettings = {
  enabled: true,
  minimumOrderMinor: 0,
  stamps,
  points,
  rewardAutomation: true,
  orderRewards: [reward('3', 4_000)],
  duplicateOrders: 'return_original',
  returns: 'owed',
};
const version = orderSettingsVersion(saved, 'GBP');

it.each<[string, Partial<SavedOrderSettings>]>([
  ['enabled', { enabled: false }],
  ['minimumOrderMinor', { minimumOrderMinor: 1 }],
  ['stamps', { stamps: null }],
  ['the card of stamps', { stamps: { ...stamps, card: card('4') } }],
  ['stampsPerOrder', { stamps: { ...stamps, stampsPerOrder: 2 } }],
  ['maxPerOrder', { stamps: { ...stamps, maxPerOrder: 5 } }],
  ['the mode of stamps', { stamps: { ...stamps, mode: 'per_value', stampsPerOrder: null, valuePerStampMinor: 1 } }],
  ['points', { points: null }],
  ['pointsPerUnit', { points: { ...points, pointsPerUnit: '2' } }],
  ['rewardAutomation', { rewardAutomation: false }],
  ['orderRewards', { orderRewards: [] }],
  ['the minimum of a reward', { orderRewards: [reward('3', 5_000)] }],
  ['duplicateOrders', { duplicateOrders: 'award_again' }],
  ['returns', { returns: 'to_zero' }],
])('with another %s the version is another', (_, change) =>
  expect(orderSettingsVersion({ ...saved, ...change }, 'GBP')).not.toBe(version),
);

it('the currency is a part of it', () => expect(orderSettingsVersion(saved, 'EUR')).not.toBe(version));

it('what a card or a reward is called, and what the service may store later, is none', () => {
  const renamed = { ...saved, stamps: { ...stamps, card: { ...card('1'), title: 'Another' } }, later: true };
  expect(orderSettingsVersion(renamed, 'GBP')).toBe(version);
});
