import { Refusal } from '../errors.js';

/** How many e-mails a merchant may cause per day. The operator sets them. (docs/decisions, 0038) */
export interface EmailLimits {
  readonly perMerchantPerDay: number;
  /** To one recipient. */
  readonly perRecipientPerDay: number;
}

export const defaultEmailLimits: EmailLimits = { perMerchantPerDay: 5_000, perRecipientPerDay: 50 };

/** How many e-mails may be sent for one voucher. */
export const voucherEmails = { perHour: 3, perDay: 10 } as const;

/** How many invitations of a merchant may be pending, and how many invitation e-mails it may send. */
export const invitationBounds = { pending: 100, emailsPerHour: 30 } as const;

/** An e-mail limit is reached: `limit` e-mails were sent within the window. */
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
 * Takes the times of sent e-mails, newest first. Returns the seconds until at most `limit - 1` of them are within the
 * last `windowMs`; 0 when that is the case now.
 */
function secondsUntilRoom(sentAt: readonly Date[], limit: number, windowMs: number, now: Date): number {
  const oldest = sentAt[limit - 1];
  return oldest ? Math.max(0, Math.ceil((oldest.getTime() + windowMs - now.getTime()) / 1000)) : 0;
}

/**
 * Checks one more e-mail of a voucher against the times of the earlier ones, newest first.
 * @throws EmailsLimited for the fourth e-mail within an hour and the eleventh within a day
 */
export function requireVoucherEmail(sentAt: readonly Date[], now: Date): void {
  const { perHour, perDay } = voucherEmails;
  const ofDay = secondsUntilRoom(sentAt, perDay, 24 * hourMs, now);
  const ofHour = secondsUntilRoom(sentAt, perHour, hourMs, now);
  if (ofDay >= ofHour && ofDay > 0) throw new EmailsLimited(perDay, 'e-mails of one voucher within 24 hours', ofDay);
  if (ofHour > 0) throw new EmailsLimited(perHour, 'e-mails of one voucher within an hour', ofHour);
}

/**
 * The same for invitation e-mails of a merchant.
 * @throws EmailsLimited for the thirty-first e-mail within an hour
 */
export function requireInvitationEmail(sentAt: readonly Date[], now: Date): void {
  const limit = invitationBounds.emailsPerHour;
  const wait = secondsUntilRoom(sentAt, limit, hourMs, now);
  if (wait > 0) throw new EmailsLimited(limit, 'invitation e-mails within an hour', wait);
}

/** @throws Refusal `conflict` too_many_invitations when too many other invitations are pending */
export function requireInvitationPlace(pendingOthers: number): void {
  if (pendingOthers >= invitationBounds.pending) throw tooManyInvitations();
}

export const tooManyInvitations = (): Refusal =>
  new Refusal(
    'conflict',
    'too_many_invitations',
    `At most ${invitationBounds.pending} invitations can be open. Withdraw those that are no longer needed.`,
  );
