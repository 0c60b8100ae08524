import type { Role } from '#domain/team/staff.js';
import { changedRole, requireMember } from '#domain/team/team.js';
import { audit } from '#persistence/audit/audit-entry.js';
import { lockMemberships, saveRole } from '#persistence/team/staff.store.js';
import type { Tx } from '#persistence/database/transaction.js';
import type { Actor } from '../actor.js';
import { requireTeamRight } from './require-team-right.js';

/**
 * Changes a member's role from their next request on. The same role is no change and writes no audit entry.
 * @throws Refusal `not_found` staff_member_not_found, merchant_not_found; `forbidden` role_missing; `conflict`
 *   last_owner (docs/reference/portal.md#routes)
 */
export async function changeRole(
  tx: Tx,
  actor: Actor,
  change: { readonly staffId: string; readonly role: Role },
): Promise<void> {
  const { merchantId } = actor;
  const team = await lockMemberships(tx, merchantId);
  requireTeamRight(actor, team);
  const member = requireMember(team, change.staffId);
  const role = changedRole(team, member, change.role);
  if (role === undefined) return;

  saveRole(tx, merchantId, member.staffId, role);
  const details = { from: member.role, to: role };
  audit(tx, actor, { action: 'member.role_changed', subjectId: member.staffId, details, at: await tx.now() });
}
