const locale = 'en-GB';

/** `20 Nov 2026, 14:05` in a time zone. */
export function dateTime(at: string, timeZone: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(new Date(at));
}

/** `20 Nov 2026` in a time zone. */
export function date(at: string, timeZone: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone }).format(new Date(at));
}

/** An amount in the form of its currency: £12.50, ¥1,200, KWD 3.500. */
export function money(value: number, currency: string): string {
  return new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).format(value);
}

/** How many digits an amount of this currency has behind its point. */
export function decimalsOf(currency: string): number {
  return new Intl.NumberFormat(locale, { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
}

/** `£`, `€`, `¥`; the code where there is no sign. */
export function signOf(currency: string): string {
  const parts = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  return parts.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency;
}

/** 12,345 */
export const count = (value: number): string => new Intl.NumberFormat(locale).format(value);

/** An estimate: `about 1.2 million`, `about 12,000` */
export const about = (value: number): string =>
  `about ${new Intl.NumberFormat(locale, { maximumSignificantDigits: 2, ...(value >= 1e6 ? { notation: 'compact', compactDisplay: 'long' } : {}) }).format(value)}`;

/** `1 key`, `3 keys` */
export const counted = (value: number, one: string, many = `${one}s`): string =>
  `${count(value)} ${value === 1 ? one : many}`;

/** A share of a whole as 0.4 %; a dash where there is no whole. */
export function share(part: number, whole: number): string {
  if (whole === 0) return '–';
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(part / whole);
}

/** 84 ms, 1.24 s; a dash where nothing was measured. */
export function duration(ms: number | null): string {
  if (ms === null) return '–';
  return ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(2)} s`;
}

const units: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** `3 hours ago`, `in 2 days`, `just now` */
export function relative(at: string, now = Date.now()): string {
  const away = new Date(at).getTime() - now;
  const unit = units.find(([, ms]) => Math.abs(away) >= ms);
  if (!unit) return 'just now';
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(Math.trunc(away / unit[1]), unit[0]);
}

/** The browser's own zone, for what belongs to no merchant. */
export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** What to call a value of an enumeration that may be new to these pages: `per_order` becomes `Per order`. */
export function plainWord(value: string): string {
  const text = value.replaceAll('_', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
