import type { Tx } from '#persistence/database/transaction.js';
import { type AuditedBy, auditWrite } from './audit-write.js';

/** Records that a list was exported, before its first row is sent. `filters`: the names of those that were set. (docs/reference/portal.md#audit-log) */
export const recordExport = (tx: Tx, by: AuditedBy, thing: string, filters: readonly string[]): Promise<void> =>
  auditWrite(tx, by, { action: `${thing}.exported`, subjectId: null, details: { filters } });
