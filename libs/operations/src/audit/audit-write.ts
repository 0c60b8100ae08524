import type { AuditAction } from '#domain/audit/action.js';
import { audit, type AuditActor, type AuditEntry } from '#persistence/audit/audit-entry.js';
import type { Tx } from '#persistence/database/transaction.js';

/**
 * Who writes, in the merchant's audit log. `unaudited` writes no entry: for what API keys write to the ledgers, which say who did it,
 * and for test and demo data.
 */
export type AuditedBy = (AuditActor & { readonly merchantId: string }) | 'unaudited';

/** How the audit log records a change: its author, and the form in which the values are shown. */
export interface AuditedChange<Thing> {
  readonly by: AuditedBy;
  readonly shownAs: (thing: Thing) => object;
}

export const unauditedChange: AuditedChange<object> = { by: 'unaudited', shownAs: (thing) => thing };

/** Writes an audit entry at the time of the transaction; nothing for `unaudited`. */
export async function auditWrite(tx: Tx, by: AuditedBy, entry: Omit<AuditEntry, 'at'>): Promise<void> {
  if (by !== 'unaudited') audit(tx, by, { ...entry, at: await tx.now() });
}

/** The fields that differ between two forms, with both values. */
export function changesBetween(before: object, after: object): Record<string, { from: unknown; to: unknown }> {
  const old = new Map<string, unknown>(Object.entries(before));
  const changed = Object.entries(after).filter(([name, to]) => JSON.stringify(old.get(name)) !== JSON.stringify(to));
  return Object.fromEntries(changed.map(([name, to]) => [name, { from: old.get(name), to }]));
}

/** Records which fields changed, with both values. A change of nothing writes no entry. */
export async function auditChange<Thing>(
  tx: Tx,
  audited: AuditedChange<Thing>,
  {
    action,
    subject,
    before,
    after,
  }: {
    readonly action: AuditAction;
    readonly subject: { readonly id: string; readonly name: string };
    readonly before: Thing;
    readonly after: Thing;
  },
): Promise<void> {
  const changed = changesBetween(audited.shownAs(before), audited.shownAs(after));
  if (Object.keys(changed).length === 0) return;
  await auditWrite(tx, audited.by, { action, subjectId: subject.id, details: { name: subject.name, changed } });
}
