import { startOfDay } from '../format/days.js';

/** The filters of the events, as the address has them. `since` is a day, such as `2026-11-20`. */
export interface EventFilter {
  readonly type?: string;
  readonly subjectId?: string;
  readonly customerId?: string;
  readonly since?: string;
}

const texts = ['type', 'subjectId', 'customerId'] as const;
const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
const isDay = (value: unknown): value is string =>
  isText(value) && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));

/** The filters that are set, of the query of an address or of what a user entered. */
export function eventFilter(given: { readonly [name in keyof EventFilter]?: unknown }): EventFilter {
  const set: Record<string, string> = {};
  for (const name of texts) if (isText(given[name])) set[name] = given[name].trim();
  if (isDay(given.since)) set['since'] = given.since;
  return set;
}

/** The query of the API. A day begins in the time zone of the merchant. */
export const eventQuery = ({ since, ...filter }: EventFilter, timeZone: string): EventFilter => ({
  ...filter,
  ...(since ? { since: startOfDay(since, timeZone).toISOString() } : {}),
});
