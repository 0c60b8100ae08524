import { requireMember } from '#domain/team/team.js';
import { deleteSessions } from '#persistence/account/password.store.js';
import { audit } from '#persistence/audit/audit-entry.js';
import { lockMemberships } from '#persistence/team/staff.store.js';
import type { Tx } from '#persistence/database/transaction.js';
import type { Actor } from '../actor.js';
import { requireTeamRight } from './require-team-right.js';

/**
 * Ends the sessions of a member, for an owner. Returns how many.
 * @throws Refusal `not_found` staff_member_not_found, merchant_not_found; `forbidden` role_missing
 *   (docs/reference/portal.md#sessions)
 */
export async function endMemberSessions(tx: Tx, actor: Actor, staffId: string): Promise<number> {
  const team = await lockMemberships(tx, actor.merchantId);
  requireTeamRight(actor, team);
  const member = requireMember(team, staffId);
  const details = { role: member.role };
  const ended = await deleteSessions(tx, staffId, null);
  audit(tx, actor, { action: 'member.sessions_ended', subjectId: staffId, details, at: await tx.now() });
  return ended;
}
