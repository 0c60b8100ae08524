import { formatNumber } from './numbers.js';

/** What a number field may hold. */
export interface NumberRange {
  /** How many decimals there may be; 0 for a count. */
  readonly decimals: number;
  readonly min?: number | undefined;
  /** It is more than 0. */
  readonly positive?: boolean | undefined;
  readonly max?: number | undefined;
  /** The error of decimals where there may be none. */
  readonly noDecimals?: string | undefined;
}

// More digits than these would be rounded.
const mostDigits = 15;

/** The decimals that currencies have. */
const inWords: Readonly<Record<number, string>> = { 2: 'two', 3: 'three', 4: 'four' };

/**
 * The number that a text says: digits, and a point or a comma before the decimals. '' for no text, and NaN for a text that is
 * no number or could be two: a comma before exactly three digits separates thousands or decimals, and so does a point where
 * there are no decimals, or where the last of the three is a 0: 1.500 would be taken for 1.50.
 */
export function readNumber(text: string, decimals: number): number | '' {
  // The pages show negative numbers with U+2212.
  const trimmed = text.trim().replace('\u2212', '-');
  if (trimmed === '') return '';
  const isNumber = /^[+-]?(?:\d+[.,]?\d*|[.,]\d+)$/.test(trimmed) && trimmed.replaceAll(/\D/g, '').length <= mostDigits;
  const isAmbiguous =
    /,\d{3}$/.test(trimmed) || (decimals < 3 && (decimals === 0 ? /\.\d{3}$/ : /\.\d\d0$/).test(trimmed));
  return isNumber && !isAmbiguous ? Number(trimmed.replace(',', '.')) : Number.NaN;
}

/** Why a number field cannot hold a value, or undefined. */
export function numberProblem(value: number | string, range: NumberRange): string | undefined {
  const { decimals, min, max, positive, noDecimals = 'Enter a whole number.' } = range;
  if (value === '') return undefined;
  const number = Number(value);
  if (Number.isNaN(number)) {
    return `Write a number like ${decimals === 0 ? '1500' : '1500 or 1.50'}, without separators for thousands.`;
  }
  if (number !== Number(number.toFixed(decimals))) {
    return decimals === 0 ? noDecimals : `At most ${inWords[decimals] ?? decimals} decimals.`;
  }
  if (positive && number <= 0) return 'Enter more than 0.';
  if (min !== undefined && number < min) return `At least ${formatNumber(min)}.`;
  return max !== undefined && number > max ? `At most ${formatNumber(max)}.` : undefined;
}

/** The number one up or down, within the range; of an empty field the smallest. Undefined where there is no whole number. */
export function stepped(
  value: number | string,
  by: number,
  { min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER }: Pick<NumberRange, 'min' | 'max'>,
): number | undefined {
  if (value !== '' && !Number.isSafeInteger(Number(value))) return undefined;
  const from = value === '' ? Math.max(min, 0) - by : Number(value);
  return Math.min(max, Math.max(min, from + by));
}
