import { Refusal } from '../errors.js';
import { dayMs, hourMs } from '../time.js';

/** How many e-mails a merchant may cause per day. The operator sets them. (docs/decisions/0038) */
export interface EmailLimits {
  readonly perMerchantPerDay: number;
  /** The maximum number of e-mails to one recipient per day. */
  readonly perRecipientPerDay: number;
}

export const defaultEmailLimits: EmailLimits = { perMerchantPerDay: 5_000, perRecipientPerDay: 50 };

/** How many e-mails may be sent for one voucher. */
export const voucherEmailLimits = { perHour: 3, perDay: 10 } as const;

/** How many invitations of a merchant may be pending, and how many invitation e-mails it may send. */
export const invitationLimits = { pending: 100, emailsPerHour: 30 } as const;

/** An e-mail limit is reached: `limit` e-mails were sent within the window. */
export class EmailLimitReached extends Refusal {
  constructor(
    readonly limit: number,
    description: string,
    readonly waitSeconds: number,
  ) {
    const advice = `Try again in ${waitSeconds.toLocaleString('en')} second${waitSeconds === 1 ? '' : 's'}.`;
    super('limited', 'rate_limited', `More than ${limit.toLocaleString('en')} ${description}. ${advice}`, waitSeconds);
  }
}

/**
 * Takes the times of sent e-mails, newest first. Returns the seconds until at most `limit - 1` of them are within the
 * last `windowMs`; 0 when that is the case now.
 */
function secondsUntilAllowed(sentAt: readonly Date[], limit: number, windowMs: number, now: Date): number {
  const oldest = sentAt[limit - 1];
  return oldest ? Math.max(0, Math.ceil((oldest.getTime() + windowMs - now.getTime()) / 1000)) : 0;
}

/**
 * Checks one more e-mail of a voucher against the times of the earlier ones, newest first.
 * @throws EmailLimitReached for the fourth e-mail within an hour and the eleventh within a day
 */
export function requireVoucherEmail(sentAt: readonly Date[], now: Date): void {
  const { perHour, perDay } = voucherEmailLimits;
  const dayWait = secondsUntilAllowed(sentAt, perDay, dayMs, now);
  const hourWait = secondsUntilAllowed(sentAt, perHour, hourMs, now);
  if (dayWait >= hourWait && dayWait > 0)
    throw new EmailLimitReached(perDay, 'e-mails of one voucher within 24 hours', dayWait);
  if (hourWait > 0) throw voucherEmailsLimited(hourWait);
}

export const voucherEmailsLimited = (waitSeconds: number): EmailLimitReached =>
  new EmailLimitReached(voucherEmailLimits.perHour, 'e-mails of one voucher within an hour', waitSeconds);

/**
 * Checks one more invitation e-mail of a merchant against the times of the earlier ones, newest first.
 * @throws EmailLimitReached for the thirty-first e-mail within an hour
 */
export function requireInvitationEmail(sentAt: readonly Date[], now: Date): void {
  const wait = secondsUntilAllowed(sentAt, invitationLimits.emailsPerHour, hourMs, now);
  if (wait > 0) throw invitationEmailsLimited(wait);
}

export const invitationEmailsLimited = (waitSeconds: number): EmailLimitReached =>
  new EmailLimitReached(invitationLimits.emailsPerHour, 'invitation e-mails within an hour', waitSeconds);

/** @throws Refusal `conflict` too_many_invitations when too many other invitations are pending */
export function requireInvitationCapacity(pendingOthers: number): void {
  if (pendingOthers >= invitationLimits.pending) throw tooManyInvitations();
}

export const merchantEmailsLimited = (limit: number, waitSeconds: number): EmailLimitReached =>
  new EmailLimitReached(limit, 'e-mails of one merchant within a day', waitSeconds);

export const recipientEmailsLimited = (limit: number, waitSeconds: number): EmailLimitReached =>
  new EmailLimitReached(limit, 'e-mails to one recipient within a day', waitSeconds);

export const tooManyInvitations = (): Refusal =>
  new Refusal(
    'conflict',
    'too_many_invitations',
    `At most ${invitationLimits.pending} invitations can be open. Withdraw those that are no longer needed.`,
  );
