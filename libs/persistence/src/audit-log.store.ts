import type { IdKind } from '#domain/ids.js';
import type { AuditActor } from './audit.js';
import { type Reader, statement } from './statement.js';

/** An entry with the names of whom it speaks of, as they are called now. */
export interface ShownAuditEntry {
  readonly id: string;
  readonly at: Date;
  readonly actorKind: AuditActor['actorKind'];
  readonly actorId: string | null;
  readonly actorName: string | null;
  readonly action: string;
  readonly subjectId: string | null;
  /** Null where the subject is gone, or where there is none. */
  readonly subjectKind: IdKind | null;
  readonly subjectName: string | null;
  readonly details: object;
  readonly address: string | null;
}

export interface AuditFilter {
  /** A whole action, or what stands before its dot: all that was done with keys, for instance. */
  readonly action?: string | undefined;
  readonly staffId?: string | undefined;
}

/** Where the name of a subject stands. A uuid is drawn once, so that it names one of them at most. */
const subjects: readonly (readonly [kind: IdKind, table: string, name: string])[] = [
  ['api_key', 'api_keys', 'name'],
  ['invitation', 'invitations', 'email'],
  ['card_definition', 'card_definitions', 'title'],
  ['reward_template', 'reward_templates', 'title'],
  ['voucher_template', 'voucher_templates', 'title'],
  ['location', 'locations', 'name'],
  ['customer', 'customers', 'name'],
  ['voucher', 'vouchers', 'title'],
];

const subjectOf = subjects
  .map(
    ([kind, table, name]) =>
      `select '${kind}' as kind, x.${name} as name from ${table} x where x.merchant_id = e.merchant_id and x.id = e.subject_id`,
  )
  .join(' union all ');

const list = statement<ShownAuditEntry>(
  'list_audit_entries',
  `select e.id, e.created_at as at, e.actor_kind as "actorKind", e.actor_id as "actorId", a.name as "actorName", e.action,
     e.subject_id as "subjectId", s.kind as "subjectKind", s.name as "subjectName", e.details, e.address
   from (
     select * from audit_entries where merchant_id = $1 and id < $2
       and ($4::text is null or action = $4 or split_part(action, '.', 1) = $4)
       and ($5::uuid is null or actor_id = $5)
     order by id desc limit $3
   ) e
   left join sign_in.staff a on a.id = e.actor_id
   left join lateral (
     ${subjectOf}
     union all select 'staff', x.name from sign_in.staff x where x.id = e.subject_id
     union all select 'merchant', x.name from merchants x where x.merchant_id = e.merchant_id and x.merchant_id = e.subject_id
     limit 1
   ) s on true
   order by e.id desc`,
);

/** What happened at a merchant, newest first, below an id. (portal.md, audit-log) */
export const listAuditEntries = (
  reader: Reader,
  merchantId: string,
  { action, staffId }: AuditFilter,
  before: string,
  count: number,
): Promise<ShownAuditEntry[]> => reader.query(list, [merchantId, before, count, action ?? null, staffId ?? null]);
