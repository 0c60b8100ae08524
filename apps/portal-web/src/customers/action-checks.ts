import { formatNumber } from '../format/numbers.js';

/** The error of a number field that must hold a whole number. */
export const isWhole =
  (min: number, max: number) =>
  (value: number | string): string | null =>
    value !== '' && Number.isInteger(Number(value)) && Number(value) >= min && Number(value) <= max
      ? null
      : `Enter a whole number from ${formatNumber(min)} to ${formatNumber(max)}.`;

/** The error of the reason of an action that needs one. */
export const reasonGiven = (value: string): string | null => (value.trim() ? null : 'Enter a reason.');
