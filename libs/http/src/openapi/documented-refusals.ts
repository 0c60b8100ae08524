import { notFound, Refusal } from '#domain/errors.js';
import {
  alreadyReversed,
  balanceTooLarge,
  cardInactive,
  cardNotAdjustable,
  cardTypeMismatch,
  insufficientBalance,
  insufficientPoints,
  notReversible,
  rewardUsed,
  useReturn,
  tooManyRewards,
} from '#domain/cards/refusals.js';
import { maxBalance, maxRewards } from '#domain/cards/progress.js';
import { locationInactive } from '#domain/merchants/merchant.js';
import {
  amountInvalid,
  amountTooLarge,
  amountTooPrecise,
  type LeastAmount,
  orderValueInvalid,
  orderValueTooLarge,
} from '#domain/money.js';
import {
  couponCodeTaken,
  rewardHasNoPrice,
  rewardHasStatus,
  rewardNotRedeemed,
  rewardTemplateInactive,
} from '#domain/rewards/refusals.js';
import { usageTooLarge } from '#domain/usage/too-large.js';
import { maxLiveHolds } from '#domain/vouchers/holds/hold.js';
import * as vouchers from '#domain/vouchers/refusals.js';
import { databaseBusy, databaseUnavailable, outcomeUnknown } from '#persistence/database/errors.js';
import { searchTooBroad } from '#persistence/database/connections/slow-reads.js';
import { bodyTooLarge, contentTypeUnsupported, internalError } from '../errors/error-body.js';
import { contentEncodingUnsupported, maxBodyBytes } from '../input/body-parser.js';
import { cursorInvalid } from '../input/cursor.js';
import { integerText } from '../input/fields.js';
import { limitInvalid } from '../input/query-parameters.js';
import { bodyMalformed, bodyNotObject, bodyNotUtf8, bodyTooDeep, duplicateKey } from '../input/strict-json.js';
import { invalidField, missingField, unknownField } from '../input/validate-body.js';

const currency = 'GBP';

/** One example of each reason that several operations document: the refusal that the code throws. */
export const examples = {
  invalid_field: invalidField(integerText('quantity', 1, 100)),
  invalid_query: limitInvalid(),
  missing_field: missingField('customer_email'),
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
  order_value_invalid: orderValueInvalid(),
  order_value_too_large: orderValueTooLarge(currency),
  card_type_mismatch: cardTypeMismatch('points', 'stamps'),
  card_inactive: cardInactive(),
  card_not_adjustable: cardNotAdjustable(),
  insufficient_points: insufficientPoints(250, 120),
  insufficient_balance: insufficientBalance(50, 20),
  use_return: useReturn(),
  not_reversible: notReversible('adjust'),
  already_reversed: alreadyReversed(),
  reward_used: rewardUsed('redeemed'),
  reward_has_no_price: rewardHasNoPrice(),
  reward_not_redeemed: rewardNotRedeemed(),
  too_many_rewards: tooManyRewards(maxRewards),
  balance_too_large: balanceTooLarge('quantity', maxBalance),
  location_inactive: locationInactive(),
  reward_template_inactive: rewardTemplateInactive(),
  reward_redeemed: rewardHasStatus('redeemed', 'be redeemed'),
  reward_expired: rewardHasStatus('expired', 'be redeemed'),
  reward_cancelled: rewardHasStatus('cancelled', 'be redeemed'),
  coupon_code_taken: couponCodeTaken(),
  recipient_missing: vouchers.recipientMissing(),
  voucher_template_inactive: vouchers.voucherTemplateInactive(),
  value_required: vouchers.valueRequired(),
  value_out_of_range: vouchers.valueOutOfRange(5, 500, currency),
  amount_invalid: vouchers.amountNotPositive(),
  amount_too_precise: amountTooPrecise('amount', currency),
  amount_too_large: amountTooLarge('amount', currency),
  amount_exceeds_remaining: vouchers.amountExceedsRemaining(),
  reversal_exceeds_redemption: vouchers.reversalExceedsRedemption(),
  reversal_exceeds_value: vouchers.reversalExceedsValue(20),
  amount_held: vouchers.amountHeld(15),
  voucher_held: vouchers.voucherHeld(),
  too_many_holds: vouchers.tooManyHolds(maxLiveHolds),
  hold_captured: vouchers.holdHasStatus('captured', 'captured'),
  hold_released: vouchers.holdHasStatus('released', 'captured'),
  hold_expired: vouchers.holdHasStatus('expired', 'captured'),
  amount_exceeds_hold: vouchers.amountExceedsHold(),
  partial_redemption_not_allowed: vouchers.partialRedemptionNotAllowed(),
  remaining_exceeds_value: vouchers.remainingExceedsValue(),
  voucher_pending: vouchers.voucherHasStatus('pending', 'redeemed'),
  voucher_redeemed: vouchers.voucherHasStatus('redeemed', 'redeemed'),
  voucher_expired: vouchers.voucherHasStatus('expired', 'redeemed'),
  voucher_cancelled: vouchers.voucherHasStatus('cancelled', 'redeemed'),
  voucher_empty: vouchers.voucherEmpty(),
  recipient_email_missing: vouchers.recipientEmailMissing(),
  order_not_found: notFound('order'),
  request_not_found: notFound('request'),
  event_not_found: notFound('event'),
  customer_not_found: notFound('customer'),
  card_not_found: notFound('card'),
  card_definition_not_found: notFound('card definition'),
  reward_template_not_found: notFound('reward template'),
  entry_not_found: notFound('entry'),
  reward_not_found: notFound('reward'),
  voucher_template_not_found: notFound('voucher template'),
  voucher_not_found: notFound('voucher'),
  hold_not_found: notFound('hold'),
  redemption_not_found: notFound('redemption'),
  location_not_found: notFound('location'),
  body_too_large: bodyTooLarge(maxBodyBytes),
  internal_error: internalError(),
  pdf_unavailable: vouchers.pdfUnavailable(),
  outcome_unknown: outcomeUnknown(),
  database_unavailable: databaseUnavailable(),
  database_busy: databaseBusy(),
} as const satisfies Record<string, Refusal>;

/** The refusals of an amount in a body that is not called `amount`, or that may be 0. */
export const amountRefusals = (field: string, least?: LeastAmount): readonly Refusal[] => [
  amountInvalid(field, least),
  amountTooPrecise(field, currency),
  amountTooLarge(field, currency),
];

/** A refusal that an operation documents: one of the list above by its reason, or one of its own. */
export type Documented = keyof typeof examples | Refusal;

/** Each reason once: an operation's own refusal replaces the shared example. */
export function refusalsOf(documented: readonly Documented[]): readonly Refusal[] {
  const refusals = documented.map((each) => (each instanceof Refusal ? each : examples[each]));
  return [...new Map(refusals.map((refusal) => [refusal.reason, refusal])).values()];
}
