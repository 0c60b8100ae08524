import { notFound, Refusal } from '../errors.js';
import { dayMs } from '../time.js';
import type { Invitation } from './staff.js';

const invitationLifetimeMs = 7 * dayMs;

export const invitationExpiry = (now: Date): Date => new Date(now.getTime() + invitationLifetimeMs);

export type InvitationStatus = 'open' | 'accepted' | 'withdrawn' | 'expired';

/** Returns the status of an invitation at `now`. It is expired from `expiresAt` on. */
export function invitationStatus(
  { acceptedAt, withdrawnAt, expiresAt }: Pick<Invitation, 'acceptedAt' | 'withdrawnAt' | 'expiresAt'>,
  now: Date,
): InvitationStatus {
  if (acceptedAt !== null) return 'accepted';
  if (withdrawnAt !== null) return 'withdrawn';
  return expiresAt <= now ? 'expired' : 'open';
}

/** The refusals of an invitation that cannot be accepted, by its status. */
export const invitationRefusals: Readonly<Record<Exclude<InvitationStatus, 'open'>, () => Refusal>> = {
  accepted: () => new Refusal('conflict', 'invitation_accepted', 'This invitation was already accepted. Sign in.'),
  withdrawn: () =>
    new Refusal(
      'conflict',
      'invitation_withdrawn',
      'This invitation was withdrawn. Ask the person who invited you for a new one.',
    ),
  expired: () =>
    new Refusal(
      'conflict',
      'invitation_expired',
      'This invitation has expired. Ask the person who invited you for a new one.',
    ),
};

/**
 * Returns the invitation when it can be accepted. It is undefined when the link matches no invitation.
 * @throws Refusal `not_found` invitation_not_found; `conflict` invitation_accepted, invitation_withdrawn,
 *   invitation_expired
 */
export function requireOpenInvitation<Shown extends Invitation>(invitation: Shown | undefined, now: Date): Shown {
  if (!invitation) throw notFound('invitation');
  const status = invitationStatus(invitation, now);
  if (status !== 'open') throw invitationRefusals[status]();
  return invitation;
}

/**
 * Returns the invitation when it can be withdrawn or sent again; an expired one can be too.
 * @throws Refusal `not_found` invitation_not_found; `conflict` invitation_accepted, invitation_withdrawn
 */
export function requirePendingInvitation<Shown extends Invitation>(invitation: Shown | undefined, now: Date): Shown {
  if (!invitation) throw notFound('invitation');
  const status = invitationStatus(invitation, now);
  if (status === 'accepted' || status === 'withdrawn') throw invitationRefusals[status]();
  return invitation;
}

export const alreadyMember = (): Refusal =>
  new Refusal('conflict', 'already_member', 'This person is already a member of the team.');
