import { audit } from '#persistence/audit/audit-entry.js';
import { listMembershipsOfStaff } from '#persistence/account/sign-in.store.js';
import type { Tx } from '#persistence/database/transaction.js';
import { type NewPassword, replacePassword } from './replace-password.js';

/**
 * Changes a password after the caller has verified the current one. Writes an audit entry at each merchant of the
 * person.
 */
export async function changePassword(tx: Tx, change: NewPassword, address: string): Promise<void> {
  const { staffId } = change;
  const memberships = await listMembershipsOfStaff(tx, staffId);
  const at = await replacePassword(tx, change);
  for (const { merchantId } of memberships) {
    const actor = { merchantId, actorKind: 'staff', staffId, address } as const;
    audit(tx, actor, { action: 'account.password_changed', subjectId: staffId, details: {}, at });
  }
}
