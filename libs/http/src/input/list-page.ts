import { type CursorScope, writeCursor } from './cursor.js';
import type { QueryParameters } from './query-parameters.js';

export interface Page<Item> {
  readonly data: readonly Item[];
  readonly pagination: { readonly limit: number; readonly hasMore: boolean; readonly nextCursor: string | null };
}

/**
 * Loads one page of a cursor list, newest first. `load` gets one row more than the page holds, to know whether there is a
 * next page. (docs/reference/lists.md#cursors)
 */
export async function readPage<Row extends { readonly id: string }, Item>(
  query: QueryParameters,
  secret: string,
  filters: CursorScope['filters'],
  load: (before: string, count: number) => Promise<readonly Row[]>,
  view: (row: Row) => Item,
): Promise<Page<Item>> {
  const limit = query.limit();
  const scope = query.cursorScope(filters);
  const rows = await load(query.before(secret, scope), limit + 1);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const hasMore = rows.length > limit;
  const nextCursor = hasMore && last ? writeCursor(secret, scope, last.id) : null;
  return { data: page.map(view), pagination: { limit, hasMore, nextCursor } };
}

/** A number that no entry reaches: the largest one that fits into its four bytes. */
export const maxEntryNumber = 2 ** 31 - 1;
/** Numbers are in cursors as ids are. */
const idOfNumber = (number: number): string => number.toString(16).padStart(32, '0');
const numberOfId = (id: string): number => Math.min(maxEntryNumber, Number.parseInt(id.replaceAll('-', ''), 16));

/** Loads one page of a ledger, newest first by the number of the entry. (docs/reference/lists.md#cursors) */
export function readEntryPage<Row extends { readonly number: number }, Item>(
  query: QueryParameters,
  secret: string,
  filters: CursorScope['filters'],
  load: (before: number, count: number) => Promise<readonly Row[]>,
  view: (row: Row) => Item,
): Promise<Page<Item>> {
  const loadById = async (before: string, count: number) =>
    (await load(numberOfId(before), count)).map((row) => ({ row, id: idOfNumber(row.number) }));
  return readPage(query, secret, filters, loadById, ({ row }) => view(row));
}

/** Rows of a page, and the id below which the next one begins, null after the last. */
export interface RowsOfPage<Row> {
  readonly rows: readonly Row[];
  readonly last: string | null;
}

/**
 * Loads one page of a cursor list whose filters are judged row by row: a page may hold fewer rows than its limit and still
 * have a next one. (docs/reference/lists.md#cursors)
 */
export async function readFilteredPage<Row, Item>(
  query: QueryParameters,
  secret: string,
  filters: CursorScope['filters'],
  load: (before: string, count: number) => Promise<RowsOfPage<Row>>,
  view: (row: Row) => Item,
): Promise<Page<Item>> {
  const limit = query.limit();
  const scope = query.cursorScope(filters);
  const { rows, last } = await load(query.before(secret, scope), limit);
  const nextCursor = last === null ? null : writeCursor(secret, scope, last);
  return { data: rows.map(view), pagination: { limit, hasMore: last !== null, nextCursor } };
}

/** Rows of a feed, and the position behind which the next page begins. */
export interface RowsOfFeed<Row> {
  readonly rows: readonly Row[];
  readonly next: number;
  readonly hasMore: boolean;
}

/**
 * Loads one page of a feed, oldest first by position. Its cursor is a position and never null, so the end of the feed can be
 * followed. (docs/reference/lists.md#cursors)
 */
export async function readFeedPage<Row, Item>(
  query: QueryParameters,
  secret: string,
  filters: CursorScope['filters'],
  load: (after: number, count: number) => Promise<RowsOfFeed<Row>>,
  view: (row: Row) => Item,
): Promise<Page<Item>> {
  const limit = query.limit();
  const scope = query.cursorScope(filters);
  const after = query.has('cursor') ? Number.parseInt(query.before(secret, scope).replaceAll('-', ''), 16) : 0;
  const { rows, next, hasMore } = await load(after, limit);
  const nextCursor = writeCursor(secret, scope, next.toString(16).padStart(32, '0'));
  return { data: rows.map(view), pagination: { limit, hasMore, nextCursor } };
}

export interface NumberedPage<Item> {
  readonly data: readonly Item[];
  readonly pagination: {
    readonly currentPage: number;
    readonly totalPages: number;
    readonly totalItems: number;
    /** Present only for an estimate. */
    readonly totalIsEstimate?: true;
    readonly itemsPerPage: number;
    readonly hasNextPage: boolean;
    readonly hasPrevPage: boolean;
  };
}

interface PageCounts {
  readonly page: number;
  readonly limit: number;
  readonly total: number;
  readonly totalIsEstimate: boolean;
}

/** The answer of a list by page number. (docs/reference/lists.md#totals) */
export function pageByNumber<Item>(
  data: readonly Item[],
  { page, limit, total, totalIsEstimate }: PageCounts,
): NumberedPage<Item> {
  const totalPages = Math.ceil(total / limit);
  const pagination = {
    currentPage: page,
    totalPages,
    totalItems: total,
    ...(totalIsEstimate ? { totalIsEstimate } : {}),
    itemsPerPage: limit,
    hasNextPage: page < totalPages,
    hasPrevPage: page > 1,
  };
  return { data, pagination };
}
