import { deleteSessions } from '#persistence/account/password.store.js';
import type { Tx } from '#persistence/database/transaction.js';
import { recordAccountChange } from './record-account-change.js';

/**
 * Records that a second factor was turned on, and ends all other sessions of the person: whoever opened one knew the password alone, and
 * the account has a second factor for them too from now on. A sign-in that is under way is refused by confirmSignIn(). (docs/reference/portal.md#second-factor)
 */
export async function recordSecondFactor(
  tx: Tx,
  { staffId, keptSessionId }: { readonly staffId: string; readonly keptSessionId: string },
  address: string,
): Promise<void> {
  await deleteSessions(tx, staffId, keptSessionId);
  await recordAccountChange(tx, staffId, address, 'totp_enabled');
}
