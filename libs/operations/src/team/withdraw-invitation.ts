import { requirePendingInvitation } from '#domain/team/invitation.js';
import { audit } from '#persistence/audit/audit-entry.js';
import { lockInvitation, saveInvitationWithdrawn } from '#persistence/team/invitation.store.js';
import { lockMemberships } from '#persistence/team/staff.store.js';
import type { Tx } from '#persistence/database/transaction.js';
import type { Actor } from '../actor.js';
import { requireTeamRight } from './require-team-right.js';

/**
 * Withdraws an invitation, so its link stops working. An expired one can be withdrawn too, which removes it from the
 * list.
 * @throws Refusal `not_found` invitation_not_found, merchant_not_found; `forbidden` role_missing; `conflict`
 *   invitation_accepted, invitation_withdrawn (docs/reference/portal.md#invitations)
 */
export async function withdrawInvitation(tx: Tx, actor: Actor, invitationId: string): Promise<void> {
  const { merchantId } = actor;
  requireTeamRight(actor, await lockMemberships(tx, merchantId));
  const found = await lockInvitation(tx, merchantId, invitationId);
  const now = await tx.now();
  const invitation = requirePendingInvitation(found, now);

  saveInvitationWithdrawn(tx, invitation, now);
  const details = { role: invitation.role };
  audit(tx, actor, { action: 'invitation.withdrawn', subjectId: invitation.id, details, at: now });
}
