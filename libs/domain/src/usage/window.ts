/** The time ranges of usage reports. (docs/reference/usage.md#usage-in-the-portal) */
export const usageWindows = ['1h', '24h', '7d', '30d'] as const;
export type UsageWindow = (typeof usageWindows)[number];

/** The interval by which usage is aggregated. */
export type UsageResolution = 'minute' | 'hour' | 'day';

export interface UsageGrid {
  readonly resolution: UsageResolution;
  /** The start of each interval, oldest first. The last interval is not over yet. */
  readonly steps: readonly Date[];
}

const stepMs: Readonly<Record<UsageResolution, number>> = { minute: 60_000, hour: 3_600_000, day: 86_400_000 };

/** These counts are still readable as a chart, and no window needs more data than is retained. (docs/decisions/0030) */
const grids: Readonly<Record<UsageWindow, readonly [resolution: UsageResolution, count: number]>> = {
  '1h': ['minute', 60],
  '24h': ['hour', 24],
  '7d': ['hour', 168],
  '30d': ['day', 30],
};

/** The intervals of a window that ends at `now`: whole minutes, hours or days in UTC, the current one last. */
export function usageGrid(window: UsageWindow, now: Date): UsageGrid {
  const [resolution, count] = grids[window];
  const step = stepMs[resolution];
  const last = Math.floor(now.getTime() / step) * step;
  return { resolution, steps: Array.from({ length: count }, (_, at) => new Date(last - (count - 1 - at) * step)) };
}
