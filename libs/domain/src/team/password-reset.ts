import { notFound, Refusal } from '../errors.js';

/** An e-mail that lets somebody set a new password. */
export interface PasswordReset {
  readonly id: string;
  readonly staffId: string;
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
  readonly createdAt: Date;
}

const hourMs = 3_600_000;

/** How long its link works. */
export const passwordResetMs = hourMs;

export const passwordResetEnd = (now: Date): Date => new Date(now.getTime() + passwordResetMs);

/** What a link that names nothing is answered: one that was changed, or is none of ours. */
export const passwordResetUnknown = (): Refusal => notFound('password reset');

/**
 * Takes a reset as it stands, or undefined where its link names none, and gives it back where it can be used.
 * @throws Refusal `not_found` password_reset_not_found; `conflict` password_reset_used, password_reset_expired
 */
export function requireUsableReset<Reset extends PasswordReset>(reset: Reset | undefined, now: Date): Reset {
  if (!reset) throw passwordResetUnknown();
  if (reset.usedAt !== null) throw passwordResetUsed();
  if (reset.expiresAt <= now) throw passwordResetExpired();
  return reset;
}

export const passwordResetUsed = (): Refusal =>
  new Refusal('conflict', 'password_reset_used', 'This link was used already: ask for a new one.');
export const passwordResetExpired = (): Refusal =>
  new Refusal('conflict', 'password_reset_expired', 'This link has expired: ask for a new one.');
