import { notFound, Refusal } from '../errors.js';
import type { Invitation } from './staff.js';

const dayMs = 86_400_000;

/** How long the link of an invitation works. */
export const invitationMs = 7 * dayMs;

export const invitationEnd = (now: Date): Date => new Date(now.getTime() + invitationMs);

/** What an invitation is to whoever looks at it. */
export type InvitationStatus = 'open' | 'accepted' | 'withdrawn' | 'expired';

/** Says how an invitation stands at `now`; an end that has come holds at once. */
export function invitationStatus(
  { acceptedAt, withdrawnAt, expiresAt }: Pick<Invitation, 'acceptedAt' | 'withdrawnAt' | 'expiresAt'>,
  now: Date,
): InvitationStatus {
  if (acceptedAt !== null) return 'accepted';
  if (withdrawnAt !== null) return 'withdrawn';
  return expiresAt <= now ? 'expired' : 'open';
}

/** The refusals of an invitation that can't be accepted, by how it stands. */
export const invitationRefusals: Readonly<Record<Exclude<InvitationStatus, 'open'>, () => Refusal>> = {
  accepted: () => new Refusal('conflict', 'invitation_accepted', 'This invitation was accepted already: sign in.'),
  withdrawn: () =>
    new Refusal(
      'conflict',
      'invitation_withdrawn',
      'This invitation was withdrawn: ask who invited you for a new one.',
    ),
  expired: () =>
    new Refusal('conflict', 'invitation_expired', 'This invitation has expired: ask who invited you for a new one.'),
};

/**
 * Takes an invitation as it stands, or undefined where its link names none, and gives it back where it can be accepted.
 * @throws Refusal `not_found` invitation_not_found; `conflict` invitation_accepted, invitation_withdrawn, invitation_expired
 */
export function requireOpenInvitation<Shown extends Invitation>(invitation: Shown | undefined, now: Date): Shown {
  if (!invitation) throw notFound('invitation');
  const status = invitationStatus(invitation, now);
  if (status !== 'open') throw invitationRefusals[status]();
  return invitation;
}

/**
 * The same for whoever manages it: an expired one can still be withdrawn or sent again.
 * @throws Refusal `not_found` invitation_not_found; `conflict` invitation_accepted, invitation_withdrawn
 */
export function requirePendingInvitation<Shown extends Invitation>(invitation: Shown | undefined, now: Date): Shown {
  if (!invitation) throw notFound('invitation');
  const status = invitationStatus(invitation, now);
  if (status === 'accepted' || status === 'withdrawn') throw invitationRefusals[status]();
  return invitation;
}

/** Somebody of the team needs no invitation. */
export const alreadyMember = (): Refusal =>
  new Refusal('conflict', 'already_member', 'This person is a member of the team already.');
