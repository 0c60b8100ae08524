import type { EmailLimits } from '#domain/jobs/email-limits.js';
import { notFound } from '#domain/errors.js';
import { invitationExpiry, requirePendingInvitation } from '#domain/team/invitation.js';
import { audit } from '#persistence/audit/audit-entry.js';
import { lockInvitation, saveInvitationExtended } from '#persistence/team/invitation.store.js';
import { lockMerchant } from '#persistence/merchants/merchant.store.js';
import { lockMemberships } from '#persistence/team/staff.store.js';
import type { Tx } from '#persistence/database/transaction.js';
import { enqueueInvitationEmail } from '../jobs/enqueue-email.js';
import { requireTeamRight, type TeamActor } from './team-actor.js';

/**
 * Sends an invitation again with a new expiry, also an expired one. The link stays the same.
 * @throws Refusal `not_found` invitation_not_found, merchant_not_found; `forbidden` role_missing; `conflict`
 *   invitation_accepted, invitation_withdrawn; `limited` rate_limited (docs/reference/portal.md#invitations;
 *   docs/decisions, 0038)
 */
export async function resendInvitation(
  tx: Tx,
  actor: TeamActor,
  invitationId: string,
  limits: EmailLimits,
): Promise<void> {
  const { merchantId } = actor;
  // Lock order: merchant, team, invitation. The merchant's lock makes the count of its e-mails exact.
  if (!(await lockMerchant(tx, merchantId))) throw notFound('merchant');
  requireTeamRight(actor, await lockMemberships(tx, merchantId));
  const found = await lockInvitation(tx, merchantId, invitationId);
  const now = await tx.now();
  const invitation = requirePendingInvitation(found, now);

  saveInvitationExtended(tx, invitation, invitationExpiry(now));
  const details = { role: invitation.role };
  audit(tx, actor, { action: 'invitation.sent_again', subjectId: invitation.id, details, at: now });
  await enqueueInvitationEmail(tx, invitation, limits);
}
