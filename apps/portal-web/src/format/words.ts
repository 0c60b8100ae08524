import { formatNumber } from './numbers.js';

/** `1 key`, `3 keys` */
export const pluralize = (value: number, one: string, many = `${one}s`): string =>
  `${formatNumber(value)} ${value === 1 ? one : many}`;

/** Makes a label of a code: `per_order` becomes `Per order`. */
export function humanize(value: string): string {
  const text = value.replaceAll('_', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The path of a request without what all paths have in common. */
export const shortPath = (path: string): string => path.replace(/^\/v1\/public(?=\/)/, '');

const asShown = (text: string): string => text.normalize('NFC').replace(/\s+/gu, ' ').trim();

/** Whether a page shows two texts alike: several spaces, and those at which no line breaks, look like one. */
export const looksLike = (one: string, other: string): boolean => asShown(one) === asShown(other);
