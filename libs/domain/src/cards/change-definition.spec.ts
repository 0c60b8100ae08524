import { becomesSmaller, changedSize, requireSizeForBalance, type SizeChange } from './change-definition.js';

const stamp = { type: 'stamp', numberOfStamps: 10, openEnded: false, numberOfPoints: null } as const;
const points = { type: 'points', numberOfStamps: null, openEnded: false, numberOfPoints: 200 } as const;
const open = { type: 'points', numberOfStamps: null, openEnded: true, numberOfPoints: null } as const;

describe('changedSize', () => {
  it.each<[string, typeof stamp | typeof points | typeof open, SizeChange, object]>([
    ['nothing is said: it stays', stamp, {}, { numberOfStamps: 10 }],
    ['its own type is no change', stamp, { type: 'stamp' }, { numberOfStamps: 10 }],
    ['a stamp card grows', stamp, { numberOfStamps: 12 }, { numberOfStamps: 12 }],
    [
      'what a stamp card has not may be null',
      stamp,
      { numberOfPoints: null, openEnded: false },
      { numberOfStamps: 10 },
    ],
    ['a points card shrinks', points, { numberOfPoints: 100 }, { numberOfPoints: 100, openEnded: false }],
    ['a points card is made open-ended', points, { openEnded: true }, { numberOfPoints: null, openEnded: true }],
    ['an open-ended one gets a size', open, { openEnded: false, numberOfPoints: 50 }, { numberOfPoints: 50 }],
  ])('%s', (_, definition, change, size) => expect(changedSize(definition, change, [])).toMatchObject(size));

  it.each<[string, typeof stamp | typeof points | typeof open, SizeChange, string]>([
    ['another type', stamp, { type: 'points' }, 'card_type_fixed'],
    ['another type with its size', stamp, { type: 'points', numberOfPoints: 5 }, 'card_type_fixed'],
    ['a stamp card without a size', stamp, { numberOfStamps: null }, 'card_size_invalid'],
    ['a stamp card with points', stamp, { numberOfPoints: 5 }, 'card_size_invalid'],
    ['an open-ended stamp card', stamp, { openEnded: true }, 'card_size_invalid'],
    ['an open-ended card with a size', open, { numberOfPoints: 5 }, 'card_size_invalid'],
    ['neither open-ended nor a size', open, { openEnded: false }, 'card_size_invalid'],
    ['a progression beyond the new size', stamp, { numberOfStamps: 4 }, 'progression_invalid'],
  ])('%s is refused', (_, definition, change, reason) => {
    expect(() => changedSize(definition, change, [{ at: 5 }])).toThrow(expect.objectContaining({ reason }));
  });
});

it.each([
  [stamp, { ...stamp, numberOfStamps: 9 }, true],
  [stamp, { ...stamp, numberOfStamps: 10 }, false],
  [stamp, { ...stamp, numberOfStamps: 11 }, false],
  [open, points, true],
  [points, open, false],
])('%j to %j is smaller: %s', (before, after, smaller) => expect(becomesSmaller(before, after)).toBe(smaller));

it.each([
  [0, 5, true],
  [9, 5, true],
  [54, 5, true],
  [55, 5, false],
  [900_000, 5, false],
])('a balance of %i on a new size of %i is fine: %s', (balance, numberOfStamps, fine) => {
  const refuse = () => requireSizeForBalance({ ...stamp, numberOfStamps }, balance);
  if (fine) expect(refuse).not.toThrow();
  else expect(refuse).toThrow(expect.objectContaining({ reason: 'card_size_too_small' }));
});
