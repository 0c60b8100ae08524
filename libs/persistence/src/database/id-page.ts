import { maxUuid, nilUuid } from '#domain/ids.js';
import { firstIdAt, maxLeadMs } from './new-id.js';

export const sorts = ['newest', 'oldest'] as const;
export type Sort = (typeof sorts)[number];

/** Rows of a list are counted up to this number. */
export const maxCounted = 10_000;

/** A page of rows in the order of their ids, which is that of their creation. */
export interface IdPage {
  readonly sort: Sort;
  /** The id of the last row before this page. */
  readonly behind?: string | undefined;
  /** The earliest and the latest creation, both inclusive. */
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
  readonly count: number;
}

const later = (one: string, other: string): string => (one > other ? one : other);
const earlier = (one: string, other: string): string => (one < other ? one : other);

/** The parameters of `inIdPage`, `$2` to `$5`, and the number of rows, `$6`. */
export function idPageValues({ sort, behind, from, to, count }: IdPage): readonly unknown[] {
  const first = from ? firstIdAt(from) : nilUuid;
  // The id of a row can be a little ahead of its creation.
  const last = to ? firstIdAt(new Date(to.getTime() + maxLeadMs)) : maxUuid;
  const [above, below] =
    sort === 'newest' ? [first, earlier(last, behind ?? maxUuid)] : [later(first, behind ?? nilUuid), last];
  return [above, below, from ?? '-infinity', to ?? 'infinity', count];
}

/** The rows between two ids and two times, which are the parameters after `$at`. */
export const inIdRange = (alias: string, at: number): string =>
  `${alias}.id > $${at + 1} and ${alias}.id < $${at + 2} and ${alias}.created_at between $${at + 3} and $${at + 4}`;

/** The rows of a page, by an index whose last column is the id. */
export const inIdPage = (alias: string): string => inIdRange(alias, 1);

/** SQL: in the order of creation, which is that of the ids. */
export const byId = (alias: string, sort: Sort): string => `order by ${alias}.id ${sort === 'newest' ? 'desc' : 'asc'}`;
