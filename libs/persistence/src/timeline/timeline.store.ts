import { instantOf } from '../database/new-id.js';
import { read, type Reader } from '../database/statement.js';
import type { TimelineThings } from './timeline-things.js';

/** One line of a timeline. */
export interface TimelineEntry {
  /** Sorts by time. Of a request and an audit entry its id. */
  readonly id: string;
  readonly at: Date;
  readonly kind: 'request' | 'order' | 'card' | 'reward' | 'voucher' | 'email' | 'pdf' | 'audit';
  /** What happened, such as `redeem`; of a request its method and route. */
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
  /** The thing that it is about; null for a request. */
  readonly subjectId: string | null;
  readonly orderId: string | null;
}

/** The key by which entries sort that have no id: their time, their number, and what they are. */
const keyOf = (at: string, number: string, seed: string): string =>
  `(lpad(to_hex((extract(epoch from ${at}) * 1000)::bigint), 12, '0') || lpad(to_hex((${number})::bigint), 8, '0')
    || substr(md5(${seed}), 1, 12))::uuid`;

const columns = `id, at, kind, action, detail, status, change, "balanceAfter", currency, "actorKind", "actorId", "requestId",
  "subjectId", "orderId"`;
const ofLedger = `case when e.api_key_id is not null then 'api_key' when e.staff_id is not null then 'staff' else 'system' end,
  coalesce(e.api_key_id, e.staff_id), e.request_id`;

/** The newest entries of one thing before the page's end, by its primary key; $3 is the time of $2. */
const entriesOf = (table: string, thing: string, things: string): string =>
  `unnest(${things}::uuid[]) as x (id) cross join lateral (
     select e.*, ${keyOf('e.created_at', 'e.number', `'${table}' || x.id`)} as key from ${table} e
     where e.merchant_id = $1 and e.${thing} = x.id and e.created_at <= $3 order by e.number desc limit $4 + 10) e
   where e.key < $2`;

const cardEntry = `e.key, e.created_at, 'card', e.cause, null::text, null::text, e.change::bigint, e.balance_after::bigint,
  null::text, ${ofLedger}, e.card_id, e.order_id`;

/** An order's own entries are near the end of a card as it was then. */
const entriesOfOrder = `orders o join cards k on k.merchant_id = $1 and k.customer_id = o.customer_id cross join lateral (
     select n.*, ${keyOf('n.created_at', 'n.number', "'card_entries' || n.card_id")} as key from (
       select c.* from card_entries c where c.merchant_id = $1 and c.card_id = k.id order by c.number desc limit 10000) n
     where n.order_id = $9) e
   where o.merchant_id = $1 and o.id = $9 and e.key < $2`;

