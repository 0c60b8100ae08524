import { maskText } from './mask.js';

/**
 * An Idempotency-Key as it is compared and kept: without the quotes of the quoted form, however it is written. The caller has removed
 * the spaces around it; those within the quotes are a part of it.
 * (docs/reference/idempotency.md#idempotency-key)
 */
export const plainIdempotencyKey = (sent: string): string => /^"(.*)"$/.exec(sent)?.[1] ?? sent;

/** The keys that a text may name, the likeliest first: as it was sent, with spaces around it, or as it is shown. */
export const namedIdempotencyKeys = (text: string): readonly string[] => [
  ...new Set([plainIdempotencyKey(text.trim()), plainIdempotencyKey(text)]),
];

/**
 * An Idempotency-Key as the request log and the events show it: a merchant may have made it of a voucher's code or of an e-mail
 * address. (docs/reference/requests.md#masking)
 */
export const shownIdempotencyKey = (key: string): string => maskText(key);
