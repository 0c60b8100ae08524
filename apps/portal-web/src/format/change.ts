import { formatNumber } from './numbers.js';

/** `12% more than in the 30 days before`. Of few before a share says nothing: then it is `3 in the 30 days before`. */
export function changeSince(now: number, before: number): string | undefined {
  if (before === 0) return now === 0 ? undefined : 'none in the 30 days before';
  if (before < 10 || now > 4 * before) return `${formatNumber(before)} in the 30 days before`;
  const percent = Math.round((Math.abs(now - before) / before) * 100);
  if (percent === 0) return 'as in the 30 days before';
  return `${formatNumber(percent)}% ${now > before ? 'more' : 'less'} than in the 30 days before`;
}
