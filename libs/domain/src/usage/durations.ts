/**
 * The percentile of durations that were counted in classes. It is interpolated linearly within its class, so the error
 * is at most the width of the class: a p95 of 12 ms is somewhere between 10 and 20 ms. The last class has no upper
 * bound, so its lower bound is returned.
 *
 * Takes the count of each class (one more than there are bounds), the upper bounds in milliseconds in ascending order,
 * and a share from 0 to 1. Returns milliseconds, or null when nothing was counted. (docs/decisions/0030)
 */
export function percentileMs(counts: readonly number[], boundsMs: readonly number[], share: number): number | null {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  const wanted = share * total;
  let below = 0;
  for (const [index, count] of counts.entries()) {
    const upper = boundsMs[index];
    if (upper === undefined) break;
    if (count > 0 && below + count >= wanted) {
      const lower = boundsMs[index - 1] ?? 0;
      return lower + ((wanted - below) / count) * (upper - lower);
    }
    below += count;
  }
  return boundsMs.at(-1) ?? 0;
}
