const locale = 'en-GB';

/** An amount in a currency: £12.50, ¥1,200, KWD 3.500. */
export function formatMoney(value: number, currency: string): string {
  return new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).format(value);
}

/** The number of decimal places of a currency. */
export function currencyDecimals(currency: string): number {
  return new Intl.NumberFormat(locale, { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
}

/** `£`, `€`, `¥`; the code if there is no symbol. */
export function currencySymbol(currency: string): string {
  const parts = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  return parts.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency;
}

/** 12,345 */
export const formatNumber = (value: number): string => new Intl.NumberFormat(locale).format(value);

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
