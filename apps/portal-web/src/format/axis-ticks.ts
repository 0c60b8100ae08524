/** Round figures from 0 to at least `most`, for the scale of a chart: four to six of them. */
export function ticksUpTo(most: number): readonly number[] {
  const rough = Math.max(most, 1) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((factor) => factor * power).find((each) => each >= rough) ?? 10 * power);
  return Array.from({ length: Math.ceil(Math.max(most, 1) / step) + 1 }, (_, index) => index * step);
}
