import type { Actor } from '#operations/actor.js';
import { audit, type AuditEntry } from '#persistence/audit/audit-entry.js';
import type { Database } from '#persistence/database/database.js';
import type { Tx } from '#persistence/database/transaction.js';
import { actorOf, auditActorOf, type Member } from '../edge/portal-access.js';
import { writeInTurn } from '../edge/write-in-turn.js';

/** What a write came to, and what the audit log says of it; null: it changed nothing. */
export interface AuditedResult<Result> {
  readonly result: Result;
  readonly entry: Omit<AuditEntry, 'at'> | null;
}

/**
 * The way of every write of the programme, of customers and of vouchers: one transaction, with its line in the merchant's
 * audit log. `row` is what it locks, as the request names it. (docs/reference/portal.md#audit-log)
 */
export function audited<Result>(
  db: Database,
  member: Member,
  row: string | undefined,
  work: (tx: Tx, actor: Actor) => Promise<AuditedResult<Result>>,
): Promise<Result> {
  return writeInTurn(db, { of: member.merchantId, row }, async (tx) => {
    const { result, entry } = await work(tx, actorOf(member));
    if (entry) audit(tx, auditActorOf(member), { ...entry, at: await tx.now() });
    return result;
  });
}

/** What differs between two representations of a thing: each field with what it was and what it is. */
export function changesBetween(before: object, after: object): Record<string, { from: unknown; to: unknown }> {
  const old = new Map<string, unknown>(Object.entries(before));
  const changed = Object.entries(after).filter(([name, to]) => JSON.stringify(old.get(name)) !== JSON.stringify(to));
  return Object.fromEntries(changed.map(([name, to]) => [name, { from: old.get(name), to }]));
}

/** The line of a thing of the programme that was changed, by its representations; null where nothing differs. */
export function changeEntry(
  action: string,
  { id: subjectId, name }: { readonly id: string; readonly name: string },
  before: object,
  after: object,
): Omit<AuditEntry, 'at'> | null {
  const changed = changesBetween(before, after);
  return Object.keys(changed).length === 0 ? null : { action, subjectId, details: { name, changed } };
}
