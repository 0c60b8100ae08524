import { parseDecimal, InexactNumber } from './decimal.js';
import { invalid, type Refusal } from './errors.js';

/** The maximum amount, in minor units of any currency. (docs/reference/money-and-time.md#amounts) */
export const maxAmountMinor = 9_999_999_999;

// ISO 4217 list one, where the number of decimals is not 2. Intl is not used: it follows CLDR, which says 0 for HUF,
// IDR and IQD and changes with the ICU version of Node. Stored minor units must keep their meaning.
const digitsOtherThanTwo = new Map([
  ...['BIF', 'CLP', 'DJF', 'GNF', 'ISK', 'JPY', 'KMF', 'KRW', 'PYG', 'RWF'].map((code) => [code, 0] as const),
  ...['UGX', 'UYI', 'VND', 'VUV', 'XAF', 'XOF', 'XPF'].map((code) => [code, 0] as const),
  ...['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND'].map((code) => [code, 3] as const),
  ...['CLF', 'UYW'].map((code) => [code, 4] as const),
]);
const currencies = new Set(Intl.supportedValuesOf('currency'));
const orderValueText = /^\d{1,10}(\.\d{1,6})?$/;

/** The number of decimals of a currency (JPY 0, GBP 2, KWD 3), by an ISO 4217 code that `isCurrency` accepts. */
export function minorDigits(currency: string): number {
  return digitsOtherThanTwo.get(currency) ?? 2;
}

/** True for the upper-case ISO 4217 code of a currency in use. */
export function isCurrency(code: string): boolean {
  return currencies.has(code);
}

/** Converts minor units to the major-unit number in responses: 1050 GBP is 10.5. (docs/reference/money-and-time.md#amounts) */
export function toMajor(minor: number, currency: string): number {
  return Number(`${minor}e-${minorDigits(currency)}`);
}

/** An amount in a sentence, with all decimals of its currency: `10.50 GBP`. */
export const amountText = (minor: number, currency: string): string =>
  `${toMajor(minor, currency).toFixed(minorDigits(currency))} ${currency}`;

/** £1,234.50, ¥1,200, KWD 3.500: as the pages show amounts. */
export function shownAmount(minor: number, currency: string): string {
  const digits = minorDigits(currency);
  return toMajor(minor, currency).toLocaleString('en-GB', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}

/** What a field may be at least, as its message says it. Where it is above 0, the caller refuses 0. */
export type LeastAmount = 'of 0 or more' | 'above 0';

/**
 * Converts an amount in major units to minor units; `field` is the field name in the message. Decimals are counted in
 * the shortest decimal text of the number, so 0.30000000000000004 is too precise and not 0.3.
 * @throws Refusal `invalid` amount_invalid (negative, not finite), amount_too_precise (more decimals than the currency
 *   has), amount_too_large (above 9,999,999,999 minor units) (docs/reference/money-and-time.md#amounts)
 */
export function amountToMinor(
  amount: number,
  currency: string,
  field: string,
  least: LeastAmount = 'of 0 or more',
): number {
  if (!Number.isFinite(amount) || amount < 0) throw amountInvalid(field, least);
  if (amount > maxAmountMinor) throw amountTooLarge(field, currency);
  const decimals = minorDigits(currency);
  const { digits, point } = parseDecimal(String(amount));
  if (digits.length - point > decimals) throw amountTooPrecise(field, currency);
  const minor = Number(digits.padEnd(point + decimals, '0'));
  if (minor > maxAmountMinor) throw amountTooLarge(field, currency);
  return minor;
}

/**
 * Converts the `amount` of a redemption, a hold or a reversal. Where it is left out, the rule decides how much is meant.
 * @throws Refusal `invalid` as amountToMinor()
 */
export const optionalAmountToMinor = (amount: number | undefined, currency: string): number | undefined =>
  amount === undefined ? undefined : amountToMinor(amount, currency, 'amount', 'above 0');

/**
 * Converts an `order_value` to minor units: a non-negative finite number, or a decimal text with up to ten digits
 * before and six after the decimal point. It is rounded half up on the decimal digits, so 1.005 GBP is 101. A number
 * with more digits than a double holds is rounded on the digits that were sent.
 * @throws Refusal `invalid` order_value_invalid, order_value_too_large (above 9,999,999,999 minor units)
 *   (docs/reference/money-and-time.md#order-values)
 */
export function orderValueToMinor(value: number | string | InexactNumber, currency: string): number {
  if (!isOrderValue(value)) throw orderValueInvalid();
  const text = value instanceof InexactNumber ? value.text : String(value);
  if (Number(text) >= maxAmountMinor + 1) throw orderValueTooLarge(currency);
  const { digits, point } = parseDecimal(text);
  // This many digits are minor units. The next digit decides the rounding.
  const kept = point + minorDigits(currency);
  if (kept < 0) return 0;
  const cut = Number(digits.slice(0, kept).padEnd(kept, '0'));
  const minor = digits.charAt(kept) >= '5' ? cut + 1 : cut;
  if (minor > maxAmountMinor) throw orderValueTooLarge(currency);
  return minor;
}

function isOrderValue(value: number | string | InexactNumber): boolean {
  if (typeof value === 'string') return orderValueText.test(value);
  if (typeof value === 'number') return Number.isFinite(value) && value >= 0;
  return Number.isFinite(Number(value.text)) && !value.text.startsWith('-');
}

export const currencyUnknown = (): Refusal =>
  invalid('currency_unknown', 'currency must be the ISO 4217 code of a currency in use.');

export const amountInvalid = (field: string, least: LeastAmount = 'of 0 or more'): Refusal =>
  invalid('amount_invalid', `${field} must be a number ${least}.`);

export const amountTooPrecise = (field: string, currency: string): Refusal =>
  invalid('amount_too_precise', `${field} must have at most ${minorDigits(currency)} decimals in ${currency}.`);

export const amountTooLarge = (field: string, currency: string): Refusal =>
  invalid('amount_too_large', atMostTheMaximum(field, currency));

export const orderValueInvalid = (): Refusal =>
  invalid('order_value_invalid', 'order_value must be a number of 0 or more, or a text such as "12.50".');

export const orderValueTooLarge = (currency: string): Refusal =>
  invalid('order_value_too_large', atMostTheMaximum('order_value', currency));

const atMostTheMaximum = (field: string, currency: string): string =>
  `${field} must be at most ${toMajor(maxAmountMinor, currency)} ${currency}.`;
