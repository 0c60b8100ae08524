import { lockPasswordHash } from '#persistence/account/password.store.js';
import { hasSecondFactor, saveLastSignIn } from '#persistence/account/sign-in.store.js';
import { countFailedSignIn, insertSignInEntry } from '#persistence/account/sign-in-entry.store.js';
import type { Tx } from '#persistence/database/transaction.js';

/** Records a sign-in. Each merchant of the person sees it in its audit log. (docs/reference/portal.md#audit-log) */
export async function recordSignIn(tx: Tx, staffId: string, address: string): Promise<void> {
  const now = await tx.now();
  saveLastSignIn(tx, staffId, now);
  insertSignInEntry(tx, staffId, 'session.opened', address, now);
}

/** A session that was just opened: by which password, and whether with a second factor. */
export interface SignInProof {
  readonly staffId: string;
  readonly passwordHash: string | null;
  readonly withSecondFactor: boolean;
}

/**
 * Records the sign-in of a session that was just opened. Returns false and records nothing when the password was changed, or a second
 * factor turned on that it did not need, in the meantime. A later change finds the session and ends it.
 */
export async function confirmSignIn(
  tx: Tx,
  { staffId, passwordHash, withSecondFactor }: SignInProof,
  address: string,
): Promise<boolean> {
  // Sent together and executed in order: the factor is read behind the lock.
  const [hash, needsSecondFactor] = await Promise.all([lockPasswordHash(tx, staffId), hasSecondFactor(tx, staffId)]);
  if (hash !== passwordHash || (needsSecondFactor && !withSecondFactor)) return false;
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
