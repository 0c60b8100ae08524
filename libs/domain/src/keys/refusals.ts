import { Refusal } from '../errors.js';

/** The same for a key that is missing, malformed, unknown, wrong, revoked or expired. */
export const apiKeyInvalid = (): Refusal =>
  new Refusal('unauthenticated', 'api_key_invalid', 'The API key in X-API-Key is missing or invalid.');
