import { type ErrorKind, notFound, Refusal } from '#domain/errors.js';

/**
 * One example for each reason that an operation can be refused for: what OpenAPI shows under its status. The messages are
 * those of the rules at the time of writing; callers branch on the reason.
 */
const examples = {
  invalid_field: ['invalid', 'quantity must be an integer from 1 to 100.'],
  invalid_query: ['invalid', 'limit must be an integer from 1 to 100.'],
  missing_field: ['invalid', 'customer_email is required.'],
  unknown_field: ['invalid', '"quantiy" is not a field of this request.'],
  body_malformed: ['invalid', 'The body is not well-formed JSON.'],
  content_type_unsupported: ['invalid', 'A body must be sent with Content-Type: application/json.'],
  cursor_invalid: ['invalid', 'cursor must be a nextCursor of this list, with the same filters, unchanged.'],
  idempotency_key_missing: ['invalid', 'The header Idempotency-Key is required.'],
  idempotency_key_invalid: ['invalid', 'Idempotency-Key must be one header of 1 to 255 printable ASCII characters.'],
  order_value_invalid: ['invalid', 'order_value must be a non-negative number or a numeric string such as "12.50".'],
  order_value_too_large: ['invalid', 'order_value is more than an order can hold.'],
  card_type_mismatch: ['invalid', 'cardId names a points card, which takes no stamps.'],
  card_inactive: ['invalid', 'cardId names a card whose definition is inactive.'],
  card_not_adjustable: ['invalid', 'cardId must name an open-ended points card: no other balance can be adjusted.'],
  too_many_rewards: ['invalid', 'quantity would issue more than 1000 rewards at once.'],
  balance_too_large: ['invalid', 'quantity would raise the balance above what a card can hold.'],
  location_inactive: ['invalid', 'locationId names an inactive location.'],
  api_key_invalid: ['unauthenticated', 'The API key in X-API-Key is missing or invalid.'],
  scope_missing: ['forbidden', 'This needs a key with the scope customers:write.'],
  order_not_found: ['not_found', notFound('order').message],
  customer_not_found: ['not_found', notFound('customer').message],
  card_not_found: ['not_found', notFound('card').message],
  card_definition_not_found: ['not_found', notFound('card definition').message],
  location_not_found: ['not_found', notFound('location').message],
  idempotency_in_progress: ['conflict', 'A request with this Idempotency-Key is still being processed.'],
  idempotency_mismatch: ['conflict', 'This Idempotency-Key was used for a different request.'],
  body_too_large: ['too_large', 'The body is larger than 64 KiB (65,536 bytes).'],
  rate_limited: ['limited', 'More than 120 requests within a minute. Try again in 12 seconds.'],
  internal_error: ['internal', 'Something went wrong on our side. Nothing was changed.'],
  outcome_unknown: [
    'unavailable',
    'The outcome is unknown. Repeat the request with the same Idempotency-Key to learn it.',
  ],
  database_unavailable: ['unavailable', 'The service cannot reach its database. Try again shortly.'],
  database_busy: ['unavailable', 'The service is busy. Nothing was changed; try again shortly.'],
} as const satisfies Record<string, readonly [ErrorKind, string]>;

/** A reason that OpenAPI documents. */
export type Refused = keyof typeof examples;

export function exampleOf(reason: Refused): Refusal {
  const [kind, message] = examples[reason];
  return new Refusal(kind, reason, message, kind === 'limited' ? 12 : undefined);
}
