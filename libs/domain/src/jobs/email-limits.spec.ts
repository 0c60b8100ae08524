import { EmailLimitReached, requireInvitationCapacity, requireVoucherEmail } from './email-limits.js';

const now = new Date('2026-11-20T12:00:00.000Z');
/** Instants this many minutes ago, newest first. */
const sent = (...minutes: readonly number[]): Date[] => minutes.map((each) => new Date(now.getTime() - each * 60_000));

describe("a voucher's e-mails", () => {
  it.each([
    ['none before', []],
    ['two within the hour', [1, 2]],
    ['three, the oldest an hour ago', [1, 2, 60]],
    ['nine within the day', [61, 62, 63, 64, 65, 66, 67, 68, 69]],
    ['ten, the oldest a day ago', [61, 62, 63, 64, 65, 66, 67, 68, 69, 1440]],
  ])('one more is accepted: %s', (_, minutes) => {
    expect(() => requireVoucherEmail(sent(...minutes), now)).not.toThrow();
  });

  it.each([
    ['the fourth within an hour', [0, 1, 59], 3, 60],
    ['several at one instant', [0, 0, 0], 3, 3600],
    ['sent by a clock that is ahead', [-1, -1, -1], 3, 3660],
    ['the eleventh within a day', [61, 62, 63, 64, 65, 66, 67, 68, 69, 1439], 10, 60],
    ['both, told of the longer wait', [1, 2, 3, 64, 65, 66, 67, 68, 69, 70], 10, 1370 * 60],
  ])('one more is refused: %s', (_, minutes, limit, waitSeconds) => {
    const refused = (() => {
      try {
        return requireVoucherEmail(sent(...minutes), now);
      } catch (error) {
        return error;
      }
    })();
    expect(refused).toBeInstanceOf(EmailLimitReached);
    expect(refused).toMatchObject({ limit, waitSeconds, retryAfterSeconds: waitSeconds, reason: 'rate_limited' });
  });
});

it('an invitation is accepted with 99 pending others and refused with 100', () => {
  expect(() => requireInvitationCapacity(99)).not.toThrow();
  expect(() => requireInvitationCapacity(100)).toThrow(expect.objectContaining({ reason: 'too_many_invitations' }));
});
