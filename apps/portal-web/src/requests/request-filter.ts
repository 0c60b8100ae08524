import { endOfDay, startOfDay } from '../format/days.js';
import { setDays, setTexts } from '../format/query-text.js';

/** The filters of the request log, as the address has them. `since` and `until` are days, such as `2026-11-20`. */
export interface RequestFilter {
  readonly status?: string;
  readonly method?: string;
  readonly route?: string;
  readonly error?: string;
  readonly keyId?: string;
  readonly idempotencyKey?: string;
  readonly requestId?: string;
  readonly subjectId?: string;
  readonly since?: string;
  readonly until?: string;
}

/** The request log as the address has it. */
export interface RequestSearch extends RequestFilter {
  /** Where the page begins; absent on the first one. */
  readonly cursor?: string;
}

const texts = ['status', 'method', 'route', 'error', 'keyId', 'idempotencyKey', 'requestId', 'subjectId'] as const;
const days = ['since', 'until'] as const;

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
