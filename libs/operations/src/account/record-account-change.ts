import { audit, type AuditEntry } from '#persistence/audit/audit-entry.js';
import { listMembershipsOfStaff } from '#persistence/account/sign-in.store.js';
import type { Tx } from '#persistence/database/transaction.js';

/** Writes an audit entry `account.<change>` at each merchant of the person. */
export async function recordAccountChange(
  tx: Tx,
  staffId: string,
  address: string,
  change: 'totp_enabled' | 'totp_disabled' | 'recovery_codes_renewed' | 'session_ended' | 'renamed',
  details: AuditEntry['details'] = {},
): Promise<void> {
  const [memberships, at] = await Promise.all([listMembershipsOfStaff(tx, staffId), tx.now()]);
  for (const { merchantId } of memberships) {
    const actor = { merchantId, actorKind: 'staff', staffId, address } as const;
    audit(tx, actor, { action: `account.${change}`, subjectId: staffId, details, at });
  }
}
