import { dayMs, dayOf, startOfDay } from '../time.js';

/** The days of a report in the merchant's time zone: `toDay` is the first one that does not belong to it. */
export interface ReportPeriod {
  readonly fromDay: string;
  readonly toDay: string;
  readonly from: Date;
  readonly to: Date;
  /** The first instants that are at most 30, 90 and 365 days before the last day, or before today if the report ends later. */
  readonly ages: readonly [days30: Date, days90: Date, days365: Date];
  /** 12 months before the end. */
  readonly yearBefore: Date;
}

const dateOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** A day of the calendar from 1970 on, written `2026-11-01`. */
export const isDay = (text: string): boolean => {
  const ms = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  return ms >= 0 && dateOf(ms) === text;
};

/** The first day of the month of a day, so many months later. */
const firstOfMonth = (day: string, months: number): string =>
  dateOf(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1 + months, 1));

/** The same day one year earlier; for 29 February it is 28 February. */
const yearBeforeDay = (day: string): string => {
  const year = String(Number(day.slice(0, 4)) - 1).padStart(4, '0');
  const same = `${year}${day.slice(4)}`;
  return isDay(same) ? same : `${year}-02-28`;
};

/** The month before that of `now`. */
export function lastMonth(now: Date, timeZone: string): { readonly from: string; readonly to: string } {
  const today = dayOf(now, timeZone);
  return { from: firstOfMonth(today, -1), to: firstOfMonth(today, 0) };
}

/**
 * The period from `fromDay` up to, but not including, `toDay`. If it ends in the future, ages and `yearBefore` count from today.
 * (docs/reference/reports.md#liability)
 */
export function reportPeriod(fromDay: string, toDay: string, timeZone: string, now: Date): ReportPeriod {
  const tomorrow = dateOf(Date.parse(dayOf(now, timeZone)) + dayMs);
  const end = toDay < tomorrow ? toDay : tomorrow;
  const start = (day: string): Date => startOfDay(day, timeZone);
  const daysBefore = (days: number): Date => start(dateOf(Math.max(0, Date.parse(end) - (days + 1) * dayMs)));
  return {
    fromDay,
    toDay,
    from: start(fromDay),
    to: start(toDay),
    ages: [daysBefore(30), daysBefore(90), daysBefore(365)],
    yearBefore: start(yearBeforeDay(end) < '1970-01-01' ? '1970-01-01' : yearBeforeDay(end)),
  };
}
