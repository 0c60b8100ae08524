import type { Actor } from '#operations/actor.js';
import { audit, type AuditEntry } from '#persistence/audit/audit-entry.js';
import type { Database } from '#persistence/database/database.js';
import type { Tx } from '#persistence/database/transaction.js';
import { actorOf, auditActorOf, type Member } from '../edge/portal-access.js';
import { runWrite } from '../edge/run-write.js';

/** The result of a write and its audit entry; null where nothing changed. */
export interface AuditedWrite<Result> {
  readonly result: Result;
  readonly entry: Omit<AuditEntry, 'at'> | null;
}

/**
 * Every write of the programme, of customers and of vouchers: one transaction, with its entry in the merchant's audit log.
 * `row` is the row that it locks, as named in the request. (docs/reference/portal.md#audit-log)
 */
export function writeWithAudit<Result>(
  db: Database,
  member: Member,
  row: string | undefined,
  work: (tx: Tx, actor: Actor) => Promise<AuditedWrite<Result>>,
): Promise<Result> {
  return runWrite(db, { owner: member.merchantId, row }, async (tx) => {
    const { result, entry } = await work(tx, actorOf(member));
    if (entry) audit(tx, auditActorOf(member), { ...entry, at: await tx.now() });
    return result;
  });
}

/** The fields that differ between two representations, with both values. */
export function changesBetween(before: object, after: object): Record<string, { from: unknown; to: unknown }> {
  const old = new Map<string, unknown>(Object.entries(before));
  const changed = Object.entries(after).filter(([name, to]) => JSON.stringify(old.get(name)) !== JSON.stringify(to));
  return Object.fromEntries(changed.map(([name, to]) => [name, { from: old.get(name), to }]));
}

/** The audit entry of a change, from two representations; null where nothing differs. */
export function changeEntry(
  action: string,
  { id: subjectId, name }: { readonly id: string; readonly name: string },
  before: object,
  after: object,
): Omit<AuditEntry, 'at'> | null {
  const changed = changesBetween(before, after);
  return Object.keys(changed).length === 0 ? null : { action, subjectId, details: { name, changed } };
}
