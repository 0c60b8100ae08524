import { audit } from '#persistence/audit.js';
import { lockPasswordHash } from '#persistence/password.store.js';
import { listMembershipsOfStaff, noteSignIn as note } from '#persistence/sign-in.store.js';
import type { Tx } from '#persistence/tx.js';

/** Writes to the log of every merchant that somebody works for. */
async function tellMerchants(tx: Tx, staffId: string, address: string, action: string, details: object): Promise<void> {
  const at = await tx.now();
  for (const { merchantId } of await listMembershipsOfStaff(tx, staffId)) {
    const actor = { merchantId, actorKind: 'staff', staffId, address } as const;
    audit(tx, actor, { action, subjectId: staffId, details: { ...details }, at });
  }
}

/** Somebody signed in: noted with them, and in the audit log of each of their merchants. (portal.md, audit-log) */
export async function noteSignIn(tx: Tx, staffId: string, address: string): Promise<void> {
  note(tx, staffId, await tx.now());
  await tellMerchants(tx, staffId, address, 'session.opened', {});
}

/**
 * The same for a session that a password has just opened. Gives false, and notes nothing, where the password has been
 * changed meanwhile; a change that comes later finds the session and ends it.
 */
export async function confirmSignIn(
  tx: Tx,
  { staffId, passwordHash }: { readonly staffId: string; readonly passwordHash: string | null },
  address: string,
): Promise<boolean> {
  if ((await lockPasswordHash(tx, staffId)) !== passwordHash) return false;
  await noteSignIn(tx, staffId, address);
  return true;
}

/** A try to sign in as somebody failed: the reason is the refusal's. */
export const noteFailedSignIn = (tx: Tx, staffId: string, address: string, reason: string): Promise<void> =>
  tellMerchants(tx, staffId, address, 'session.refused', { reason });

export const noteSignOut = (tx: Tx, staffId: string, address: string): Promise<void> =>
  tellMerchants(tx, staffId, address, 'session.closed', {});

/** Something of somebody's own account that their merchants should know of: `account.<what>`. */
export const noteAccountChange = (
  tx: Tx,
  staffId: string,
  address: string,
  what: 'totp_enabled' | 'totp_disabled' | 'recovery_codes_renewed' | 'session_ended',
): Promise<void> => tellMerchants(tx, staffId, address, `account.${what}`, {});
