import { type EmailLimits, invitationLimits, requireInvitationCapacity } from '#domain/jobs/email-limits.js';
import { notFound } from '#domain/errors.js';
import { alreadyMember, invitationExpiry } from '#domain/team/invitation.js';
import type { Invitation, Role } from '#domain/team/staff.js';
import { emailKey } from '#domain/text.js';
import { audit } from '#persistence/audit/audit-entry.js';
import {
  countPendingInvitations,
  insertInvitation,
  withdrawOpenInvitation,
} from '#persistence/team/invitation.store.js';
import { lockMerchant } from '#persistence/merchants/merchant.store.js';
import { newId } from '#persistence/database/new-id.js';
import { findStaffByEmail, lockMemberships } from '#persistence/team/staff.store.js';
import type { Tx } from '#persistence/database/transaction.js';
import { enqueueInvitationEmail } from '../jobs/enqueue-email.js';
import type { Actor } from '../actor.js';
import { requireTeamRight } from './require-team-right.js';

export interface InvitationInput {
  readonly email: string;
  readonly role: Role;
}

/**
 * Invites a person to a merchant's team and queues the e-mail in the same commit. An open invitation to the same e-mail
 * is withdrawn, so only the newest one works.
 * @throws Refusal `not_found` merchant_not_found; `forbidden` role_missing; `conflict` already_member,
 *   too_many_invitations; `limited` rate_limited (docs/reference/portal.md#invitations; docs/decisions/0038)
 */
export async function invite(tx: Tx, actor: Actor, input: InvitationInput, limits: EmailLimits): Promise<Invitation> {
  const { merchantId } = actor;
  const email = emailKey(input.email);
  // The merchant is locked first, because a team without members has no row to lock.
  if (!(await lockMerchant(tx, merchantId))) throw notFound('merchant');
  const [team, invited] = await Promise.all([lockMemberships(tx, merchantId), findStaffByEmail(tx, email)]);
  requireTeamRight(actor, team);
  if (team.some(({ staffId }) => staffId === invited?.id)) throw alreadyMember();
  requireInvitationCapacity(await countPendingInvitations(tx, merchantId, email, invitationLimits.pending));

  const now = await tx.now();
  const place = { merchantId, id: newId(now), email, role: input.role, invitedBy: actor.staffId };
  const invitation = { ...place, expiresAt: invitationExpiry(now), createdAt: now };
  withdrawOpenInvitation(tx, merchantId, email, now);
  insertInvitation(tx, invitation);
  audit(tx, actor, { action: 'invitation.sent', subjectId: invitation.id, details: { role: input.role }, at: now });
  await enqueueInvitationEmail(tx, invitation, actor.staffId, limits);
  return { ...invitation, acceptedAt: null, acceptedBy: null, withdrawnAt: null };
}
