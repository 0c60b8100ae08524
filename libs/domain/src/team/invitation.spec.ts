import { Refusal } from '../errors.js';
import { invitationExpiry, invitationStatus, requireOpenInvitation, requirePendingInvitation } from './invitation.js';
import { passwordResetExpiry, requireUsableReset } from './password-reset.js';
import type { Invitation } from './staff.js';

const now = new Date('2026-11-20T09:30:00.000Z');
const later = (ms: number): Date => new Date(now.getTime() + ms);
const invitation = (fields: Partial<Invitation>): Invitation => ({
  merchantId: 'm',
  id: 'i',
  email: 'ada@example.com',
  role: 'admin',
  invitedBy: null,
  expiresAt: later(1),
  acceptedAt: null,
  acceptedBy: null,
  withdrawnAt: null,
  createdAt: later(-1),
  ...fields,
});

const reasonOf = (work: () => unknown): string => {
  try {
    work();
  } catch (error) {
    if (error instanceof Refusal) return error.reason;
    throw error;
  }
  return 'none';
};

describe('an invitation', () => {
  it('works for seven days, a password reset for one hour', () => {
    expect(invitationExpiry(now)).toEqual(new Date('2026-11-27T09:30:00.000Z'));
    expect(passwordResetExpiry(now)).toEqual(new Date('2026-11-20T10:30:00.000Z'));
  });

  it.each([
    ['open', {}, 'open', 'none', 'none'],
    ['at its end', { expiresAt: now }, 'expired', 'invitation_expired', 'none'],
    ['after its end', { expiresAt: later(-1) }, 'expired', 'invitation_expired', 'none'],
    ['accepted', { acceptedAt: now, acceptedBy: 's' }, 'accepted', 'invitation_accepted', 'invitation_accepted'],
    [
      'accepted and past its end',
      { acceptedAt: later(-2), acceptedBy: 's', expiresAt: later(-1) },
      'accepted',
      'invitation_accepted',
      'invitation_accepted',
    ],
    ['withdrawn', { withdrawnAt: now }, 'withdrawn', 'invitation_withdrawn', 'invitation_withdrawn'],
  ] as const)('%s', (_, fields, status, toAccept, toManage) => {
    const one = invitation(fields);
    expect(invitationStatus(one, now)).toBe(status);
    expect(reasonOf(() => requireOpenInvitation(one, now))).toBe(toAccept);
    expect(reasonOf(() => requirePendingInvitation(one, now))).toBe(toManage);
  });

  it('that does not exist is not found', () => {
    expect(reasonOf(() => requireOpenInvitation(undefined, now))).toBe('invitation_not_found');
    expect(reasonOf(() => requirePendingInvitation(undefined, now))).toBe('invitation_not_found');
  });
});

describe('a password reset', () => {
  const reset = { id: 'r', staffId: 's', expiresAt: later(1), usedAt: null, createdAt: later(-1) };
  it.each([
    ['open', reset, 'none'],
    ['at its end', { ...reset, expiresAt: now }, 'password_reset_expired'],
    ['used', { ...reset, usedAt: later(-1) }, 'password_reset_used'],
    ['used and past its end', { ...reset, usedAt: later(-2), expiresAt: later(-1) }, 'password_reset_used'],
    ['none', undefined, 'password_reset_not_found'],
  ])('%s: %s', (_, one, reason) => {
    expect(reasonOf(() => requireUsableReset(one, now))).toBe(reason);
  });
});
