import { newId } from '../database/new-id.js';
import { statement } from '../database/statement.js';
import type { Tx } from '../database/transaction.js';

/** The actor of an audit entry. */
export interface AuditActor {
  readonly actorKind: 'staff' | 'support' | 'operator' | 'system';
  /** Null when the actor is not a staff member. */
  readonly staffId: string | null;
  /** The client's IP address, if known. */
  readonly address: string | null;
}

export interface AuditEntry {
  /** `resource.verb`: key.created, merchant.created, … */
  readonly action: string;
  readonly subjectId: string | null;
  /** Must not contain a secret, a code or an e-mail. */
  readonly details: Readonly<Record<string, unknown>>;
  readonly at: Date;
}

const insertEntry = statement<never>(
  'insert_audit_entry',
  `insert into audit_entries (merchant_id, id, actor_kind, actor_id, action, subject_id, details, address, created_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
);

/** Writes an audit entry in the transaction of the change. */
export function audit(tx: Tx, actor: AuditActor & { readonly merchantId: string }, entry: AuditEntry): void {
  tx.write(insertEntry, [
    ...[actor.merchantId, newId(entry.at), actor.actorKind, actor.staffId, entry.action, entry.subjectId],
    ...[JSON.stringify(entry.details), actor.address, entry.at],
  ]);
}
