import type { IncomingMessage } from 'node:http';
import { encodeId } from '#domain/ids.js';
import { maskText } from '#domain/requests/mask.js';
import { newId } from '#persistence/database/new-id.js';

const validId = /^[A-Za-z0-9._~-]{1,128}$/;

/** True for what can be an X-Request-Id. */
export const isRequestId = (text: string): boolean => validId.test(text);

declare module 'node:http' {
  interface IncomingMessage {
    /** Our own id of the request, see requestUuidOf(). */
    requestUuid?: string;
  }
}

/** The UUIDv7 by which we know a request, whatever the caller calls it. All that the request changes is stored with it. */
export const requestUuidOf = (request: IncomingMessage): string => (request.requestUuid ??= newId(new Date()));

/** Whether a request id holds a key, a secret, or a voucher's code. The id is stored and logged as it is, and sent in answers. */
const holdsSecret = (text: string): boolean => /lrw_live_|whsec_/i.test(text) || maskText(text) !== text;

/** The caller's X-Request-Id if it is a valid token and no secret, else our own id of the request. (docs/reference/money-and-time.md#request-id) */
export function requestIdOf(request?: IncomingMessage): string {
  // Made in any case, because its time is that of the request's arrival.
  const own = request ? requestUuidOf(request) : newId(new Date());
  const given = request?.headers['x-request-id'];
  return typeof given === 'string' && isRequestId(given) && !holdsSecret(given) ? given : encodeId('request', own);
}
