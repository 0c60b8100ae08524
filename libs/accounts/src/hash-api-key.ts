import { createHmac } from 'node:crypto';

/**
 * The stored hash of an API key: HMAC-SHA-256 of the whole key under the server's pepper.
 * (docs/reference/authentication.md#api-keys)
 */
export const hashApiKey = (pepper: string, key: string): Buffer => createHmac('sha256', pepper).update(key).digest();
