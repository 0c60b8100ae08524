import { newestOf } from '../database/newest-of.js';
import { balanceOfEntry, changeOfEntry } from '../vouchers/voucher-balance.js';

/** The instant of a UUIDv7. */
const timeOfId = (id: string): string =>
  `to_timestamp(('x' || substr(replace(${id}::text, '-', ''), 1, 12))::bit(48)::bigint / 1000.0)`;

/** The key by which entries sort that have no id: their time, their number, and what they are. */
const keyOf = (at: string, number: string, seed: string): string =>
  `(lpad(to_hex((extract(epoch from ${at}) * 1000)::bigint), 12, '0') || lpad(to_hex((${number})::bigint), 8, '0')
    || substr(md5(${seed}), 1, 12))::uuid`;

/** The columns that each part selects, in this order. */
export const partColumns = `id, at, kind, action, detail, status, change, "balanceAfter", currency, "actorKind", "actorId", "requestId",
  "subjectKind", "subjectId", "otherKind", "otherId"`;
const authorOf = (row: string): string =>
  `case when ${row}.api_key_id is not null then 'api_key' when ${row}.staff_id is not null then 'staff' else 'system' end,
  coalesce(${row}.api_key_id, ${row}.staff_id)`;
const ofLedger = `${authorOf('e')}, e.request_id`;

/** Entries of one request or order are searched among this many of the newest entries of a thing. */
const maxLookedThrough = 10_000;

/**
 * The newest entries of one thing before the page's end, by its primary key; $3 is the time of $2. A give that fills a card a
 * thousand times has as many entries at one instant. Those of one request or order may stand below others of the same time.
 */
function entriesOf(table: string, thing: string, things: string): string {
  const key = keyOf('e.created_at', 'e.number', `'${table}' || x.id`);
  return `unnest(${things}::uuid[]) as x (id) cross join lateral (
     select e.*, ${key} as key from ${table} e
     where e.merchant_id = $1 and e.${thing} = x.id and e.created_at <= $3 and ${key} < $2 order by e.number desc
     limit case when $9::uuid is null and $10::uuid is null then $4 else ${maxLookedThrough} end) e
   where ($10::uuid is null or e.request_id = $10)`;
}

const cardEntry = `e.key, e.created_at, 'card', e.cause, e.reason, null::text, (e.change - e.consumed)::bigint, e.balance_after::bigint,
  null::text, ${ofLedger}, 'card', e.card_id, 'order', e.order_id`;

/** An order's own entries are near the end of a card as it was then. */
const entriesOfOrder = `orders o join cards k on k.merchant_id = $1 and k.customer_id = o.customer_id cross join lateral (
     select n.*, ${keyOf('n.created_at', 'n.number', "'card_entries' || n.card_id")} as key from (
       select c.* from card_entries c where c.merchant_id = $1 and c.card_id = k.id order by c.number desc limit ${maxLookedThrough}) n
     where n.order_id = $9) e
   where o.merchant_id = $1 and o.id = $9 and e.key < $2`;

/** The newest events before the page's end, by an index, and one more: that of the end may stand behind it. */
const events = (
  [
    ['e.customer_id', '$13::uuid'],
    ['e.subject_id', '$14::uuid'],
    ['e.request_id', '$10::uuid'],
  ] as const
)
  .map((of) => newestOf(of, ['e.position', '$16'], '<='))
  .map(
    ({ where, order }) =>
      `(select e.id, e.type, e.subject_type, e.subject_id, e.subject_version, e.request_id, e.actor_type, e.actor_id
        from events e where e.merchant_id = $1 and ${where} and e.position <= $16 ${order} limit $4 + 1)`,
  )
  .join(' union all ');
const requestsOfThing = newestOf(['s.subject_id', 'x.id'], ['s.request_id', '$2']);
const requestsOfKey = newestOf(['r.api_key_id', '$15::uuid'], ['r.id', '$2']);

/** The sort key of an event: its id with zeros at the end. The ids of its deliveries begin in the same way and sort after it. */
const eventKey = "(left(e.id::text, 18) || '-0000-000000000000')::uuid";
const publishedAt = timeOfId('e.id');

/**
 * The logs of a timeline: each gives its newest entries below $2. What is joined to a page is lateral with a limit, or a plan for a
 * large page would read the whole table.
 */
