/**
 * An Idempotency-Key as it is compared and kept: without the quotes of the quoted form, however it is written.
 * (docs/reference/idempotency.md#idempotency-key)
 */
export const plainIdempotencyKey = (sent: string): string => /^"(.*)"$/.exec(sent)?.[1] ?? sent;
