import type { AuditAction } from '#domain/audit/action.js';
import type { Tx } from '#persistence/database/transaction.js';
import type { Actor } from '../actor.js';
import { auditWrite } from './audit-write.js';

type ExportedBy<Action> = Action extends `${infer Thing}.exported` ? Thing : never;
/** What can be exported. */
export type ExportedThing = ExportedBy<AuditAction>;

/** Records that a list was exported, before its first row is sent. `filters`: the names of those that were set. (docs/reference/portal.md#audit-log) */
export const recordExport = (tx: Tx, actor: Actor, thing: ExportedThing, filters: readonly string[]): Promise<void> =>
  auditWrite(tx, actor, { action: `${thing}.exported`, subjectId: null, details: { filters } });
