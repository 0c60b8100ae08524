import { localTime } from './days.js';

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
  ['hour', 3_600_000],
  ['minute', 60_000],
];

const dayMs = 86_400_000;

/** The start of the day in a time zone, as if it were UTC: days between two of them are whole. */
const dayOf = (at: number, timeZone: string): number => Date.parse(localTime(new Date(at), timeZone).slice(0, 10));

/**
 * `3 hours ago`, `in 2 days`, `just now`. What is a day away or more is counted in days of the calendar of the time zone: on
 * Friday morning Wednesday evening is two days ago, and not yesterday.
 */
export function formatRelativeTime(at: string, timeZone: string, now = Date.now()): string {
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const instant = new Date(at).getTime();
  const away = instant - now;
  const days = Math.round((dayOf(instant, timeZone) - dayOf(now, timeZone)) / dayMs);
  // A day on which clocks go back has 25 hours: what is more than 24 away may be on the same one.
  if (Math.abs(away) >= dayMs && days !== 0) return format.format(days, 'day');
  const unit = units.find(([, ms]) => Math.abs(away) >= ms);
  return unit ? format.format(Math.trunc(away / unit[1]), unit[0]) : 'just now';
}

/** The time zone of the browser, for pages without a merchant. */
export const browserTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
