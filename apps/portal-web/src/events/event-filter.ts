import { startOfDay } from '../format/days.js';
import { setDays, setTexts } from '../format/query-text.js';

/** The filters of the events, as the address has them. `since` is a day, such as `2026-11-20`. */
export interface EventFilter {
  readonly type?: string;
  readonly subjectId?: string;
  readonly customerId?: string;
  readonly since?: string;
}

/** The filters that are set, of the query of an address or of what a user entered. */
export const eventFilter = (given: { readonly [name in keyof EventFilter]?: unknown }): EventFilter => ({
  ...setTexts(given, ['type', 'subjectId', 'customerId'] as const),
  ...setDays(given, ['since'] as const),
});

/** The query of the API. A day begins in the time zone of the merchant. */
export const eventQuery = ({ since, ...filter }: EventFilter, timeZone: string): EventFilter => ({
  ...filter,
  ...(since ? { since: startOfDay(since, timeZone).toISOString() } : {}),
});
