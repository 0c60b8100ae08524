import { lockPasswordHash } from '#persistence/account/password.store.js';
import { saveLastSignIn } from '#persistence/account/sign-in.store.js';
import { countFailedSignIn, insertSignInEntry } from '#persistence/account/sign-in-entry.store.js';
import type { Tx } from '#persistence/database/transaction.js';

/** Records a sign-in. Each merchant of the person sees it in its audit log. (docs/reference/portal.md#audit-log) */
export async function recordSignIn(tx: Tx, staffId: string, address: string): Promise<void> {
  const now = await tx.now();
  saveLastSignIn(tx, staffId, now);
  insertSignInEntry(tx, staffId, 'session.opened', address, now);
}

/**
 * Records the sign-in of a session that a password has just opened. Returns false and records nothing when the password
 * was changed in the meantime. A later change finds the session and ends it.
 */
export async function confirmSignIn(
  tx: Tx,
  { staffId, passwordHash }: { readonly staffId: string; readonly passwordHash: string | null },
  address: string,
): Promise<boolean> {
  if ((await lockPasswordHash(tx, staffId)) !== passwordHash) return false;
  await recordSignIn(tx, staffId, address);
  return true;
}

/**
 * Records a failed sign-in with this e-mail (in its stored form), with the reason of the refusal. Does nothing when no
 * account has the e-mail.
 */
export async function recordFailedSignIn(tx: Tx, email: string, address: string, reason: string): Promise<void> {
  countFailedSignIn(tx, email, reason, address, await tx.now());
}

/** Records that a session was closed. (docs/reference/portal.md#audit-log) */
export async function recordSignOut(tx: Tx, staffId: string, address: string): Promise<void> {
  insertSignInEntry(tx, staffId, 'session.closed', address, await tx.now());
}
