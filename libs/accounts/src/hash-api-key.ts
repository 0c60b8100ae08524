import { createHmac } from 'node:crypto';

/** What is stored of a key: HMAC-SHA-256 of the whole of it, under the server's pepper. (docs/reference/authentication.md#api-keys) */
export const hashApiKey = (pepper: string, key: string): Buffer => createHmac('sha256', pepper).update(key).digest();
