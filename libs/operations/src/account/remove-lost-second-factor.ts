import { notFound } from '#domain/errors.js';
import { nilUuid } from '#domain/ids.js';
import { factorResetRefusals } from '#domain/team/second-factor.js';
import { deleteSessions } from '#persistence/account/password.store.js';
import { lockSecondFactor, removeSecondFactor } from '#persistence/account/second-factor.store.js';
import { listMembershipsOfStaff } from '#persistence/account/sign-in.store.js';
import { audit } from '#persistence/audit/audit-entry.js';
import type { Tx } from '#persistence/database/transaction.js';

/**
 * Removes a second factor that a person has lost, for an operator who knows that it is them, and ends their sessions. Each of
 * their merchants has it in its audit log. Returns how many sessions.
 * @throws Refusal `not_found` staff_member_not_found; `conflict` second_factor_off (docs/operating.md#the-portal)
 */
export async function removeLostSecondFactor(tx: Tx, staffId: string): Promise<number> {
  const factor = await lockSecondFactor(tx, nilUuid, staffId);
  if (!factor) throw notFound('staff member');
  if (!factor.isOn) throw factorResetRefusals.off();
  const [memberships, at] = await Promise.all([listMembershipsOfStaff(tx, staffId), tx.now()]);
  removeSecondFactor(tx, staffId);
  const ended = await deleteSessions(tx, staffId, null);
  for (const { merchantId, role } of memberships) {
    const operator = { actorKind: 'operator', staffId: null, address: null, merchantId } as const;
    audit(tx, operator, { action: 'member.second_factor_reset', subjectId: staffId, details: { role }, at });
  }
  return ended;
}
