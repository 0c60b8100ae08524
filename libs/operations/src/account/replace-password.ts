import { deleteSessions, lockStaff, savePassword } from '#persistence/account/password.store.js';
import { saveResetsUsed } from '#persistence/account/password-reset.store.js';
import type { Tx } from '#persistence/database/transaction.js';

export interface NewPassword {
  readonly staffId: string;
  /** Of the new password. */
  readonly passwordHash: string;
  /** The session that goes on; null: none. */
  readonly keptSessionId: string | null;
}

/**
 * Sets somebody's password. Whatever the old one had opened ends in the same commit: sessions, and links to a new password.
 */
export async function replacePassword(tx: Tx, { staffId, passwordHash, keptSessionId }: NewPassword): Promise<Date> {
  const [, now] = await Promise.all([lockStaff(tx, staffId), tx.now()]);
  savePassword(tx, staffId, passwordHash, now);
  deleteSessions(tx, staffId, keptSessionId);
  saveResetsUsed(tx, staffId, now);
  return now;
}
