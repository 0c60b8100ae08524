import { type IdPage, maxCounted, type Sort, sorts } from '#persistence/database/id-page.js';
import type { DocumentedQuery } from '../openapi/documented-answer.js';
import { type CursorScope, writeCursor } from './cursor.js';
import type { QueryParameters } from './query-parameters.js';
import type { Page } from './list-page.js';

/** The query parameters of a time range. */
export const timeQuery: readonly DocumentedQuery[] = [
  {
    name: 'from',
    description: 'Only what was created at this time or later.',
    schema: { type: 'string', format: 'date-time' },
  },
  {
    name: 'to',
    description: 'Only what was created at this time or earlier.',
    schema: { type: 'string', format: 'date-time' },
  },
];

/** The query parameters of a list that has a time range and two directions. */
export const rangeQuery: readonly DocumentedQuery[] = [
  ...timeQuery,
  { name: 'sort', description: 'By the time of creation.', schema: { type: 'string', enum: sorts, default: 'newest' } },
];

/** A time range and a direction. */
export type ListRange = Pick<IdPage, 'sort' | 'from' | 'to'>;

/** @throws Refusal `invalid` for the query */
export const listRange = (query: QueryParameters): ListRange & { readonly sort: Sort } => ({
  sort: query.choice('sort', sorts) ?? 'newest',
  from: query.instant('from'),
  to: query.instant('to'),
});

export interface CountedPage<Item> extends Page<Item> {
  readonly pagination: Page<Item>['pagination'] & {
    /** On the first page, where they are counted. */
    readonly totalItems?: number;
    readonly totalIsMinimum?: true;
  };
}

interface RangePage<Row, Item> {
  readonly range: ListRange;
  /** The other filters. */
  readonly filters: CursorScope['filters'];
  /** Loads the rows, and on the first page how many there are, counted up to `maxCounted` + 1. */
  readonly load: (page: IdPage) => Promise<{ readonly rows: readonly Row[]; readonly total?: number | undefined }>;
  readonly view: (row: Row) => Item;
}

/** Loads one page of a cursor list in either direction. (docs/reference/lists.md#cursors) */
export async function readRangePage<Row extends { readonly id: string }, Item>(
  query: QueryParameters,
  secret: string,
  { range, filters, load, view }: RangePage<Row, Item>,
): Promise<CountedPage<Item>> {
  const limit = query.limit();
  const { sort, from, to } = range;
  const scope = query.cursorScope({ ...filters, sort, from: from?.toISOString(), to: to?.toISOString() });
  const behind = query.has('cursor') ? query.before(secret, scope) : undefined;
  const { rows, total } = await load({ ...range, behind, count: limit + 1 });
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const hasMore = rows.length > limit;
  const nextCursor = hasMore && last ? writeCursor(secret, scope, last.id) : null;
  return { data: page.map(view), pagination: { limit, hasMore, nextCursor, ...totals(total) } };
}

const totals = (total: number | undefined) =>
  total === undefined
    ? {}
    : { totalItems: Math.min(total, maxCounted), ...(total > maxCounted ? { totalIsMinimum: true as const } : {}) };