export const timelineParts: readonly string[] = [
  `select r.id, ${timeOfId('r.id')},
     'request', r.method || ' ' || coalesce(r.route, r.path), r.error, r.status::text, null::bigint, null::bigint, null::text,
     'api_key', r.api_key_id, r.id, null::text, null::uuid, null::text, null::uuid
   from (
     select distinct s.request_id from unnest($8::uuid[]) as x (id) cross join lateral (
       select s.request_id from request_subjects s
       where s.merchant_id = $1 and ${requestsOfThing.where} and s.request_id < $2 ${requestsOfThing.order} limit $4) s
     where $10::uuid is null
     union select $10 where $10::uuid < $2
     union (select r.id from requests r
       where r.merchant_id = $1 and ${requestsOfKey.where} and r.id < $2 ${requestsOfKey.order} limit $4)
     order by 1 desc limit $4) named
   cross join lateral (select * from requests r where r.merchant_id = $1 and r.id = named.request_id limit 1) r`,
  `select ${cardEntry} from ${entriesOf('card_entries', 'card_id', '$5')}`,
  `select ${cardEntry} from ${entriesOfOrder}`,
  `select e.key, e.created_at, 'reward', e.kind, e.reason, null, null, null, null, ${ofLedger}, 'reward', e.reward_id, 'order', e.order_id
   from ${entriesOf('reward_events', 'reward_id', '$6')} and ($9::uuid is null or e.order_id = $9)`,
  `select e.key, e.created_at, 'voucher', case when e.hold_id is null then e.kind else 'capture' end, e.reason, null,
     ${changeOfEntry}, ${balanceOfEntry}, v.currency, ${ofLedger}, 'voucher', e.voucher_id, null, null
   from (select e.* from ${entriesOf('voucher_entries', 'voucher_id', '$7')}) e
   join vouchers v on v.merchant_id = $1 and v.id = e.voucher_id`,
  `select o.key, o.created_at, 'order', 'create', o.source || ' ' || o.order_number, null, o.value_minor, null, o.currency,
     'api_key', null, o.request_id, 'order', o.id, null, null
   from (select o.*, ${keyOf('o.created_at', '0', "'order' || o.id")} as key from orders o
     where o.merchant_id = $1 and o.id = any ($11::uuid[])) o where o.key < $2`,
  `select r.id, r.created_at, 'order', 'return', r.reason, null, -r.value_minor, null, o.currency, ${authorOf('r')}, r.request_id,
     'order', r.order_id, null, null
   from unnest($11::uuid[]) as x (id) cross join lateral (
     select * from order_returns r where r.merchant_id = $1 and r.order_id = x.id and r.id < $2
     order by r.id desc limit $4) r
   join orders o on o.merchant_id = $1 and o.id = r.order_id`,
  // The job is gone after a week, the e-mail after three months.
  `select m.key, m.at, 'email', m.step, case m.step when 'failed' then coalesce(m.response, m.reason) when 'not_sent' then m.reason end,
     m.step, null, null, null, ${authorOf('m')}, j.request_id, 'voucher', m.subject_id, null, null
   from (select e.*, s.step, s.at, ${keyOf('s.at', 's.number', "'job' || e.id")} as key
     from unnest($7::uuid[]) as x (id) cross join lateral (
       select * from emails e where e.merchant_id = $1 and e.subject_id = x.id and e.kind = 'voucher' and e.created_at <= $3
       order by e.subject_id desc, e.id desc limit $4 + 10) e
     cross join lateral (values ('requested', e.created_at, 1),
       (case e.status when 'accepted' then 'sent' else e.status end, case when e.status <> 'queued' then e.updated_at end, 2))
       as s (step, at, number)
     where s.at is not null) m
   left join lateral (select j.request_id from staged_jobs j where j.merchant_id = $1 and j.id = m.id limit 1) j on true
   where m.key < $2`,
  `select p.key, p.rendered_at, 'pdf', 'render', null, null, null, null, null, 'system', null, null, 'voucher', p.voucher_id, null, null
   from (select p.voucher_id, p.rendered_at, ${keyOf('p.rendered_at', '0', "'pdf' || p.voucher_id")} as key
     from voucher_pdfs p where p.merchant_id = $1 and p.voucher_id = any ($7::uuid[])) p where p.key < $2`,
  `select a.id, a.created_at, 'audit', a.action, a.details->>'reason', null, null, null, null, a.actor_kind, a.actor_id,
     a.request_id, null, null, null, null
   from unnest($12::uuid[]) as x (id) cross join lateral (
     select * from audit_entries a where a.merchant_id = $1 and a.subject_id = x.id and a.id < $2
     order by a.id desc limit $4) a`,
  `select ${eventKey}, ${publishedAt}, 'event', e.type,
     'version ' || e.subject_version || ' · ' || case d.count when 0 then 'sent to no endpoint'
       else 'received by ' || d.received || ' of ' || d.count || case d.count when 1 then ' endpoint' else ' endpoints' end end,
     null, null, null, null, e.actor_type, e.actor_id, e.request_id, 'event', e.id, e.subject_type, e.subject_id
   from (${events}) e cross join lateral (
     select count(*) as count, count(*) filter (where d.status = 'succeeded') as received
     from webhook_deliveries d where d.merchant_id = $1 and d.event_id = e.id) d
   where ${eventKey} < $2`,
  // Only the host of the URL, because the rest can hold a secret.
  `select d.id, ${publishedAt}, 'delivery', e.type,
     concat_ws(' · ', substring(w.url from '://([^/?#]+)'),
       coalesce(d.attempts->-1->>'statusCode', d.attempts->-1->>'error'),
       case when jsonb_array_length(d.attempts) > 1 then jsonb_array_length(d.attempts) || ' attempts' end),
     d.status, null, null, null, 'system', null, e.request_id, 'event', e.id, 'webhook_endpoint', d.endpoint_id
   from (${events}) e cross join lateral (
     select * from webhook_deliveries d where d.merchant_id = $1 and d.event_id = e.id limit 100) d
   join webhook_endpoints w on w.merchant_id = $1 and w.id = d.endpoint_id
   where d.id < $2`,
];
