import { isOfRequest } from '../audit/entries-of-request.js';
import { newestOf } from '../database/newest-of.js';
import { timeOfId } from '../database/new-id.js';
import { given, part } from './timeline-columns.js';

const { before, count, subjects, request, audited, auditedRequest, key: apiKey } = given;

const requestsOfThing = newestOf(['s.subject_id', 'x.id'], ['s.request_id', before]);
const entriesOfThing = newestOf(['a.subject_id', 'x.id'], ['a.id', before]);
const requestsOfKey = newestOf(['r.api_key_id', `${apiKey}::uuid`], ['r.id', before]);

/** What the logs say: requests and audit entries. */
export const logParts: readonly string[] = [
  part(
    {
      id: 'r.id',
      at: timeOfId('r.id'),
      kind: "'request'",
      action: "r.method || ' ' || coalesce(r.route, r.path)",
      detail: 'r.error',
      status: 'r.status::text',
      actorKind: "'api_key'",
      actorId: 'r.api_key_id',
      requestId: 'r.id',
    },
    `(
     select distinct s.request_id from unnest(${subjects}::uuid[]) as x (id) cross join lateral (
       select s.request_id from request_subjects s
       where s.merchant_id = $1 and ${requestsOfThing.where} and s.request_id < ${before} ${requestsOfThing.order} limit ${count}) s
     where ${request}::uuid is null
     union select ${request} where ${request}::uuid < ${before}
     union (select r.id from requests r
       where r.merchant_id = $1 and ${requestsOfKey.where} and r.id < ${before} ${requestsOfKey.order} limit ${count})
     order by 1 desc limit ${count}) named
   cross join lateral (select * from requests r where r.merchant_id = $1 and r.id = named.request_id limit 1) r`,
  ),
  part(
    {
      id: 'a.id',
      at: 'a.created_at',
      kind: "'audit'",
      action: 'a.action',
      detail: "a.details->>'reason'",
      actorKind: 'a.actor_kind',
      actorId: 'a.actor_id',
      requestId: 'a.request_id',
    },
    `(select a.* from unnest(${audited}::uuid[]) as x (id) cross join lateral (
       select * from audit_entries a where a.merchant_id = $1 and ${entriesOfThing.where} and a.id < ${before}
       ${entriesOfThing.order} limit ${count}) a
     union all (select * from audit_entries a where a.merchant_id = $1 and ${isOfRequest('a', `${auditedRequest}::uuid`)} and a.id < ${before}
       order by a.id desc limit ${count})) a`,
  ),
];
