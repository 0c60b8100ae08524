import { deleteSessions, lockStaff, savePassword } from '#persistence/account/password.store.js';
import { savePasswordResetsUsed } from '#persistence/account/password-reset.store.js';
import type { Tx } from '#persistence/database/transaction.js';

export interface NewPassword {
  readonly staffId: string;
  /** Hash of the new password. */
  readonly passwordHash: string;
  /** The session to keep; null when all sessions end. */
  readonly keptSessionId: string | null;
}

/** Sets a password. Sessions opened with the old one and open password resets end in the same commit. */
export async function replacePassword(tx: Tx, { staffId, passwordHash, keptSessionId }: NewPassword): Promise<Date> {
  const [, now] = await Promise.all([lockStaff(tx, staffId), tx.now()]);
  savePassword(tx, staffId, passwordHash, now);
  await deleteSessions(tx, staffId, keptSessionId);
  savePasswordResetsUsed(tx, staffId, now);
  return now;
}
