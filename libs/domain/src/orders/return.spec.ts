import fc from 'fast-check';
import { computeAward } from './award.js';
import { defaultOrderSettings, type OrderSettings } from './order.js';
import { decideReturn, type ReturningOrder } from './return.js';

const refused = (reason: string) => expect.objectContaining({ kind: 'invalid', reason });
const card = {
  id: 'c',
  title: 'Card',
  active: true,
  numberOfStamps: 10,
  openEnded: false,
  numberOfPoints: null,
  progression: [],
};
const stampsEach = (valuePerStampMinor: number, maxPerOrder: number | null = null): OrderSettings['stamps'] => ({
  card: { ...card, type: 'stamp' },
  mode: 'per_value',
  stampsPerOrder: null,
  valuePerStampMinor,
  maxPerOrder,
});
const pointsPer = (pointsPerUnit: string, maxPerOrder: number | null = null): OrderSettings['points'] => ({
  card: { ...card, type: 'points' },
  pointsPerUnit,
  maxPerOrder,
});
const settings: OrderSettings = { ...defaultOrderSettings, stamps: stampsEach(300), points: pointsPer('0.7') };

const ordered = (
  valueMinor: number,
  of: OrderSettings | undefined,
  more: Partial<ReturningOrder> = {},
): ReturningOrder => {
  const { stamps, points } = computeAward(of ?? settings, valueMinor, 'GBP');
  return {
    valueMinor,
    currency: 'GBP',
    stampsAwarded: stamps,
    pointsAwarded: points,
    returnedMinor: 0,
    returnCount: 0,
    settings: of,
    takenBefore: { stamps: 0, points: 0 },
    ...more,
  };
};

describe('decideReturn', () => {
  it.each([
    ['a part', settings, 1000, 100, { stamps: 0, points: 1, isWhole: false }],
    ['a part that loses a stamp', settings, 1000, 101, { stamps: 1, points: 1, isWhole: false }],
    ['all of it', settings, 1000, 1000, { stamps: 3, points: 7, isWhole: true }],
    [
      'all, where nothing is said',
      settings,
      1000,
      undefined,
      { valueMinor: 1000, stamps: 3, points: 7, isWhole: true },
    ],
    ['below the minimum nothing is kept', { ...settings, minimumOrderMinor: 900 }, 1000, 101, { stamps: 3, points: 7 }],
    ['per order, the rest keeps its stamp', per(2), 1000, 999, { stamps: 0, isWhole: false }],
    ['per order, a whole return takes it', per(2), 1000, 1000, { stamps: 2, isWhole: true }],
    ['an order of value 0', per(2), 0, undefined, { valueMinor: 0, stamps: 2, isWhole: true }],
    ['a maximum: the rest still reaches it', { ...settings, stamps: stampsEach(300, 1) }, 1000, 700, { stamps: 0 }],
    ['without settings, by proportion', undefined, 1000, 500, { stamps: 1, points: 3, isWhole: false }],
    ['without settings, all', undefined, 1000, undefined, { stamps: 3, points: 7, isWhole: true }],
  ] as const)('%s', (_, of, value, asked, expected) =>
    expect(decideReturn(ordered(value, of), asked)).toMatchObject(expected),
  );

  it('refuses more than what is left, and anything of what was returned', () => {
    const partly = ordered(1000, settings, {
      returnedMinor: 400,
      returnCount: 1,
      takenBefore: { stamps: 1, points: 3 },
    });
    expect(() => decideReturn(partly, 601)).toThrow(refused('return_exceeds_order'));
    expect(decideReturn(partly, 600)).toMatchObject({ stamps: 2, points: 4, isWhole: true });
    const whole = ordered(1000, settings, { returnedMinor: 1000, returnCount: 2 });
    for (const asked of [undefined, 1]) expect(() => decideReturn(whole, asked)).toThrow(refused('order_returned'));
    expect(() => decideReturn(ordered(0, per(1)), 1)).toThrow(refused('return_exceeds_order'));
    expect(() => decideReturn(ordered(0, per(1), { returnCount: 1 }), undefined)).toThrow(refused('order_returned'));
  });

  // To the stamp and the point, whatever the parts.
  it('several returns end at the same figures as one of their sum', () => {
    const rule = fc.record({
      stamps: fc.option(
        fc.oneof(
          fc.record({ each: fc.integer({ min: 1, max: 5_000 }), max: fc.option(fc.integer({ min: 1, max: 20 })) }),
          fc.constant('per_order' as const),
        ),
      ),
      points: fc.option(
        fc.record({ each: fc.constantFrom('0.01', '0.3', '1', '1.7', '25'), max: fc.option(fc.nat(900)) }),
      ),
      minimum: fc.constantFrom(0, 1, 999, 5_000),
      isKept: fc.constantFrom(true, true, false),
    });
    const parts = fc.array(fc.integer({ min: 1, max: 4_000 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 20_000 }),
        rule,
        parts,
        (valueMinor, { stamps, points, ...more }, asked) => {
          const of: OrderSettings = {
            ...defaultOrderSettings,
            minimumOrderMinor: more.minimum,
            stamps: stamps === 'per_order' ? per(3).stamps : stamps && stampsEach(stamps.each, stamps.max),
            points: points && pointsPer(points.each, points.max),
          };
          let order = { ...ordered(valueMinor, of), settings: more.isKept ? of : undefined };
          for (const part of asked) {
            const left = order.valueMinor - order.returnedMinor;
            if (left === 0) break;
            const taken = decideReturn(order, Math.min(part, left));
            expect(Math.min(taken.stamps, taken.points)).toBeGreaterThanOrEqual(0);
            order = {
              ...order,
              returnedMinor: order.returnedMinor + taken.valueMinor,
              returnCount: order.returnCount + 1,
              takenBefore: {
                stamps: order.takenBefore.stamps + taken.stamps,
                points: order.takenBefore.points + taken.points,
              },
            };
          }
          const once = decideReturn({ ...ordered(valueMinor, of), settings: order.settings }, order.returnedMinor);
          expect(order.takenBefore).toEqual({ stamps: once.stamps, points: once.points });
          if (order.returnedMinor === valueMinor)
            expect(order.takenBefore).toEqual({ stamps: order.stampsAwarded, points: order.pointsAwarded });
        },
      ),
      { numRuns: 2_000 },
    );
  });
});

function per(stampsPerOrder: number): OrderSettings {
  const stamps = {
    card: { ...card, type: 'stamp' },
    mode: 'per_order',
    stampsPerOrder,
    valuePerStampMinor: null,
    maxPerOrder: null,
  } as const;
  return { ...defaultOrderSettings, stamps };
}
