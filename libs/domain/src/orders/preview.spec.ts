import { defaultOrderSettings, type OrderSettings } from './order.js';
import { previewOrder } from './preview.js';

const template = (title: string, active = true) => ({ id: title, title, active, expiryDays: null });
const stampCard = {
  id: 'stamps' as const,
  title: 'Stamps' as const,
  active: true,
  type: 'stamp' as const,
  numberOfStamps: 5,
  openEnded: false,
  numberOfPoints: null,
  progression: [{ at: 5, rewardTemplate: template('A free coffee') }],
};
const pointsCard = {
  id: 'points' as const,
  title: 'Points' as const,
  active: true,
  type: 'points' as const,
  numberOfStamps: null,
  openEnded: true,
  numberOfPoints: null,
  progression: [{ at: 20, rewardTemplate: template('A free cake') }],
};
const perOrder = {
  card: stampCard,
  mode: 'per_order',
  stampsPerOrder: 2,
  valuePerStampMinor: null,
  maxPerOrder: null,
} as const;
const perValue = { ...perOrder, mode: 'per_value', stampsPerOrder: null, valuePerStampMinor: 500 } as const;
const perUnit = { card: pointsCard, pointsPerUnit: '1.5', maxPerOrder: null };
const nothing = { stamps: 0, points: 0, rewards: [], awards: false };
const preview = (settings: Partial<OrderSettings>, valueMinor: number) =>
  previewOrder({ ...defaultOrderSettings, ...settings }, valueMinor, 'GBP');

describe('previewOrder', () => {
  it.each<[string, Partial<OrderSettings>, number, object, readonly (string | RegExp)[]]>([
    [
      'nothing is set',
      {},
      1250,
      nothing,
      ['No stamps: no stamp card is chosen.', 'No points: no points card is chosen.'],
    ],
    ['awarding is off', { enabled: false, stamps: perOrder }, 1250, nothing, [/switched off/]],
    [
      'below the minimum',
      { minimumOrderMinor: 2000, stamps: perOrder },
      1250,
      nothing,
      [/^12\.50 GBP is below the minimum of 20\.00 GBP/],
    ],
    [
      'stamps per order',
      { stamps: perOrder },
      0,
      { stamps: 2, awards: true },
      [/^2 stamps for the order/, /^No points/],
    ],
    [
      'stamps per value, up to a full card',
      { stamps: perValue },
      2500,
      { stamps: 5, rewards: [{ rewardTemplate: template('A free coffee'), from: 'stamps' }] },
      [/^One stamp for each full 5\.00 GBP: 25\.00 GBP is 5 stamps\.$/, /^No points/, /reach “A free coffee”\.$/],
    ],
    [
      'stamps up to the most',
      { stamps: { ...perValue, maxPerOrder: 3 } },
      2500,
      { stamps: 3, rewards: [] },
      [/is 3 stamps, the most that one order may award\.$/, /^No points/],
    ],
    [
      'points, rounded down',
      { points: perUnit },
      1359,
      { points: 20, rewards: [{ rewardTemplate: template('A free cake'), from: 'points' }] },
      [
        /^No stamps/,
        /^1\.5 points for each GBP, rounded down: 13\.59 GBP is 20 points\.$/,
        /these points reach “A free cake”/,
      ],
    ],
    [
      'an inactive card',
      { stamps: { ...perOrder, card: { ...stampCard, active: false } } },
      1250,
      nothing,
      [/^No stamps: .* inactive/, /^No points/],
    ],
    [
      'order rewards without automation',
      { orderRewards: [{ rewardTemplate: template('A pen'), minimumOrderMinor: 0 }] },
      1250,
      nothing,
      [/^No stamps/, /^No points/, /reward automation is off/],
    ],
  ])('%s', (_, settings, valueMinor, expected, sentences) => {
    const shown = preview(settings, valueMinor);
    expect(shown).toMatchObject(expected);
    expect(shown.explanation).toEqual(
      sentences.map((sentence) => (typeof sentence === 'string' ? sentence : expect.stringMatching(sentence))),
    );
  });

  it('order rewards name their minimum value, and inactive ones are named', () => {
    const orderRewards = [
      { rewardTemplate: template('A pen'), minimumOrderMinor: 1000 },
      { rewardTemplate: template('A mug'), minimumOrderMinor: 5000 },
      { rewardTemplate: template('A hat', false), minimumOrderMinor: 0 },
    ];
    const shown = preview({ rewardAutomation: true, orderRewards }, 1250);
    expect(shown).toMatchObject({ awards: true, rewards: [{ rewardTemplate: template('A pen'), from: 'order' }] });
    expect(shown.explanation.slice(2)).toEqual([
      '“A pen” is issued for an order of 10.00 GBP or more.',
      'No “A mug”: it needs an order of 50.00 GBP or more.',
      'No “A hat”: its reward template is inactive.',
    ]);
  });

  it('a preview is refused for the same reasons as the order', () => {
    const one = { ...stampCard, numberOfStamps: 1, progression: [{ at: 1, rewardTemplate: template('A sweet') }] };
    expect(() => preview({ stamps: { ...perValue, card: one, valuePerStampMinor: 1 } }, 1001)).toThrow(
      expect.objectContaining({
        reason: 'too_many_rewards',
        message: 'The order would issue more than 1000 rewards at once.',
      }),
    );
  });
});
