import type { LoggedRequest } from '../api/types.js';

/** What is refused before the body and the Idempotency-Key are read. (docs/reference/authentication.md#order-of-checks) */
const reasons: ReadonlySet<string | null> = new Set([
  'route_not_found',
  'method_not_allowed',
  'address_not_allowed',
  'rate_limited',
  'concurrency_limited',
  'scope_missing',
  'body_too_large',
]);

/** Whether a write was refused before its body was read. An e-mail is rate_limited later, when its key is known. */
export const isUnread = ({ method, error, idempotencyKey }: LoggedRequest): boolean =>
  method !== 'GET' && idempotencyKey === null && reasons.has(error);
