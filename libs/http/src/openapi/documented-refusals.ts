import { type ErrorKind, notFound, Refusal } from '#domain/errors.js';
import { apiKeyInvalid } from '#domain/keys/refusals.js';
import { usageTooLarge } from '#domain/usage/too-large.js';
import { recipientMissing } from '#domain/vouchers/issue.js';
import { databaseBusy, databaseUnavailable, outcomeUnknown } from '#persistence/database/errors.js';
import { idempotencyInProgress, idempotencyMismatch } from '#persistence/database/idempotency.js';
import { searchTooBroad } from '#persistence/database/connections/slow-reads.js';
import { bodyTooLarge, contentTypeUnsupported, internalError } from '../errors/error-body.js';
import { contentEncodingUnsupported, maxBodyBytes } from '../input/body-parser.js';
import { cursorInvalid } from '../input/cursor.js';
import { bodyMalformed, bodyNotObject, bodyNotUtf8, bodyTooDeep, duplicateKey } from '../input/strict-json.js';
import { unknownField } from '../input/validate-body.js';

/**
 * One example error for each documented reason, which OpenAPI shows under its status: what the code throws, or a text that one of
 * its rules can say.
 */
const examples = {
  invalid_field: ['invalid', 'quantity must be an integer from 1 to 100.'],
  invalid_query: ['invalid', 'limit must be an integer from 1 to 100.'],
  missing_field: ['invalid', 'customer_email is required.'],
  unknown_field: unknownField('quantiy'),
  duplicate_key: duplicateKey('quantity'),
  body_not_utf8: bodyNotUtf8(),
  body_too_deep: bodyTooDeep(),
  body_not_an_object: bodyNotObject(),
  content_encoding_unsupported: contentEncodingUnsupported(),
  body_malformed: bodyMalformed(),
  content_type_unsupported: contentTypeUnsupported(),
  cursor_invalid: cursorInvalid(),
  search_too_broad: searchTooBroad(),
  usage_too_large: usageTooLarge('The RateLimit headers of every response show the current limits.'),
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
  recipient_missing: recipientMissing(),
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
  api_key_invalid: apiKeyInvalid(),
  scope_missing: ['forbidden', 'This request requires a key with the scope customers:write.'],
  order_not_found: notFound('order'),
  customer_not_found: notFound('customer'),
  card_not_found: notFound('card'),
  card_definition_not_found: notFound('card definition'),
  reward_template_not_found: notFound('reward template'),
  reward_not_found: notFound('reward'),
  voucher_template_not_found: notFound('voucher template'),
  voucher_not_found: notFound('voucher'),
  location_not_found: notFound('location'),
  idempotency_in_progress: idempotencyInProgress(),
  idempotency_mismatch: idempotencyMismatch(),
  body_too_large: bodyTooLarge(maxBodyBytes),
  rate_limited: ['limited', 'More than 120 requests within a minute. Try again in 12 seconds.'],
  concurrency_limited: ['limited', 'More than 10 concurrent requests. Try again in 1 second.'],
  internal_error: internalError(),
  pdf_unavailable: ['internal', 'The PDF could not be created in time. Nothing was changed. Try again.'],
  outcome_unknown: outcomeUnknown(),
  database_unavailable: databaseUnavailable(),
  database_busy: databaseBusy(),
} as const satisfies Record<string, Refusal | readonly [ErrorKind, string]>;

/** A documented reason. */
export type Refused = keyof typeof examples;

export function exampleOf(reason: Refused): Refusal {
  const example = examples[reason];
  if (example instanceof Refusal) return example;
  const [kind, message] = example;
  return new Refusal(kind, reason, message, kind === 'limited' ? 12 : undefined);
}
