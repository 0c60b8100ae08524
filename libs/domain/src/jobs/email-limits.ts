import { Refusal } from '../errors.js';

/** How many e-mails a merchant may cause within a day: an operator's settings. (docs/decisions, 0038) */
export interface EmailLimits {
  readonly perMerchantPerDay: number;
  /** To one recipient. */
  readonly perRecipientPerDay: number;
}

export const defaultEmailLimits: EmailLimits = { perMerchantPerDay: 5_000, perRecipientPerDay: 50 };

/** How many e-mails one voucher may have. */
export const voucherEmails = { perHour: 3, perDay: 10 } as const;

/** How many invitations a merchant may have waiting, and how many e-mails of invitations it may send. */
export const invitationBounds = { pending: 100, emailsPerHour: 30 } as const;

/** No more e-mails for now: `limit` of them were sent within the window that is full. */
export class EmailsLimited extends Refusal {
  constructor(
    readonly limit: number,
    what: string,
    readonly waitSeconds: number,
  ) {
    const when = `Try again in ${waitSeconds.toLocaleString('en')} second${waitSeconds === 1 ? '' : 's'}.`;
    super('limited', 'rate_limited', `More than ${limit.toLocaleString('en')} ${what}. ${when}`, waitSeconds);
  }
}

const hourMs = 3_600_000;

/**
 * Takes when e-mails were sent, newest first, and gives the seconds until at most `limit - 1` of them are within the last
 * `windowMs`: 0 where that is so now.
 */
function secondsUntilRoom(sentAt: readonly Date[], limit: number, windowMs: number, now: Date): number {
  const oldest = sentAt[limit - 1];
  return oldest ? Math.max(0, Math.ceil((oldest.getTime() + windowMs - now.getTime()) / 1000)) : 0;
}

/**
 * Judges one more e-mail of a voucher by the instants of those before, newest first.
 * @throws EmailsLimited from the fourth within an hour on, and from the eleventh within a day on
 */
export function requireVoucherEmail(sentAt: readonly Date[], now: Date): void {
  const { perHour, perDay } = voucherEmails;
  const ofDay = secondsUntilRoom(sentAt, perDay, 24 * hourMs, now);
  const ofHour = secondsUntilRoom(sentAt, perHour, hourMs, now);
  if (ofDay >= ofHour && ofDay > 0) throw new EmailsLimited(perDay, 'e-mails of one voucher within 24 hours', ofDay);
  if (ofHour > 0) throw new EmailsLimited(perHour, 'e-mails of one voucher within an hour', ofHour);
}

/**
 * The same for e-mails of a merchant's invitations.
 * @throws EmailsLimited from the thirty-first within an hour on
 */
export function requireInvitationEmail(sentAt: readonly Date[], now: Date): void {
  const limit = invitationBounds.emailsPerHour;
  const wait = secondsUntilRoom(sentAt, limit, hourMs, now);
  if (wait > 0) throw new EmailsLimited(limit, 'e-mails of invitations within an hour', wait);
}

/** @throws Refusal `conflict` too_many_invitations where so many others wait already */
export function requireInvitationPlace(pendingOthers: number): void {
  if (pendingOthers >= invitationBounds.pending) throw tooManyInvitations();
}

export const tooManyInvitations = (): Refusal =>
  new Refusal(
    'conflict',
    'too_many_invitations',
    `At most ${invitationBounds.pending} invitations can wait to be accepted. Withdraw those of no use first.`,
  );
