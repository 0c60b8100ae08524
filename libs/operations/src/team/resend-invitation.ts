import type { EmailLimits } from '#domain/jobs/email-limits.js';
import { notFound } from '#domain/errors.js';
import { alreadyMember, invitationExpiry, requirePendingInvitation } from '#domain/team/invitation.js';
import type { Invitation } from '#domain/team/staff.js';
import { emailKey } from '#domain/text.js';
import { audit } from '#persistence/audit/audit-entry.js';
import {
  insertInvitation,
  lockInvitation,
  saveInvitationExtended,
  saveInvitationWithdrawn,
  withdrawOpenInvitation,
} from '#persistence/team/invitation.store.js';
import { newId } from '#persistence/database/new-id.js';
import { lockMerchant } from '#persistence/merchants/merchant.store.js';
import { findStaffByEmail, lockMemberships } from '#persistence/team/staff.store.js';
import type { Tx } from '#persistence/database/transaction.js';
import { enqueueInvitationEmail } from '../jobs/enqueue-email.js';
import type { Actor } from '../actor.js';
import { requireTeamRight } from './require-team-right.js';

/**
 * Sends an invitation again with a new expiry, also an expired one. The link stays the same, but for another address: the link
 * that the first one has stops working, and a new invitation takes its place. Returns the id of what was sent.
 * @throws Refusal `not_found` invitation_not_found, merchant_not_found; `forbidden` role_missing; `conflict`
 *   invitation_accepted, invitation_withdrawn, already_member; `limited` rate_limited (docs/reference/portal.md#invitations;
 *   docs/decisions/0038)
 */
export async function resendInvitation(
  tx: Tx,
  actor: Actor,
  invitationId: string,
  limits: EmailLimits,
  to?: string,
): Promise<string> {
  const { merchantId } = actor;
  // Lock order: merchant, team, invitation. The merchant's lock makes the count of its e-mails exact.
  if (!(await lockMerchant(tx, merchantId))) throw notFound('merchant');
  const team = await lockMemberships(tx, merchantId);
  requireTeamRight(actor, team);
  const email = to && emailKey(to);
  const [found, invited] = await Promise.all([
    lockInvitation(tx, merchantId, invitationId),
    email === undefined ? undefined : findStaffByEmail(tx, email),
  ]);
  const now = await tx.now();
  const invitation = requirePendingInvitation(found, now);
  if (team.some(({ staffId }) => staffId === invited?.id)) throw alreadyMember();

  const sent = email && email !== invitation.email ? replacedBy(tx, actor, invitation, email, now) : invitation;
  if (sent === invitation) saveInvitationExtended(tx, invitation, invitationExpiry(now));
  const details = { role: invitation.role, ...(sent === invitation ? {} : { changed: ['email'] }) };
  audit(tx, actor, { action: 'invitation.sent_again', subjectId: sent.id, details, at: now });
  await enqueueInvitationEmail(tx, sent, actor.staffId, limits);
  return sent.id;
}

function replacedBy(
  tx: Tx,
  { merchantId, staffId: invitedBy }: Actor,
  invitation: Invitation,
  email: string,
  now: Date,
): Pick<Invitation, 'merchantId' | 'id' | 'email'> {
  saveInvitationWithdrawn(tx, invitation, now);
  withdrawOpenInvitation(tx, merchantId, email, now);
  const place = { merchantId, id: newId(now), email, role: invitation.role, invitedBy };
  insertInvitation(tx, { ...place, expiresAt: invitationExpiry(now), createdAt: now });
  return place;
}
