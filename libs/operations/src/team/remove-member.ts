import { requireMember, requireOtherOwner } from '#domain/team/team.js';
import { audit } from '#persistence/audit/audit-entry.js';
import { endMembership, lockMemberships } from '#persistence/team/staff.store.js';
import type { Tx } from '#persistence/database/transaction.js';
import type { Actor } from '../actor.js';
import { requireTeamRight } from './require-team-right.js';

/**
 * Removes a member from the team, from their next request on. An owner may also leave. The last owner cannot, even when
 * two owners remove each other at the same time.
 * @throws Refusal `not_found` staff_member_not_found, merchant_not_found; `forbidden` role_missing; `conflict`
 *   last_owner (docs/reference/portal.md#routes)
 */
export async function removeMember(tx: Tx, actor: Actor, staffId: string): Promise<void> {
  const { merchantId } = actor;
  const team = await lockMemberships(tx, merchantId);
  requireTeamRight(actor, team);
  const member = requireMember(team, staffId);
  requireOtherOwner(team, member);

  const now = await tx.now();
  endMembership(tx, merchantId, staffId, now);
  audit(tx, actor, { action: 'member.removed', subjectId: staffId, details: { role: member.role }, at: now });
}
