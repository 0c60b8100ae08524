import { newestOf } from '../database/newest-of.js';
import { timeOfId } from '../database/new-id.js';
import { given, keyOf, part, writerOf } from './timeline-columns.js';

const { before, beforeAt, count, vouchers, request, customer, object, lastPosition, withKeys } = given;

/** The newest events before the page's end, by an index, and one more: that of the end may stand behind it. */
const events = (
  [
    ['e.customer_id', `${customer}::uuid`],
    ['e.subject_id', `${object}::uuid`],
    ['e.request_id', `${request}::uuid`],
  ] as const
)
  .map((of) => newestOf(of, ['e.position', lastPosition], '<='))
  .map(
    ({ where, order: newestFirst }) =>
      `(select e.id, e.type, e.subject_type, e.subject_id, e.subject_version, e.request_id, e.actor_type, e.actor_id
        from events e where e.merchant_id = $1 and ${where} and e.position <= ${lastPosition}
          and (${withKeys}::boolean or e.subject_type <> 'api_key') ${newestFirst} limit ${count} + 1)`,
  )
  .join(' union all ');

/** The sort key of an event: its id with zeros at the end. The ids of its deliveries begin in the same way and sort after it. */
const eventKey = "(left(e.id::text, 18) || '-0000-000000000000')::uuid";
const publishedAt = timeOfId('e.id');

/** What was sent: e-mails and PDFs of vouchers, events and their deliveries. */
export const messageParts: readonly string[] = [
  // The job is gone after a week, the e-mail after three months.
  part(
    {
      id: 'm.key',
      at: 'm.at',
      kind: "'email'",
      action: 'm.step',
      detail: "case m.step when 'failed' then coalesce(m.response, m.reason) when 'not_sent' then m.reason end",
      status: 'm.step',
      ...writerOf('m'),
      requestId: 'j.request_id',
      subjectKind: "'voucher'",
      subjectId: 'm.subject_id',
    },
    `(select e.*, s.step, s.at, ${keyOf('s.at', 's.number', "'job' || e.id")} as key
     from unnest(${vouchers}::uuid[]) as x (id) cross join lateral (
       select * from emails e where e.merchant_id = $1 and e.subject_id = x.id and e.kind = 'voucher' and e.created_at <= ${beforeAt}
       order by e.subject_id desc, e.id desc limit ${count} + 10) e
     cross join lateral (values ('requested', e.created_at, 1),
       (case e.status when 'accepted' then 'sent' else e.status end, case when e.status <> 'queued' then e.updated_at end, 2))
       as s (step, at, number)
     where s.at is not null) m
   left join lateral (select j.request_id from staged_jobs j where j.merchant_id = $1 and j.id = m.id limit 1) j on true
   where m.key < ${before}`,
  ),
  part(
    {
      id: 'p.key',
      at: 'p.rendered_at',
      kind: "'pdf'",
      action: "'render'",
      subjectKind: "'voucher'",
      subjectId: 'p.voucher_id',
    },
    `(select p.voucher_id, p.rendered_at, ${keyOf('p.rendered_at', '0', "'pdf' || p.voucher_id")} as key
     from voucher_pdfs p where p.merchant_id = $1 and p.voucher_id = any (${vouchers}::uuid[])) p where p.key < ${before}`,
  ),
  part(
    {
      id: eventKey,
      at: publishedAt,
      kind: "'event'",
      action: 'e.type',
      detail: `'version ' || e.subject_version || ' · ' || case d.count when 0 then 'sent to no endpoint'
       else 'received by ' || d.received || ' of ' || d.count || case d.count when 1 then ' endpoint' else ' endpoints' end end`,
      actorKind: 'e.actor_type',
      actorId: 'e.actor_id',
      requestId: 'e.request_id',
      subjectKind: "'event'",
      subjectId: 'e.id',
      otherKind: 'e.subject_type',
      otherId: 'e.subject_id',
    },
    `(${events}) e cross join lateral (
     select count(*) as count, count(*) filter (where d.status = 'succeeded') as received
     from webhook_deliveries d where d.merchant_id = $1 and d.event_id = e.id) d
   where ${eventKey} < ${before}`,
  ),
  // Only the host of the URL, because the rest can hold a secret.
  part(
    {
      id: 'd.id',
      at: publishedAt,
      kind: "'delivery'",
      action: 'e.type',
      detail: `concat_ws(' · ', substring(w.url from '://([^/?#]+)'),
       coalesce(d.attempts->-1->>'statusCode', d.attempts->-1->>'error'),
       case when jsonb_array_length(d.attempts) > 1 then jsonb_array_length(d.attempts) || ' attempts' end)`,
      status: 'd.status',
      requestId: 'e.request_id',
      subjectKind: "'event'",
      subjectId: 'e.id',
      otherKind: "'webhook_endpoint'",
      otherId: 'd.endpoint_id',
    },
    `(${events}) e cross join lateral (
     select * from webhook_deliveries d where d.merchant_id = $1 and d.event_id = e.id limit 100) d
   join webhook_endpoints w on w.merchant_id = $1 and w.id = d.endpoint_id
   where d.id < ${before}`,
  ),
];
