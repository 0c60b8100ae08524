import fc from 'fast-check';
import { computeAward } from './award.js';
import { defaultOrderSettings, type OrderSettings, type PointsAward, type StampAward } from './order.js';

const template = (id: string, active = true) => ({ id, title: id, active, expiryDays: null });
const stampCard: StampAward['card'] = {
  id: 'stamps',
  title: 'A card',
  active: true,
  type: 'stamp',
  numberOfStamps: 10,
  openEnded: false,
  numberOfPoints: null,
  progression: [],
};
const pointsCard: PointsAward['card'] = {
  ...stampCard,
  id: 'points',
  type: 'points',
  numberOfStamps: null,
  openEnded: true,
};
const perOrder = (stampsPerOrder: number, maxPerOrder: number | null = null, card = stampCard): StampAward => ({
  card,
  mode: 'per_order',
  stampsPerOrder,
  valuePerStampMinor: null,
  maxPerOrder,
});
const perValue = (valuePerStampMinor: number, maxPerOrder: number | null = null, card = stampCard): StampAward => ({
  card,
  mode: 'per_value',
  stampsPerOrder: null,
  valuePerStampMinor,
  maxPerOrder,
});
const perUnit = (pointsPerUnit: string, maxPerOrder: number | null = null, card = pointsCard): PointsAward => ({
  card,
  pointsPerUnit,
  maxPerOrder,
});
const everything: OrderSettings = {
  ...defaultOrderSettings,
  minimumOrderMinor: 500,
  stamps: perOrder(2),
  points: perUnit('1'),
  rewardAutomation: true,
  orderRewards: [{ rewardTemplate: template('gift'), minimumOrderMinor: 0 }],
};
const nothing = { stamps: 0, points: 0, orderRewards: [] };

describe('computeAward', () => {
  it('the default settings award nothing', () =>
    expect(computeAward(defaultOrderSettings, 10_000, 'GBP')).toEqual(nothing));

  it('settings that are not enabled award nothing', () =>
    expect(computeAward({ ...everything, enabled: false }, 10_000, 'GBP')).toEqual(nothing));

  it.each([
    [499, nothing],
    [500, { stamps: 2, points: 5, orderRewards: [template('gift')] }],
  ])('an order of %d under a minimum of 500 is awarded %j', (value, expected) =>
    expect(computeAward(everything, value, 'GBP')).toEqual(expected),
  );

  it.each([
    ['3 per order', perOrder(3), 1, 3],
    ['3 per order, of a free order', perOrder(3), 0, 3],
    ['3 per order, at most 2', perOrder(3, 2), 1, 2],
    ['one for each full 10.00, of 9.99', perValue(1000), 999, 0],
    ['one for each full 10.00, of 10.00', perValue(1000), 1000, 1],
    ['one for each full 10.00, of 29.99', perValue(1000), 2999, 2],
    ['one for each full 10.00, at most 2, of 99.00', perValue(1000, 2), 9900, 2],
    ['one for each full 10.00, at most 0', perValue(1000, 0), 9900, 0],
    ['no number per order', { ...perOrder(3), stampsPerOrder: null }, 1, 0],
    ['no amount per stamp', { ...perValue(1000), valuePerStampMinor: null }, 9900, 0],
    ['an amount of 0 per stamp', perValue(0), 9900, 0],
    ['an inactive card', perOrder(3, null, { ...stampCard, active: false }), 1000, 0],
    ['a card of the other type', perOrder(3, null, pointsCard), 1000, 0],
  ])('stamps, %s', (_, stamps, value, expected) =>
    expect(computeAward({ ...defaultOrderSettings, stamps }, value, 'GBP')).toEqual({ ...nothing, stamps: expected }),
  );

  it.each([
    ['1 per pound, of 12.99', perUnit('1'), 1299, 'GBP', 12],
    ['0.5 per pound, of 12.99', perUnit('0.5'), 1299, 'GBP', 6],
    ['0.1 per pound, of 30.00, which floating point would make 3.0000000000000004', perUnit('0.1'), 3000, 'GBP', 3],
    ['1.1 per pound, of 100.00, where floating point gives 110.00000000000001', perUnit('1.1'), 10_000, 'GBP', 110],
    ['0.29 per pound, of 100.00, where floating point gives 28.999999999999996', perUnit('0.29'), 10_000, 'GBP', 29],
    ['1 per yen', perUnit('1'), 1299, 'JPY', 1299],
    ['1 per dinar, of 12.999', perUnit('1'), 12_999, 'KWD', 12],
    ['10 per pound, at most 50', perUnit('10', 50), 1299, 'GBP', 50],
    ['the largest order', perUnit('1000'), 9_999_999_999, 'GBP', 99_999_999_990],
    ['an inactive card', perUnit('1', null, { ...pointsCard, active: false }), 1299, 'GBP', 0],
    ['a card of the other type', perUnit('1', null, stampCard), 1299, 'GBP', 0],
  ])('points, %s', (_, points, value, currency, expected) =>
    expect(computeAward({ ...defaultOrderSettings, points }, value, currency)).toEqual({
      ...nothing,
      points: expected,
    }),
  );

  it('points are value times points per unit, rounded down once', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.nat(99_999), (value, thousandths) => {
        const points = perUnit((thousandths / 1000).toFixed(3));
        const expected = Number((BigInt(value) * BigInt(thousandths)) / 100_000n);
        expect(computeAward({ ...defaultOrderSettings, points }, value, 'GBP').points).toBe(expected);
      }),
    );
  });

  const orderRewards = [
    { rewardTemplate: template('big'), minimumOrderMinor: 5000 },
    { rewardTemplate: template('off', false), minimumOrderMinor: 0 },
    { rewardTemplate: template('small'), minimumOrderMinor: 1000 },
  ];
  it.each([
    [true, 999, []],
    [true, 1000, ['small']],
    [true, 5000, ['big', 'small']],
    [false, 5000, []],
  ])('with reward automation %s an order of %d issues %j', (rewardAutomation, value, expected) => {
    const award = computeAward({ ...defaultOrderSettings, rewardAutomation, orderRewards }, value, 'GBP');
    expect(award.orderRewards.map((one) => one.id)).toEqual(expected);
  });
});
