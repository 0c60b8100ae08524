import { percentileMs } from './durations.js';

const bounds = [1, 2, 5, 10];

describe('percentile of durations in classes', () => {
  it.each([
    ['nothing', [0, 0, 0, 0, 0], 0.95, null],
    ['one in the first class', [1, 0, 0, 0, 0], 0.95, 0.95],
    ['a hundred in one class', [0, 0, 100, 0, 0], 0.95, 2 + 0.95 * 3],
    ['the median on a border', [50, 50, 0, 0, 0], 0.5, 1],
    ['the median within the second class', [20, 60, 20, 0, 0], 0.5, 1.5],
    ['all above the last bound', [0, 0, 0, 0, 7], 0.95, 10],
    ['the slowest twentieth above the last bound', [94, 0, 0, 0, 6], 0.95, 10],
    ['the slowest twentieth in the fourth class', [94, 0, 0, 6, 0], 0.95, 5 + (1 / 6) * 5],
    ['an empty class between', [90, 0, 0, 10, 0], 0.95, 5 + (5 / 10) * 5],
    ['the very end', [3, 3, 0, 0, 0], 1, 2],
  ])('of %s', (_, counts, share, expected) => {
    const found = percentileMs(counts, bounds, share);
    if (expected === null) expect(found).toBeNull();
    else expect(found).toBeCloseTo(expected, 9);
  });

  it('stays within its class, and never decreases when the share increases', () => {
    const counts = [3, 0, 9, 4, 2];
    let before = 0;
    for (let share = 0; share <= 1; share += 0.01) {
      const found = percentileMs(counts, bounds, share) ?? Number.NaN;
      expect(found).toBeGreaterThanOrEqual(before);
      expect(found).toBeLessThanOrEqual(10);
      before = found;
    }
  });
});
