import { notFound } from '#domain/errors.js';
import { deleteSession } from '#persistence/account/session.store.js';
import type { Tx } from '#persistence/database/transaction.js';
import { recordAccountChange } from './record-account-change.js';

/**
 * Ends one session of a person, whose next request is a 401. (docs/reference/portal.md#sessions)
 * @throws Refusal `not_found` for a session that is another person's, or has ended
 */
export async function endSession(tx: Tx, staffId: string, sessionId: string, address: string): Promise<void> {
  if (!(await deleteSession(tx, staffId, sessionId))) throw notFound('session');
  await recordAccountChange(tx, staffId, address, 'session_ended');
}
