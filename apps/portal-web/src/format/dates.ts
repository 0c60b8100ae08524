const locale = 'en-GB';

/** `20 Nov 2026, 14:05` in a time zone. */
export function formatDateTime(at: string, timeZone: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(new Date(at));
}

/** `20 Nov 2026` in a time zone. */
export function formatDate(at: string, timeZone: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone }).format(new Date(at));
}

/** `November 2026` of `2026-11`. */
export function formatMonth(month: string): string {
  const format = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return format.format(new Date(`${month}-01T00:00:00Z`));
}

/** `14:05:09` in a time zone. */
export function formatTime(at: string, timeZone: string): string {
  return new Intl.DateTimeFormat(locale, { timeStyle: 'medium', timeZone }).format(new Date(at));
}

const units: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** `3 hours ago`, `in 2 days`, `just now` */
export function formatRelativeTime(at: string, now = Date.now()): string {
  const away = new Date(at).getTime() - now;
  const unit = units.find(([, ms]) => Math.abs(away) >= ms);
  if (!unit) return 'just now';
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(Math.trunc(away / unit[1]), unit[0]);
}

/** The time zone of the browser, for pages without a merchant. */
export const browserTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
