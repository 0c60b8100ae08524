import { maskText } from './mask.js';

/**
 * An Idempotency-Key as it is compared and kept: without spaces around it, and without the quotes of the quoted form.
 * (docs/reference/idempotency.md#idempotency-key)
 */
export function plainIdempotencyKey(sent: string): string {
  const key = sent.trim();
  return /^"(.*)"$/.exec(key)?.[1] ?? key;
}

/**
 * An Idempotency-Key as the request log and the events show it: a merchant may have made it of a voucher's code or of an e-mail
 * address. (docs/reference/requests.md#masking)
 */
export const shownIdempotencyKey = (key: string): string => maskText(key);
