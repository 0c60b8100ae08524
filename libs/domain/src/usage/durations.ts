/**
 * The percentile of durations that were counted in classes: the class that holds it is found, and it is taken to lie within
 * that class as far as the class has to be filled. So it is never further off than the class is wide; with the classes that
 * are used, a p95 of 12 ms is somewhere from 10 to 20. What lies above the last bound has no upper end: that bound is
 * given, as the least that it can be.
 *
 * Takes how many each class holds (one more than there are bounds), the upper bounds in milliseconds, oldest first, and a
 * share from 0 to 1; gives milliseconds, or null where nothing was counted. (docs/decisions, 0030)
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
