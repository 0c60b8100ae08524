import { lockPasswordHash } from '#persistence/account/password.store.js';
import { listMembershipsOfStaff } from '#persistence/account/sign-in.store.js';
import type { Tx } from '#persistence/database/transaction.js';
import { auditAccountChange } from './record-account-change.js';
import { type NewPassword, replacePassword } from './replace-password.js';

/**
 * Changes a password after the caller has verified the current one, whose hash is `verifiedHash`. Writes an audit entry at each
 * merchant of the person. Returns false where the password was changed meanwhile: who knows the old one must not replace the
 * one that its owner has just set by a reset.
 */
export async function changePassword(
  tx: Tx,
  verifiedHash: string,
  change: NewPassword,
  address: string,
): Promise<boolean> {
  const { staffId } = change;
  if ((await lockPasswordHash(tx, staffId)) !== verifiedHash) return false;
  const memberships = await listMembershipsOfStaff(tx, staffId);
  const at = await replacePassword(tx, change);
  auditAccountChange(tx, memberships, { staffId, address, change: 'password_changed', at });
  return true;
}
