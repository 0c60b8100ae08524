const locale = 'en-GB';

// The decimals of `libs/domain/src/money.ts`, which the pages cannot import; a test keeps the two equal. Intl has the decimals
// of CLDR: it says 0 for HUF, COP and IDR, which the API stores with 2.
const digitsOtherThanTwo = new Map([
  ...['BIF', 'CLP', 'DJF', 'GNF', 'ISK', 'JPY', 'KMF', 'KRW', 'PYG', 'RWF'].map((code) => [code, 0] as const),
  ...['UGX', 'UYI', 'VND', 'VUV', 'XAF', 'XOF', 'XPF'].map((code) => [code, 0] as const),
  ...['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND'].map((code) => [code, 3] as const),
  ...['CLF', 'UYW'].map((code) => [code, 4] as const),
]);

/** The number of decimal places of a currency in ISO 4217. */
export const currencyDecimals = (currency: string): number => digitsOtherThanTwo.get(currency) ?? 2;

/** An amount in a currency: £12.50, ¥1,200, KWD 3.500. */
export function formatMoney(value: number, currency: string): string {
  const digits = currencyDecimals(currency);
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value);
}

/** `£`, `€`, `¥`; the code if there is no symbol. */
export function currencySymbol(currency: string): string {
  const parts = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  return parts.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency;
}

/** 12,345 */
export const formatNumber = (value: number): string => new Intl.NumberFormat(locale).format(value);

/** +£12.50, −3: an amount of a currency, or a number where it is null. */
export function formatChange(change: number, currency: string | null): string {
  const size = currency === null ? formatNumber(Math.abs(change)) : formatMoney(Math.abs(change), currency);
  return `${change > 0 ? '+' : change < 0 ? '−' : ''}${size}`;
}

/** An estimate: `about 1.2 million`, `about 12,000` */
export const formatEstimate = (value: number): string =>
  `about ${new Intl.NumberFormat(locale, { maximumSignificantDigits: 2, ...(value >= 1e6 ? { notation: 'compact', compactDisplay: 'long' } : {}) }).format(value)}`;

/** A ratio as 0.4%; a dash if the whole is 0. */
export function formatPercent(part: number, whole: number): string {
  if (whole === 0) return '–';
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(part / whole);
}

/** 84 ms, 1.24 s; a dash for null. */
export function formatDuration(ms: number | null): string {
  if (ms === null) return '–';
  return ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(2)} s`;
}
