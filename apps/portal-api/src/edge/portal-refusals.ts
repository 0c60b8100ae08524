import { notFound, Refusal } from '#domain/errors.js';
import { searchTooBroad, tooManySlowReads } from '#persistence/database/connections/slow-reads.js';

export const sessionRequired = (): Refusal =>
  new Refusal('unauthenticated', 'session_required', 'Sign in first. There is no session, or it has ended.');

/** The refusal of an unknown e-mail and of a wrong password. They are alike, so that the answer does not reveal accounts. */
export const credentialsInvalid = (): Refusal =>
  new Refusal('unauthenticated', 'credentials_invalid', 'The e-mail or the password is wrong.');

/** This refusal comes only after the right password, so that it does not reveal accounts. */
export const totpRequired = (): Refusal =>
  new Refusal('unauthenticated', 'totp_required', 'Enter the code of your authenticator app, or a recovery code.');

export const totpInvalid = (): Refusal =>
  new Refusal('unauthenticated', 'totp_invalid', 'The code is wrong or was already used.');

/** 400, not 401: the session is valid, and a page must not treat it as ended. */
export const passwordWrong = (): Refusal =>
  new Refusal('invalid', 'password_wrong', 'The password is wrong. Nothing was changed.');

const wrongCredentials = new Set([credentialsInvalid, totpInvalid, passwordWrong].map((refusal) => refusal().reason));

/** Whether a password or a code was checked and is wrong. A right password without its code is not. */
export const isWrongCredential = (error: unknown): error is Refusal =>
  error instanceof Refusal && wrongCredentials.has(error.reason);

export const originForeign = (): Refusal =>
  new Refusal(
    'forbidden',
    'origin_foreign',
    'Requests that change data must come from the portal, not from another site.',
  );

/**
 * The refusal of an unknown merchant, and of a merchant that the user is not a member of.
 * (docs/reference/portal.md#people-and-roles)
 */
export const merchantUnknown = (): Refusal => notFound('merchant');

/** Whole minutes where it is longer than one. */
const waitOf = (seconds: number): string => {
  const minutes = Math.ceil(seconds / 60);
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
};

export const tooManySignIns = (seconds: number): Refusal =>
  new Refusal('limited', 'rate_limited', `Too many attempts. Try again in ${waitOf(seconds)}.`, seconds);

/** The refusals of searches, numbered pages and reports. */
export const slowReadRefusals: readonly Refusal[] = [searchTooBroad(), tooManySlowReads()];
