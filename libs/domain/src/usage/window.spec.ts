import { usageGrid } from './window.js';

describe('the steps of a window', () => {
  it.each([
    ['1h', '2026-11-20T09:30:59.999Z', 'minute', 60, '2026-11-20T08:31:00.000Z', '2026-11-20T09:30:00.000Z'],
    ['1h', '2026-11-20T09:31:00.000Z', 'minute', 60, '2026-11-20T08:32:00.000Z', '2026-11-20T09:31:00.000Z'],
    ['24h', '2026-11-20T09:30:00.000Z', 'hour', 24, '2026-11-19T10:00:00.000Z', '2026-11-20T09:00:00.000Z'],
    ['7d', '2026-03-01T00:00:00.000Z', 'hour', 168, '2026-02-22T01:00:00.000Z', '2026-03-01T00:00:00.000Z'],
    ['30d', '2026-03-01T23:59:59.999Z', 'day', 30, '2026-01-31T00:00:00.000Z', '2026-03-01T00:00:00.000Z'],
  ] as const)('%s at %s', (window, now, resolution, count, first, last) => {
    const grid = usageGrid(window, new Date(now));
    expect(grid.resolution).toBe(resolution);
    expect(grid.steps).toHaveLength(count);
    expect([grid.steps[0], grid.steps.at(-1)]).toEqual([new Date(first), new Date(last)]);
    const gaps = grid.steps.slice(1).map((step, at) => step.getTime() - (grid.steps[at]?.getTime() ?? 0));
    expect(new Set(gaps).size).toBe(1);
  });
});
