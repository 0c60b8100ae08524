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
  duplicate_key: ['invalid', 'The body has the key "quantity" twice.'],
  body_not_utf8: ['invalid', 'The body is not valid UTF-8.'],
  body_too_deep: ['invalid', 'The body is nested more than 32 levels deep.'],
  body_not_an_object: ['invalid', 'The body must be one JSON object.'],
  content_encoding_unsupported: ['invalid', 'A body must be sent without a Content-Encoding.'],
  body_malformed: ['invalid', 'The body is not well-formed JSON.'],
  content_type_unsupported: ['invalid', 'A body must be sent with Content-Type: application/json.'],
  cursor_invalid: ['invalid', 'cursor must be a nextCursor of this list, with the same filters, unchanged.'],
  search_too_broad: [
    'invalid',
    'This search takes too long. Search for more characters, add a filter, or request an earlier page.',
  ],
  usage_too_large: [
    'invalid',
    'This usage takes too long to compute. The RateLimit headers of every response show the current limits.',
  ],
  idempotency_key_missing: ['invalid', 'The header Idempotency-Key is required.'],
  idempotency_key_invalid: ['invalid', 'Idempotency-Key must be one header of 1 to 255 printable ASCII characters.'],
  order_value_invalid: ['invalid', 'order_value must be a number of 0 or more, or a text such as "12.50".'],
  order_value_too_large: ['invalid', 'order_value must be at most 99999999.99 GBP.'],
  card_type_mismatch: ['invalid', 'cardId names a points card, which does not accept stamps.'],
  card_inactive: ['invalid', 'The card definition of cardId is inactive.'],
  card_not_adjustable: ['invalid', 'cardId must name an open-ended points card. Other balances cannot be adjusted.'],
  too_many_rewards: ['invalid', 'quantity would issue more than 1000 rewards at once.'],
  balance_too_large: ['invalid', 'quantity would raise the balance above the maximum of a card.'],
  location_inactive: ['invalid', 'The location in locationId is inactive.'],
  reward_template_inactive: ['invalid', 'The reward template in rewardId is inactive.'],
  reward_redeemed: ['invalid', "The reward's status is redeemed, so it cannot be redeemed."],
  reward_expired: ['invalid', "The reward's status is expired, so it cannot be redeemed."],
  code_missing: ['invalid', 'code is required.'],
  coupon_code_taken: ['invalid', 'couponCode is already used by another active reward.'],
  recipient_missing: ['invalid', 'customerId or recipientEmail is required.'],
  voucher_template_inactive: ['invalid', 'The voucher template in voucherTemplateId is inactive.'],
  value_required: ['invalid', 'value is required for a monetary voucher template.'],
  value_out_of_range: ['invalid', 'value must be 5 to 500 GBP.'],
  amount_invalid: ['invalid', 'amount must be above 0.'],
  amount_too_precise: ['invalid', 'amount must have at most 2 decimals in GBP.'],
  amount_too_large: ['invalid', 'amount must be at most 99999999.99 GBP.'],
  amount_exceeds_remaining: ['invalid', "amount must not exceed the voucher's remainingValue."],
  partial_redemption_not_allowed: [
    'invalid',
    "amount must equal the voucher's remainingValue, because the voucher does not allow partial redemption.",
  ],
  remaining_exceeds_value: ['invalid', "remainingValue must not exceed the voucher's original value."],
  voucher_pending: ['invalid', "The voucher's status is pending, so it cannot be redeemed."],
  voucher_redeemed: ['invalid', "The voucher's status is redeemed, so it cannot be redeemed."],
  voucher_expired: ['invalid', "The voucher's status is expired, so it cannot be redeemed."],
  voucher_cancelled: ['invalid', "The voucher's status is cancelled, so it cannot be redeemed."],
  voucher_empty: ['invalid', "The voucher's remainingValue is 0, so nothing can be redeemed."],
  recipient_email_missing: ['invalid', 'The voucher has no recipient e-mail address.'],
  api_key_invalid: ['unauthenticated', 'The API key in X-API-Key is missing or invalid.'],
  scope_missing: ['forbidden', 'This request requires a key with the scope customers:write.'],
  order_not_found: ['not_found', notFound('order').message],
  customer_not_found: ['not_found', notFound('customer').message],
  card_not_found: ['not_found', notFound('card').message],
  card_definition_not_found: ['not_found', notFound('card definition').message],
  reward_template_not_found: ['not_found', notFound('reward template').message],
  reward_not_found: ['not_found', notFound('reward').message],
  voucher_template_not_found: ['not_found', notFound('voucher template').message],
  voucher_not_found: ['not_found', notFound('voucher').message],
  location_not_found: ['not_found', notFound('location').message],
  idempotency_in_progress: ['conflict', 'A request with this Idempotency-Key is still being processed.'],
  idempotency_mismatch: ['conflict', 'This Idempotency-Key was used for a different request.'],
  body_too_large: ['too_large', 'The body is larger than 64 KiB (65,536 bytes).'],
  rate_limited: ['limited', 'More than 120 requests within a minute. Try again in 12 seconds.'],
  concurrency_limited: ['limited', 'More than 10 concurrent requests. Try again in 1 second.'],
  internal_error: ['internal', 'Internal error. Nothing was changed.'],
  pdf_unavailable: ['internal', 'The PDF could not be created in time. Nothing was changed. Try again.'],
  outcome_unknown: [
    'unavailable',
    'The outcome is unknown. Repeat the request with the same Idempotency-Key to get it.',
  ],
  database_unavailable: ['unavailable', 'The service cannot reach its database. Try again shortly.'],
  database_busy: ['unavailable', 'The service is busy. Nothing was changed. Try again shortly.'],
} as const satisfies Record<string, readonly [ErrorKind, string]>;

/** A reason that OpenAPI documents. */
export type Refused = keyof typeof examples;

export function exampleOf(reason: Refused): Refusal {
  const [kind, message] = examples[reason];
  return new Refusal(kind, reason, message, kind === 'limited' ? 12 : undefined);
}
