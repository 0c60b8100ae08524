import type { IdKind } from '#domain/ids.js';
import type { AuditActor } from './audit-entry.js';
import { idAt } from '../database/new-id.js';
import { read, type Reader, type ReadStatement } from '../database/statement.js';

/** An entry with the current names of its actor and subject. */
export interface ShownAuditEntry {
  readonly id: string;
  readonly at: Date;
  readonly actorKind: AuditActor['actorKind'];
  readonly actorId: string | null;
  readonly actorName: string | null;
  readonly action: string;
  readonly subjectId: string | null;
  /** Null when the subject was deleted, or when there is none. */
  readonly subjectKind: IdKind | null;
  readonly subjectName: string | null;
  readonly details: object;
  readonly address: string | null;
}

export interface AuditFilter {
  /** A whole action, or the part before its dot to match all actions on one kind of resource. */
  readonly action?: string | undefined;
  readonly staffId?: string | undefined;
}

/** The table and name column of each kind of subject. UUIDs are unique, so an id matches at most one table. */
const subjects: readonly (readonly [kind: IdKind, table: string, name: string])[] = [
  ['api_key', 'api_keys', 'name'],
  ['invitation', 'invitations', 'email'],
  ['card_definition', 'card_definitions', 'title'],
  ['reward_template', 'reward_templates', 'title'],
  ['voucher_template', 'voucher_templates', 'title'],
  ['location', 'locations', 'name'],
  ['customer', 'customers', 'name'],
  ['order', 'orders', 'order_number'],
  ['voucher', 'vouchers', 'title'],
  ['reward', 'rewards', 'title'],
  ['webhook_endpoint', 'webhook_endpoints', 'description'],
];

const subjectOf = subjects
  .map(
    ([kind, table, name]) =>
      `select '${kind}' as kind, x.${name} as name from ${table} x where x.merchant_id = e.merchant_id and x.id = e.subject_id`,
  )
  .join(' union all ');

/** Shows the sign-ins of at most this many former members, the newest first. Fewer people leave while their sign-ins are kept. */
const maxFormer = 200;

/**
 * Sign-ins belong to a person and not to a merchant: each merchant sees those of its members during their
 * membership. For each of them and each action, the index returns the newest entries below the cursor, at most one page.
 */
const signIns = (conditions: string): string => `
  select merchant_id, s.id, 'staff', actor_id, action, actor_id, s.details, s.address, s.created_at
  from (
    select member.*, wanted.action
    from (
      select merchant_id, staff_id as actor_id, created_at as joined_at, null::timestamptz as left_at
      from memberships where merchant_id = $1
      union all
      (select merchant_id, staff_id, joined_at, left_at
       from former_memberships where merchant_id = $1 order by left_at desc limit ${maxFormer})
    ) member
    cross join unnest(array['session.opened', 'session.closed', 'session.refused']) as wanted (action)
  ) of_member
  cross join lateral (
    select x.id, x.address, x.created_at,
      case when x.reason is null then '{}' else jsonb_build_object('reason', x.reason, 'tries', x.tries) end as details
    from sign_in.sign_in_entries x
    where x.staff_id = of_member.actor_id and x.action = of_member.action
      and x.id < least($2::uuid, ${idAt('of_member.left_at')})
      and x.id >= ${idAt('of_member.joined_at')}
    order by x.id desc limit $3) s
  where true ${conditions} order by s.id desc limit $3`;

/**
 * One statement per combination of filters. A single statement for all combinations would get a plan that fits none.
 */
const listWhere = (name: string, conditions = ''): ReadStatement<ShownAuditEntry> =>
  read(
    name,
    `select e.id, e.created_at as at, e.actor_kind as "actorKind", e.actor_id as "actorId", coalesce(a.name, k.name) as "actorName",
       e.action,
       e.subject_id as "subjectId", s.kind as "subjectKind", s.name as "subjectName", e.details, e.address
     from (
       select * from (
         (select merchant_id, id, actor_kind, actor_id, action, subject_id, details, address, created_at
          from audit_entries where merchant_id = $1 and id < $2 ${conditions} order by id desc limit $3)
         union all
         (${signIns(conditions)})
       ) entries order by id desc limit $3
     ) e
     left join sign_in.staff a on a.id = e.actor_id
     left join api_keys k on e.actor_kind = 'api_key' and k.merchant_id = e.merchant_id and k.id = e.actor_id
     left join lateral (
       ${subjectOf}
       union all select 'staff', x.name from sign_in.staff x where x.id = e.subject_id
       union all select 'merchant', x.name from merchants x where x.merchant_id = e.merchant_id and x.merchant_id = e.subject_id
       limit 1
     ) s on true
     order by e.id desc`,
  );

const ofAction = (at: string): string => `and action = ${at}`;
/** Matches all actions on one kind of resource: the part of the action before the dot. */
const ofSubjectKind = (at: string): string => `and split_part(action, '.', 1) = ${at}`;
const ofActor = (at: string): string => `and actor_id = ${at}`;

const list = listWhere('list_audit_entries');
const listOfAction = listWhere('list_audit_entries_of_action', ofAction('$4'));
const listOfSubjectKind = listWhere('list_audit_entries_of_subject_kind', ofSubjectKind('$4'));
const listOfActor = listWhere('list_audit_entries_of_actor', ofActor('$4'));
const listOfActionAndActor = listWhere('list_audit_entries_of_action_and_actor', `${ofAction('$4')} ${ofActor('$5')}`);
const listOfSubjectKindAndActor = listWhere(
  'list_audit_entries_of_subject_kind_and_actor',
  `${ofSubjectKind('$4')} ${ofActor('$5')}`,
);

/** Lists the audit entries of a merchant, newest first, below an id. With a filter it is a slow read. */
export function listAuditEntries(
  reader: Reader,
  merchantId: string,
  { action, staffId }: AuditFilter,
  before: string,
  count: number,
): Promise<ShownAuditEntry[]> {
  const page = [merchantId, before, count];
  if (action === undefined) {
    return staffId === undefined ? reader.query(list, page) : reader.query(listOfActor, [...page, staffId]);
  }
  const isFullAction = action.includes('.');
  if (staffId === undefined) return reader.query(isFullAction ? listOfAction : listOfSubjectKind, [...page, action]);
  return reader.query(isFullAction ? listOfActionAndActor : listOfSubjectKindAndActor, [...page, action, staffId]);
}
