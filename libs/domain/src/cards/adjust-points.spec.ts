import { adjustPoints } from './adjust-points.js';

const refused = expect.objectContaining({ kind: 'invalid', reason: 'card_not_adjustable' });

describe('adjustPoints', () => {
  it.each([
    [100, 250, 150],
    [100, 0, -100],
    [100, 100, 0],
    [0, 1_000_000_000, 1_000_000_000],
  ])('a balance of %d set to %d moves by %d', (points, balance, change) =>
    expect(adjustPoints({ points }, { type: 'points', openEnded: true }, balance)).toEqual({ balance, change }),
  );

  it.each([
    ['a stamp card', { type: 'stamp', openEnded: false }],
    ['a stamp card marked open-ended', { type: 'stamp', openEnded: true }],
    ['a points card with a size', { type: 'points', openEnded: false }],
  ] as const)('%s is refused', (_, definition) =>
    expect(() => adjustPoints({ points: 5 }, definition, 10)).toThrow(refused),
  );
});
