import { notFound, Refusal } from '../errors.js';
import { hourMs } from '../time.js';

/** A request to set a new password, confirmed by a link in an e-mail. */
export interface PasswordReset {
  readonly id: string;
  readonly staffId: string;
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
  readonly createdAt: Date;
}

const passwordResetLifetimeMs = hourMs;

export const passwordResetExpiry = (now: Date): Date => new Date(now.getTime() + passwordResetLifetimeMs);

/** The refusal of a link that matches no reset. */
export const passwordResetUnknown = (): Refusal => notFound('password reset');

/**
 * Returns the reset when it can be used. It is undefined when the link matches no reset.
 * @throws Refusal `not_found` password_reset_not_found; `conflict` password_reset_used, password_reset_expired
 */
export function requireUsableReset<Reset extends PasswordReset>(reset: Reset | undefined, now: Date): Reset {
  if (!reset) throw passwordResetUnknown();
  if (reset.usedAt !== null) throw passwordResetUsed();
  if (reset.expiresAt <= now) throw passwordResetExpired();
  return reset;
}

export const passwordResetUsed = (): Refusal =>
  new Refusal('conflict', 'password_reset_used', 'This link was already used. Request a new one.');
export const passwordResetExpired = (): Refusal =>
  new Refusal('conflict', 'password_reset_expired', 'This link has expired. Request a new one.');