const parts: readonly string[] = [
  `select r.id, to_timestamp(('x' || substr(replace(r.id::text, '-', ''), 1, 12))::bit(48)::bigint / 1000.0),
     'request', r.method || ' ' || coalesce(r.route, r.path), r.error, r.status::text, null::bigint, null::bigint, null::text,
     'api_key', r.api_key_id, r.id, null::uuid, null::uuid
   from (
     select distinct s.request_id from unnest($8::uuid[]) as x (id) cross join lateral (
       select s.request_id from request_subjects s
       where s.merchant_id = $1 and s.subject_id = x.id and s.request_id < $2 order by s.request_id desc limit $4) s
     where $10::uuid is null
     union select $10 where $10::uuid < $2
     order by 1 desc limit $4) named
   join requests r on r.merchant_id = $1 and r.id = named.request_id`,
  `select ${cardEntry} from ${entriesOf('card_entries', 'card_id', '$5')}`,
  `select ${cardEntry} from ${entriesOfOrder}`,
  `select e.key, e.created_at, 'reward', e.kind, null, null, null, null, null, ${ofLedger}, e.reward_id, e.order_id
   from ${entriesOf('reward_events', 'reward_id', '$6')} and ($9::uuid is null or e.order_id = $9)`,
  `select e.key, e.created_at, 'voucher', e.kind, e.reason, null, e.change_minor, e.remaining_after_minor, v.currency, ${ofLedger},
     e.voucher_id, null
   from (select e.* from ${entriesOf('voucher_entries', 'voucher_id', '$7')}) e
   join vouchers v on v.merchant_id = $1 and v.id = e.voucher_id`,
  `select o.key, o.created_at, 'order', 'create', o.source || ' ' || o.order_number, null, o.value_minor, null, o.currency,
     'api_key', null, o.request_id, o.id, o.id
   from (select o.*, ${keyOf('o.created_at', '0', "'order' || o.id")} as key from orders o
     where o.merchant_id = $1 and o.id = any ($11::uuid[])) o where o.key < $2`,
  // A dead job was given up. A job that is done may have failed before.
  `select j.key, j.at, 'email', j.step, case j.step when 'failed' then j.last_error end, j.step, null, null, null, 'system', null,
     j.request_id, j.subject_id, null
   from (select j.*, s.step, s.at, ${keyOf('s.at', 's.number', "'job' || j.id")} as key
     from unnest($7::uuid[]) as x (id) cross join lateral (
       select * from staged_jobs j where j.merchant_id = $1 and j.subject_id = x.id and j.kind = 'send_voucher_email'
         and j.created_at <= $3 order by j.created_at desc limit $4 + 10) j
     cross join lateral (values ('requested', j.created_at, 1),
       (case j.state when 'dead' then 'failed' else 'sent' end,
        case j.state when 'done' then j.done_at when 'dead' then j.next_attempt_at end, 2)) as s (step, at, number)
     where s.at is not null) j where j.key < $2`,
  `select p.key, p.rendered_at, 'pdf', 'render', null, null, null, null, null, 'system', null, null, p.voucher_id, null
   from (select p.voucher_id, p.rendered_at, ${keyOf('p.rendered_at', '0', "'pdf' || p.voucher_id")} as key
     from voucher_pdfs p where p.merchant_id = $1 and p.voucher_id = any ($7::uuid[])) p where p.key < $2`,
  `select a.id, a.created_at, 'audit', a.action, a.details->>'reason', null, null, null, null, a.actor_kind, a.actor_id,
     a.request_id, a.subject_id, null
   from unnest($12::uuid[]) as x (id) cross join lateral (
     select * from audit_entries a where a.merchant_id = $1 and a.subject_id = x.id and a.id < $2
     order by a.id desc limit $4) a`,
];

const list = read<TimelineEntry>(
  'list_timeline',
  `select e.*, coalesce(k.name, s.name) as "actorName" from (
     select distinct on (id) * from (${parts.map((part) => `(${part})`).join(' union all ')}) e (${columns})
     where $10::uuid is null or "requestId" = $10
     order by id desc limit $4) e
   left join api_keys k on e."actorKind" = 'api_key' and k.merchant_id = $1 and k.id = e."actorId"
   left join sign_in.staff s on e."actorKind" <> 'api_key' and s.id = e."actorId"
   order by e.id desc`,
);

/** Later than any row; the time of the first page's end is too late for PostgreSQL's text form. */
const farFuture = Date.parse('9999-12-31T00:00:00Z');
/** What a request writes, it writes within this time. */
const maxDurationMs = 120_000;

/** Newest first, below the key `before`, at most `count`. (docs/reference/portal.md#timeline) */
export function listTimeline(
  reader: Reader,
  merchantId: string,
  { cards, rewards, vouchers, orders, subjects, order, request }: TimelineThings,
  /** Whether the reader may see the audit log. */
  withAudit: boolean,
  before: string,
  count: number,
): Promise<TimelineEntry[]> {
  const ends = [
    farFuture,
    instantOf(before).getTime(),
    request === null ? farFuture : instantOf(request).getTime() + maxDurationMs,
  ];
  const at = new Date(Math.min(...ends));
  const of = [cards, rewards, vouchers, subjects, order, request, orders, withAudit ? subjects : []];
  return reader.query(list, [merchantId, before, at, count, ...of]);
}
