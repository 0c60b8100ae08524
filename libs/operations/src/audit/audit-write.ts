import type { AuditAction } from '#domain/audit/action.js';
import { audit, type AuditEntry } from '#persistence/audit/audit-entry.js';
import type { Tx } from '#persistence/database/transaction.js';
import type { Actor } from '../actor.js';

/** The form in which the audit log shows the values of a thing. */
export type ShownAs<Thing> = (thing: Thing) => object;

/** Shows the values as they are stored. */
export const asStored: ShownAs<object> = (thing) => thing;

/** Writes an audit entry at the time of the transaction. What the service itself makes, as data of a demo or a test, has none. */
export async function auditWrite(tx: Tx, actor: Actor, entry: Omit<AuditEntry, 'at'>): Promise<void> {
  if (actor.actorKind !== 'system') audit(tx, actor, { ...entry, at: await tx.now() });
}

/** Writes an audit entry where a member of staff writes to a ledger. What API keys write there, the ledger itself shows. */
export async function auditStaffWrite(tx: Tx, actor: Actor, entry: Omit<AuditEntry, 'at'>): Promise<void> {
  if (actor.actorKind === 'staff') await auditWrite(tx, actor, entry);
}

/** The fields that differ between two forms, with both values. */
export function changesBetween(before: object, after: object): Record<string, { from: unknown; to: unknown }> {
  const old = new Map<string, unknown>(Object.entries(before));
  const changed = Object.entries(after).filter(([name, to]) => JSON.stringify(old.get(name)) !== JSON.stringify(to));
  return Object.fromEntries(changed.map(([name, to]) => [name, { from: old.get(name), to }]));
}

interface Change<Thing> {
  readonly action: AuditAction;
  readonly subject: { readonly id: string; readonly name: string };
  readonly before: Thing;
  readonly after: Thing;
  readonly shownAs: ShownAs<Thing>;
}

/** Records which fields changed, with both values. A change of nothing writes no entry. */
export async function auditChange<Thing>(tx: Tx, actor: Actor, change: Change<Thing>): Promise<void> {
  const { action, subject, before, after, shownAs } = change;
  const changed = changesBetween(shownAs(before), shownAs(after));
  if (Object.keys(changed).length === 0) return;
  await auditWrite(tx, actor, { action, subjectId: subject.id, details: { name: subject.name, changed } });
}
