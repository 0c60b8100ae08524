/** Round numbers from 0 to at least `max`, for the axis of a chart. */
export function axisTicks(max: number): readonly number[] {
  const rough = Math.max(max, 1) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((factor) => factor * power).find((each) => each >= rough) ?? 10 * power);
  return Array.from({ length: Math.ceil(Math.max(max, 1) / step) + 1 }, (_, index) => index * step);
}
