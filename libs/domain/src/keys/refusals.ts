import { Refusal } from '../errors.js';

/** The refusal for a key that is missing, malformed, unknown, wrong, revoked or expired: one for all cases. */
export const apiKeyInvalid = (): Refusal =>
  new Refusal('unauthenticated', 'api_key_invalid', 'The API key in X-API-Key is missing or invalid.');

/** The key is right, and may not be used from this address. (docs/reference/keys.md#addresses) */
export const addressNotAllowed = (address: string): Refusal =>
  new Refusal('forbidden', 'address_not_allowed', `This key may not be used from the address ${address}.`);
