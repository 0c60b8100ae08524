import { endOfDay, startOfDay } from './days.js';
import { setDays, setTexts } from './query-text.js';

/** A range of days, a direction, and a page, as the address of a list has them. */
export interface ListSearch {
  /** Days, such as `2026-11-20`. */
  readonly from?: string;
  readonly to?: string;
  readonly sort?: string;
  /** Where the page begins; absent on the first one. */
  readonly cursor?: string;
}

/** What of an address belongs to a list with these filters. */
export function listSearch<Name extends string>(
  given: { readonly [name in Name | keyof ListSearch]?: unknown },
  filters: readonly Name[],
  sorts: readonly string[] = ['oldest'],
): ListSearch & { readonly [name in Name]?: string } {
  const { sort } = given;
  return {
    ...setTexts(given, [...filters, 'cursor'] as const),
    ...setDays(given, ['from', 'to']),
    ...(typeof sort === 'string' && sorts.includes(sort) ? { sort } : {}),
  } as ListSearch & { readonly [name in Name]?: string };
}

/** Whether an address shows a part of a list only. Its direction leaves nothing out, nor does its page. */
export const hasFilters = (search: ListSearch): boolean =>
  Object.keys(search).some((name) => !['sort', 'cursor', 'page'].includes(name));

/** The query of the API. Days begin and end in the time zone of the merchant. */
export function rangeQuery<Search extends ListSearch>({ from, to, ...rest }: Search, timeZone: string) {
  return {
    ...rest,
    ...(from ? { from: startOfDay(from, timeZone).toISOString() } : {}),
    ...(to ? { to: new Date(endOfDay(to, timeZone).getTime() + 999).toISOString() } : {}),
  };
}
