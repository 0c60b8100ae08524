import type { QueryOf } from '../api/types.js';
import { startOfDay } from '../format/days.js';
import { setDays, setTexts } from '../format/query-text.js';

const texts = ['type', 'subjectId', 'customerId'] as const;

/** The filters of the events, as the address has them. `since` is a day, such as `2026-11-20`. */
export type EventFilter = Readonly<Pick<QueryOf<'listEvents'>, (typeof texts)[number] | 'since'>>;

/** The filters that are set, of the query of an address or of what a user entered. */
export const eventFilter = (given: { readonly [name in keyof EventFilter]?: unknown }): EventFilter => ({
  ...setTexts(given, texts),
  ...setDays(given, ['since']),
});

/** The query of the API. A day begins in the time zone of the merchant. */
export const eventQuery = ({ since, ...filter }: EventFilter, timeZone: string): EventFilter => ({
  ...filter,
  ...(since ? { since: startOfDay(since, timeZone).toISOString() } : {}),
});
