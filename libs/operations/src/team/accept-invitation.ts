import { alreadyMember, requireOpenInvitation } from '#domain/team/invitation.js';
import type { Invitation } from '#domain/team/staff.js';
import { audit } from '#persistence/audit/audit-entry.js';
import { lockInvitation, saveInvitationAccepted } from '#persistence/team/invitation.store.js';
import { insertMembership, listStaffByIds } from '#persistence/team/staff.store.js';
import type { Tx } from '#persistence/database/transaction.js';

export interface Acceptance {
  readonly merchantId: string;
  readonly invitationId: string;
  /** The signed-in staff member, whose e-mail must be the invited one. */
  readonly staffId: string;
  readonly address: string | null;
}

/**
 * Adds the invited person to the team. It succeeds once, even when two browsers try at the same time.
 * @throws Refusal `not_found` invitation_not_found; `conflict` invitation_accepted, invitation_withdrawn,
 *   invitation_expired, already_member (docs/reference/portal.md#invitations)
 */
export async function acceptInvitation(tx: Tx, acceptance: Acceptance): Promise<Invitation> {
  const { merchantId, staffId, address } = acceptance;
  const found = await lockInvitation(tx, merchantId, acceptance.invitationId);
  const now = await tx.now();
  const invitation = requireOpenInvitation(found, now);
  const [staff] = await listStaffByIds(tx, [staffId]);
  if (staff?.email !== invitation.email) throw new Error('An invitation can be accepted by its own e-mail alone.');

  const { role } = invitation;
  if (!(await insertMembership(tx, { merchantId, staffId, role, createdAt: now }))) throw alreadyMember();
  saveInvitationAccepted(tx, invitation, { acceptedAt: now, acceptedBy: staffId });
  const actor = { merchantId, actorKind: 'staff', staffId, address } as const;
  audit(tx, actor, { action: 'member.joined', subjectId: staffId, details: { role }, at: now });
  return { ...invitation, acceptedAt: now, acceptedBy: staffId };
}
