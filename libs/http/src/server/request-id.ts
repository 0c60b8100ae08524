import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const validId = /^[A-Za-z0-9._~-]{1,128}$/;

/** The caller's X-Request-Id if it is a valid token, else a new id. (docs/reference/money-and-time.md#request-id) */
export function requestIdOf(request?: IncomingMessage): string {
  const given = request?.headers['x-request-id'];
  return typeof given === 'string' && validId.test(given) ? given : randomUUID();
}
