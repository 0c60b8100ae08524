import { columnsOf } from '../database/entities/entity-sql.js';
import { firstIdAt, instantOf } from '../database/new-id.js';
import { queryOne, read, type Reader, type ReadStatement } from '../database/statement.js';
import { EventTable } from './event.table.js';

/** An event of the feed. */
export type FeedEvent = EventTable;

export interface EventFilter {
  /** A type, or its first part with the dot: `voucher.`. */
  readonly type?: string | undefined;
  readonly typePrefix?: string | undefined;
  readonly subjectId?: string | undefined;
  readonly customerId?: string | undefined;
  /** The earliest createdAt. */
  readonly since?: Date | undefined;
  /** Whether those of API keys are left out. */
  readonly withoutKeys?: boolean | undefined;
}

/** Where a page looks: in all events of the merchant, or in an index that has only those of one object or customer. */
type Source = 'all' | 'subject' | 'customer';

/** The rows that one page may read. A page of a rare filter is then not full, and the next one continues behind them. */
const rowsRead = 10_000;

/** The feed is followed from its oldest event; people look at the newest first. */
const orders = {
  oldest: { behind: '>', upTo: '<=', last: 'max', direction: '' },
  newest: { behind: '<', upTo: '>=', last: 'min', direction: 'desc' },
} as const;
type Order = keyof typeof orders;

/** The column that $3 is compared with, by source. */
const columnOf: Readonly<Record<Source, string | undefined>> = {
  all: undefined,
  subject: 'e.subject_id',
  customer: 'e.customer_id',
};
const matches = `($6::text is null or e.type = $6) and ($7::text is null or starts_with(e.type, $7))
  and ($8::timestamptz is null or e.created_at >= $8) and ($9::uuid is null or e.customer_id = $9)
  and (not $11::boolean or e.subject_type <> 'api_key')`;

interface PageRow extends FeedEvent {
  /** Null in the row of an empty page. */
  readonly id: string;
  readonly lastRead: number | null;
  readonly rowsRead: number;
}

/**
 * One statement, so that no event can become visible between the end of the rows that it reads and the choice among them. $4:
 * how many rows may be read; $5: how many may be shown. An event happened before it got its position, $10. The column and the
 * position are compared as a pair, or a generic plan would sort all events of a customer (database/newest-of.ts).
 */
function pageOf(source: Source, from: Order): ReadStatement<PageRow> {
  const { behind, upTo, last, direction } = orders[from];
  const column = columnOf[source];
  const ofSource = column
    ? `(${column}, e.position) ${behind} ($3::uuid, $2) and ${column} ${upTo} $3`
    : '$3::uuid is null';
  const order = [...(column ? [column] : []), 'e.position'].map((each) => `${each} ${direction}`).join(', ');
  const rows = `e.merchant_id = $1 and e.position ${behind} $2 and e.position >= $10 and ${ofSource}`;
  return read(
    `list_${from}_events_of_${source}`,
    `select ${columnsOf(EventTable, 'e')}, bound.last as "lastRead", bound.rows as "rowsRead"
     from (select ${last}(r.position) as last, count(*) as rows
       from (select e.position from events e where ${rows} order by ${order} limit $4) r) bound
     left join lateral (select * from events e where ${rows} and e.position ${upTo} bound.last and ${matches}
       order by ${order} limit $5) e on true
     order by ${order}`,
  );
}

const pages = Object.fromEntries(
  (['oldest', 'newest'] as const).map((from) => [
    from,
    { all: pageOf('all', from), subject: pageOf('subject', from), customer: pageOf('customer', from) },
  ]),
) as Record<Order, Readonly<Record<Source, ReadStatement<PageRow>>>>;

export interface EventPage {
  readonly rows: readonly FeedEvent[];
  /** The position behind which the next page begins. */
  readonly next: number;
  /** There may be more behind it now. */
  readonly hasMore: boolean;
}

/** Lists events in the order `from`, after the position `start`, at most `count`. It reads at most 10,000 rows. */
export async function listEvents(
  reader: Reader,
  merchantId: string,
  filter: EventFilter,
  from: Order,
  start: number,
  count: number,
): Promise<EventPage> {
  const { type, typePrefix, subjectId, customerId, since, withoutKeys = false } = filter;
  const source = subjectId !== undefined ? 'subject' : customerId !== undefined ? 'customer' : 'all';
  const isJudged = [type, typePrefix, since, subjectId].some((given) => given !== undefined) || withoutKeys;
  const readAtMost = isJudged ? rowsRead : count + 1;
  const found = await reader.query(pages[from][source], [
    merchantId,
    start,
    subjectId ?? customerId,
    readAtMost,
    count + 1,
    type,
    typePrefix,
    since,
    customerId,
    since ? since.getTime() * 1_000 : 0,
    withoutKeys,
  ]);
  const [first] = found;
  const matching = found.filter(({ id }) => id !== null);
  const rows = matching.slice(0, count);
  if (matching.length > count) return { rows, next: rows.at(-1)?.position ?? start, hasMore: true };
  return { rows, next: first?.lastRead ?? start, hasMore: (first?.rowsRead ?? 0) >= readAtMost };
}

const find = read<FeedEvent>(
  'find_event',
  `select ${columnsOf(EventTable, 'e')} from events e where e.merchant_id = $1 and e.position = $2 and e.id = $3`,
);

/** The position in the UUID of an event: milliseconds, and three digits of microseconds. */
export const positionOf = (id: string): number =>
  instantOf(id).getTime() * 1_000 + Number.parseInt(id.slice(15, 18), 16);

/** Finds an event by its UUID. */
export const findEvent = (reader: Reader, merchantId: string, id: string): Promise<FeedEvent | undefined> =>
  queryOne(reader, find, [merchantId, positionOf(id), id]);

/** The smallest UUID of a position. `positionOf` reads it. */
export function eventIdAt(position: number): string {
  const id = firstIdAt(new Date(Math.floor(position / 1_000)));
  return `${id.slice(0, 14)}7${(position % 1_000).toString(16).padStart(3, '0')}${id.slice(18)}`;
}
