import { audit, type AuditEntry } from '#persistence/audit/audit-entry.js';
import { listMembershipsOfStaff, type StaffMembership } from '#persistence/account/sign-in.store.js';
import type { Tx } from '#persistence/database/transaction.js';

/** A change that people make to their own account. */
interface AccountChange {
  readonly staffId: string;
  readonly address: string | null;
  /** The action is `account.<change>`. */
  readonly change:
    | 'totp_enabled'
    | 'totp_disabled'
    | 'recovery_codes_renewed'
    | 'session_ended'
    | 'renamed'
    | 'password_changed'
    | 'password_reset';
  readonly details?: AuditEntry['details'];
  readonly at: Date;
}

/** Writes an audit entry at each merchant of the person, for a caller that has read these and the time. */
export function auditAccountChange(
  tx: Tx,
  memberships: readonly StaffMembership[],
  { staffId, address, change, details = {}, at }: AccountChange,
): void {
  for (const { merchantId } of memberships) {
    const actor = { merchantId, actorKind: 'staff', staffId, address } as const;
    audit(tx, actor, { action: `account.${change}`, subjectId: staffId, details, at });
  }
}

/** Writes an audit entry `account.<change>` at each merchant of the person. */
export async function recordAccountChange(
  tx: Tx,
  staffId: string,
  address: string,
  change: AccountChange['change'],
  details: AuditEntry['details'] = {},
): Promise<void> {
  const [memberships, at] = await Promise.all([listMembershipsOfStaff(tx, staffId), tx.now()]);
  auditAccountChange(tx, memberships, { staffId, address, change, details, at });
}
