import { requireUsableReset } from '#domain/staff/password-reset.js';
import { audit } from '#persistence/audit.js';
import { lockPasswordReset, saveResetsUsed } from '#persistence/password-reset.store.js';
import { listMembershipsOfStaff } from '#persistence/sign-in.store.js';
import type { Tx } from '#persistence/tx.js';

export interface ResetUse {
  readonly resetId: string;
  readonly address: string | null;
}

/**
 * Uses a reset up, with every other one of the same person, and says whose password is to be set. It happens once, also
 * where a link is followed twice at the same moment: the password is set after it has committed.
 * @throws Refusal `not_found` password_reset_not_found; `conflict` password_reset_used, password_reset_expired
 *   (portal.md, Sign-in)
 */
export async function usePasswordReset(tx: Tx, { resetId, address }: ResetUse): Promise<{ readonly staffId: string }> {
  const found = await lockPasswordReset(tx, resetId);
  const now = await tx.now();
  const { staffId } = requireUsableReset(found, now);

  saveResetsUsed(tx, staffId, now);
  for (const { merchantId } of await listMembershipsOfStaff(tx, staffId)) {
    const actor = { merchantId, actorKind: 'staff', staffId, address } as const;
    audit(tx, actor, { action: 'account.password_reset', subjectId: staffId, details: {}, at: now });
  }
  return { staffId };
}
