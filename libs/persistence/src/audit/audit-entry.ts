import type { AuditAction, AuditActorKind } from '#domain/audit/action.js';
import { insertInto } from '../database/entities/entity-sql.js';
import { newId } from '../database/new-id.js';
import { write } from '../database/statement.js';
import type { Tx } from '../database/transaction.js';
import { AuditEntryTable } from './audit.table.js';

/** The actor of an audit entry. */
export interface AuditActor {
  readonly actorKind: AuditActorKind;
  /** Null when the actor is not a person. */
  readonly staffId: string | null;
  /** Absent or null when the actor is not an API key. */
  readonly apiKeyId?: string | null;
  /** The client's IP address, if known. */
  readonly address: string | null;
}

export interface AuditEntry {
  readonly action: AuditAction;
  readonly subjectId: string | null;
  /** Must not contain a secret, a code or an e-mail; a `reason` is what a person typed. */
  readonly details: Readonly<Record<string, unknown>>;
  readonly at: Date;
}

const newEntry = insertInto(AuditEntryTable);
const insertEntry = write<never>('insert_audit_entry', newEntry.text);

/** Writes an audit entry in the transaction of the change. */
export function audit(tx: Tx, actor: AuditActor & { readonly merchantId: string }, entry: AuditEntry): void {
  const { merchantId, actorKind, staffId, apiKeyId, address } = actor;
  const { action, subjectId, details, at } = entry;
  const actorId = apiKeyId ?? staffId;
  const row = { merchantId, id: newId(at), actorKind, actorId, action, subjectId, details, address, createdAt: at };
  tx.write(insertEntry, newEntry.values(row));
}
