import { notFound, Refusal } from '#domain/errors.js';
import { searchTooBroad, tooManySlowReads } from '#persistence/slow-reads.js';
import type { Who } from './portal-access.js';

export const sessionRequired = (): Refusal =>
  new Refusal('unauthenticated', 'session_required', 'Sign in first: there is no session, or it has ended.');

/** The same whatever was wrong: it doesn't tell whether the e-mail has an account. */
export const credentialsInvalid = (): Refusal =>
  new Refusal('unauthenticated', 'credentials_invalid', 'The e-mail or the password is wrong.');

/** Only after the right password. */
export const totpRequired = (): Refusal =>
  new Refusal('unauthenticated', 'totp_required', 'Enter the code of your authenticator app, or a recovery code.');

export const totpInvalid = (): Refusal =>
  new Refusal('unauthenticated', 'totp_invalid', 'The code is wrong, or has been used.');

export const originForeign = (): Refusal =>
  new Refusal('forbidden', 'origin_foreign', 'A change must come from the portal itself, not from another site.');

/** An unknown merchant and one that the caller doesn't belong to: nobody learns which. (portal.md, Portal API) */
export const merchantUnknown = (): Refusal => notFound('merchant');

export function roleMissing(needed: Exclude<Who, 'anyone' | 'signed_in'>): Refusal {
  const article = /^[ao]/.test(needed) ? 'an' : 'a';
  return new Refusal('forbidden', 'role_missing', `This needs the role of ${article} ${needed}.`);
}

export const tooManySignIns = (seconds: number): Refusal =>
  new Refusal('limited', 'rate_limited', `Too many tries. Try again in ${seconds} seconds.`, seconds);

/** Of searches, numbered pages and reports. */
export const slowReadRefusals: readonly Refusal[] = [searchTooBroad(), tooManySlowReads()];
