import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const sane = /^[A-Za-z0-9._~-]{1,128}$/;

/** The caller's X-Request-Id where it is a sane token, else a new one. (docs/reference/money-and-time.md#request-id) */
export function requestIdOf(request?: IncomingMessage): string {
  const given = request?.headers['x-request-id'];
  return typeof given === 'string' && sane.test(given) ? given : randomUUID();
}
