import { notFound } from '#domain/errors.js';
import { requireResettable } from '#domain/team/second-factor.js';
import { requireMember } from '#domain/team/team.js';
import { deleteSessions } from '#persistence/account/password.store.js';
import { lockSecondFactor, removeSecondFactor } from '#persistence/account/second-factor.store.js';
import { audit } from '#persistence/audit/audit-entry.js';
import { enqueueJob } from '#persistence/jobs/enqueue-job.js';
import { lockMemberships } from '#persistence/team/staff.store.js';
import type { Tx } from '#persistence/database/transaction.js';
import type { Actor } from '../actor.js';
import { requireTeamRight } from './require-team-right.js';

/**
 * Removes a member's second factor, which they have lost, ends their sessions and tells them by e-mail. Returns how many sessions.
 * @throws Refusal `not_found` staff_member_not_found, merchant_not_found; `forbidden` role_missing; `conflict`
 *   second_factor_own, second_factor_shared, second_factor_off (docs/reference/portal.md#required-second-factors)
 */
export async function resetSecondFactor(tx: Tx, actor: Actor, staffId: string): Promise<number> {
  const { merchantId } = actor;
  const team = await lockMemberships(tx, merchantId);
  requireTeamRight(actor, team);
  const { role } = requireMember(team, staffId);
  const [factor, at] = await Promise.all([lockSecondFactor(tx, merchantId, staffId), tx.now()]);
  if (!factor) throw notFound('staff member');
  requireResettable(actor.staffId, staffId, factor);
  removeSecondFactor(tx, staffId);
  const ended = await deleteSessions(tx, staffId, null);
  audit(tx, actor, { action: 'member.second_factor_reset', subjectId: staffId, details: { role }, at });
  await enqueueJob(tx, merchantId, 'send_factor_reset', staffId);
  return ended;
}
