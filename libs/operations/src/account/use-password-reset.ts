import { passwordResetUnknown, requireUsableReset } from '#domain/team/password-reset.js';
import { lockStaff } from '#persistence/account/password.store.js';
import { findPasswordReset, lockPasswordReset } from '#persistence/account/password-reset.store.js';
import { listMembershipsOfStaff } from '#persistence/account/sign-in.store.js';
import type { Tx } from '#persistence/database/transaction.js';
import { auditAccountChange } from './record-account-change.js';
import { replacePassword } from './replace-password.js';

export interface PasswordResetUse {
  readonly resetId: string;
  /** Hash of the new password. */
  readonly passwordHash: string;
  readonly address: string | null;
}

/**
 * Sets the password of the account that a reset belongs to, and marks all resets of the account as used, in one commit.
 * It succeeds once, even when the link is used twice at the same time.
 * @throws Refusal `not_found` password_reset_not_found; `conflict` password_reset_used, password_reset_expired
 *   (docs/reference/portal.md#password-resets)
 */
export async function usePasswordReset(tx: Tx, { resetId, passwordHash, address }: PasswordResetUse): Promise<void> {
  const reset = await findPasswordReset(tx, resetId);
  if (!reset) throw passwordResetUnknown();
  const { staffId } = reset;
  const memberships = await listMembershipsOfStaff(tx, staffId);
  // Lock order: the account first, as in every password change.
  const [, found, now] = await Promise.all([lockStaff(tx, staffId), lockPasswordReset(tx, resetId), tx.now()]);
  requireUsableReset(found, now);

  const at = await replacePassword(tx, { staffId, passwordHash, keptSessionId: null });
  auditAccountChange(tx, memberships, { staffId, address, change: 'password_reset', at });
}
