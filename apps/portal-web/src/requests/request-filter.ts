import type { QueryOf } from '../api/types.js';
import { endOfDay, startOfDay } from '../format/days.js';
import { setDays, setTexts } from '../format/query-text.js';

type RequestQuery = QueryOf<'listRequests'>;
const texts = ['status', 'method', 'route', 'error', 'keyId', 'idempotencyKey', 'requestId', 'subjectId'] as const;
const days = ['since', 'until'] as const;

/** The filters of the request log, as the address has them. `since` and `until` are days, such as `2026-11-20`. */
export type RequestFilter = Readonly<Pick<RequestQuery, (typeof texts)[number] | (typeof days)[number]>>;

/** The request log as the address has it. Its cursor is where the page begins; absent on the first one. */
export type RequestSearch = RequestFilter & Readonly<Pick<RequestQuery, 'cursor'>>;

/** The filters that are set, of the query of an address or of what a user entered. */
export const requestFilter = (given: { readonly [name in keyof RequestFilter]?: unknown }): RequestFilter => ({
  ...setTexts(given, texts),
  ...setDays(given, days),
});

/** What of an address belongs to the request log. */
export const requestSearch = (given: { readonly [name in keyof RequestSearch]?: unknown }): RequestSearch => ({
  ...requestFilter(given),
  ...setTexts(given, ['cursor']),
});

/** The query of the API. Days begin and end in the time zone of the merchant. */
export function requestQuery({ since, until, ...filter }: RequestFilter, timeZone: string): RequestFilter {
  return {
    ...filter,
    ...(since ? { since: startOfDay(since, timeZone).toISOString() } : {}),
    ...(until ? { until: new Date(endOfDay(until, timeZone).getTime() + 999).toISOString() } : {}),
  };
}
