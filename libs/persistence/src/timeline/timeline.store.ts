import type { IdKind } from '#domain/ids.js';
import { instantOf } from '../database/new-id.js';
import { read, type Reader } from '../database/statement.js';
import { given, parameterNames } from './timeline-columns.js';
import { timelineParts } from './timeline-parts.js';
import type { TimelineThings } from './timeline-things.js';

/** One line of a timeline. */
export interface TimelineEntry {
  /** Sorts by time. For a request, an audit entry and a delivery it is their id. */
  readonly id: string;
  /** An event and its deliveries stand where the event was published, after its cause. */
  readonly at: Date;
  readonly kind: 'request' | 'order' | 'card' | 'reward' | 'voucher' | 'email' | 'pdf' | 'audit' | 'event' | 'delivery';
  /** What happened, such as `redeem`; of a request its method and route, of an event and its deliveries the type. */
  readonly action: string;
  readonly detail: string | null;
  readonly status: string | null;
  readonly change: number | null;
  readonly balanceAfter: number | null;
  /** ISO 4217 code of both, null for stamps and points. */
  readonly currency: string | null;
  readonly actorKind: 'api_key' | 'staff' | 'support' | 'operator' | 'system';
  readonly actorId: string | null;
  readonly actorName: string | null;
  readonly requestId: string | null;
  /** Whether the request log has it. */
  readonly isLogged: boolean;
  /** The thing that it is about; null for a request. */
  readonly subjectKind: IdKind | null;
  readonly subjectId: string | null;
  /** What else it concerns. */
  readonly otherKind: IdKind | null;
  readonly otherId: string | null;
  /** The customer of the card, when the subject or the other thing is a card. */
  readonly customerId: string | null;
  readonly cardTitle: string | null;
  readonly cardUnit: 'stamps' | 'points' | null;
}

const list = read<TimelineEntry>(
  'list_timeline',
  `select e.*, coalesce(k.name, s.name) as "actorName", r.found is not null as "isLogged", c.customer_id as "customerId",
     c.title as "cardTitle", c.unit as "cardUnit" from (
     select distinct on (id) * from (${timelineParts.map((part) => `(${part})`).join(' union all ')}) e
     where ${given.request}::uuid is null or "requestId" = ${given.request}
     order by id desc limit ${given.count}) e
   left join api_keys k on e."actorKind" = 'api_key' and k.merchant_id = $1 and k.id = e."actorId"
   left join sign_in.staff s on e."actorKind" <> 'api_key' and s.id = e."actorId"
   left join lateral (
     select true as found from requests r where r.merchant_id = $1 and r.id = e."requestId" limit 1) r on true
   left join lateral (
     select c.customer_id, d.title, case d.type when 'stamp' then 'stamps' else 'points' end as unit
     from cards c join card_definitions d on d.merchant_id = $1 and d.id = c.card_definition_id
     where c.merchant_id = $1
       and c.id = case 'card' when e."subjectKind" then e."subjectId" when e."otherKind" then e."otherId" end limit 1) c on true
   order by e.id desc`,
);

/** Later than any row; the time of the first page's end is too late for PostgreSQL's text form. */
const farFuture = Date.parse('9999-12-31T00:00:00Z');
/** A request writes nothing later than this time after its start. */
const maxDurationMs = 120_000;

/** The newest position at which an event can stand below a key: ids of events have 7, then three digits of microseconds. */
function lastPositionBefore(key: string): number {
  const microseconds = Number.parseInt(key.slice(14, 18), 16) - 0x7000;
  return instantOf(key).getTime() * 1_000 + Math.max(-1, Math.min(microseconds, 999));
}

/** Entries that an order writes in its own transaction, so their author also sent the order. */
const ofOrder: ReadonlySet<string> = new Set(['card order', 'reward issued', 'reward redeemed', 'event order.created']);

/** Adds the API key to orders, which do not store it, from the entries that each order wrote. */
function withKeysOfOrders(entries: readonly TimelineEntry[]): TimelineEntry[] {
  const senders = new Map<string | null, TimelineEntry>();
  for (const entry of entries) {
    const { kind, action, actorKind, otherKind, otherId } = entry;
    if (otherKind === 'order' && actorKind === 'api_key' && ofOrder.has(`${kind} ${action}`))
      senders.set(otherId, entry);
  }
  return entries.map((entry) => {
    const sender = entry.kind === 'order' && entry.action === 'create' ? senders.get(entry.subjectId) : undefined;
    return sender ? { ...entry, actorId: sender.actorId, actorName: sender.actorName } : entry;
  });
}

/** What a reader may see beside the ledgers. */
export interface TimelineReader {
  readonly withAudit: boolean;
  readonly withKeys: boolean;
}

/** Newest first, below the key `before`, at most `count`. (docs/reference/portal.md#timeline) */
export async function listTimeline(
  reader: Reader,
  merchantId: string,
  things: TimelineThings,
  { withAudit, withKeys }: TimelineReader,
  before: string,
  count: number,
): Promise<TimelineEntry[]> {
  const ends = [
    farFuture,
    instantOf(before).getTime(),
    things.request === null ? farFuture : instantOf(things.request).getTime() + maxDurationMs,
  ];
  const beforeAt = new Date(Math.min(...ends));
  const audited = withAudit && things.request === null ? things.subjects : [];
  const auditedRequest = withAudit ? things.request : null;
  const lastPosition = lastPositionBefore(before);
  const values = { ...things, merchantId, before, beforeAt, count, audited, auditedRequest, lastPosition, withKeys };
  return withKeysOfOrders(
    await reader.query(
      list,
      parameterNames.map((name) => values[name]),
    ),
  );
}
