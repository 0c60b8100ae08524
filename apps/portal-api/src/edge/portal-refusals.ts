import { notFound, Refusal } from '#domain/errors.js';
import { searchTooBroad, tooManySlowReads } from '#persistence/database/slow-reads.js';
import type { RequiredRole } from './portal-access.js';

export const sessionRequired = (): Refusal =>
  new Refusal('unauthenticated', 'session_required', 'Sign in first. There is no session, or it has ended.');

/** The same whatever was wrong: it doesn't tell whether the e-mail has an account. */
export const credentialsInvalid = (): Refusal =>
  new Refusal('unauthenticated', 'credentials_invalid', 'The e-mail or the password is wrong.');

/** Only after the right password. */
export const totpRequired = (): Refusal =>
  new Refusal('unauthenticated', 'totp_required', 'Enter the code of your authenticator app, or a recovery code.');

export const totpInvalid = (): Refusal =>
  new Refusal('unauthenticated', 'totp_invalid', 'The code is wrong or was already used.');

/** 400, not 401: the session is right, and a page must not take it for an ended one. */
export const passwordWrong = (): Refusal =>
  new Refusal('invalid', 'password_wrong', 'The password is wrong. Nothing was changed.');

const wrongGuesses = new Set([credentialsInvalid, totpInvalid, passwordWrong].map((refusal) => refusal().reason));

/** Whether a password or a code was looked at and is wrong. A right password that waits for its code is not. */
export const isWrongGuess = (error: unknown): error is Refusal =>
  error instanceof Refusal && wrongGuesses.has(error.reason);

export const originForeign = (): Refusal =>
  new Refusal(
    'forbidden',
    'origin_foreign',
    'Requests that change data must come from the portal, not from another site.',
  );

/** An unknown merchant and one that the caller doesn't belong to: nobody learns which. (docs/reference/portal.md#people-and-roles) */
export const merchantUnknown = (): Refusal => notFound('merchant');

export const roleMissing = (needed: Exclude<RequiredRole, 'anyone' | 'signed_in'>): Refusal =>
  new Refusal('forbidden', 'role_missing', `This requires the role ${needed}.`);

export const tooManySignIns = (seconds: number): Refusal =>
  new Refusal('limited', 'rate_limited', `Too many attempts. Try again in ${seconds} seconds.`, seconds);

/** Of searches, numbered pages and reports. */
export const slowReadRefusals: readonly Refusal[] = [searchTooBroad(), tooManySlowReads()];
