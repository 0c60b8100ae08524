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

type Searched<Name extends string, Sort extends string> = Omit<ListSearch, 'sort'> & {
  readonly [name in Name]?: string;
} & { readonly sort?: Sort };

/**
 * Reads the filters, the days, the direction and the page of a list from the query of an address, and drops all else. `sorts` are
 * the directions besides newest first.
 */
export function listSearch<Name extends string, Sort extends string>(
  given: { readonly [name in Name | keyof ListSearch]?: unknown },
  filters: readonly Name[],
  sorts: readonly Sort[],
): Searched<Name, Sort> {
  const sort = sorts.find((known) => known === given.sort);
  return {
    ...setTexts(given, [...filters, 'cursor'] as const),
    ...setDays(given, ['from', 'to']),
    ...(sort ? { sort } : {}),
  } as Searched<Name, Sort>;
}

/** Whether an address has a filter. A direction or a page is none, since neither leaves items out. */
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
