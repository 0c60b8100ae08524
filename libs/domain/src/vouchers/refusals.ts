import { invalid, Refusal } from '../errors.js';
import type { VoucherHoldStatus, VoucherStatus } from './voucher.js';

/** `action` completes the message "it cannot be ...". */
export const voucherHasStatus = (status: VoucherStatus, action: string): Refusal =>
  invalid(`voucher_${status}`, `The voucher's status is ${status}, so it cannot be ${action}.`);

export const voucherEmpty = (): Refusal =>
  invalid('voucher_empty', "The voucher's remainingValue is 0, so nothing can be redeemed.");

export const amountNotPositive = (): Refusal => invalid('amount_invalid', 'amount must be above 0.');

export const amountExceedsRemaining = (): Refusal =>
  invalid('amount_exceeds_remaining', "amount must not exceed the voucher's remainingValue.");

/** `available` is in major units. */
export const amountHeld = (available: number): Refusal =>
  new Refusal('invalid', 'amount_held', `amount must not exceed what is available, which is ${available}.`, undefined, {
    available,
  });

export const voucherHeld = (): Refusal =>
  invalid(
    'voucher_held',
    'The voucher has holds. Capture or release them first. To cancel or adjust it anyway, send releaseHolds: true.',
  );

export const tooManyHolds = (max: number): Refusal =>
  invalid('too_many_holds', `The voucher has ${max} holds. Capture or release one first.`);

export const holdHasStatus = (status: Exclude<VoucherHoldStatus, 'held'>, action: string): Refusal =>
  invalid(`hold_${status}`, `The hold's status is ${status}, so it cannot be ${action}.`);

export const amountExceedsHold = (): Refusal =>
  invalid('amount_exceeds_hold', "amount must not exceed the hold's amount.");

export const partialRedemptionNotAllowed = (): Refusal =>
  invalid(
    'partial_redemption_not_allowed',
    "amount must equal the voucher's remainingValue, because the voucher does not allow partial redemption.",
  );

export const reversalExceedsRedemption = (): Refusal =>
  invalid('reversal_exceeds_redemption', 'amount must not exceed the part of the redemption that is not reversed yet.');

export const redemptionReversed = (): Refusal =>
  invalid('reversal_exceeds_redemption', 'The whole redemption is already reversed.');

/** `maximum` is in major units. */
export const reversalExceedsValue = (maximum: number): Refusal =>
  new Refusal(
    'invalid',
    'reversal_exceeds_value',
    `At most ${maximum} can be reversed: the remainingValue must not exceed the voucher's value.`,
    undefined,
    { maximum },
  );

export const partialReversalNotAllowed = (): Refusal =>
  invalid(
    'partial_redemption_not_allowed',
    'The redemption must be reversed as a whole, because the voucher does not allow partial redemption.',
  );

export const remainingValueInvalid = (): Refusal =>
  invalid('remaining_value_invalid', 'remainingValue must be 0 or more.');

export const remainingExceedsValue = (): Refusal =>
  invalid('remaining_exceeds_value', "remainingValue must not exceed the voucher's original value.");

export const recipientEmailMissing = (): Refusal =>
  invalid('recipient_email_missing', 'The voucher has no recipient e-mail address.');

/** Neither a customer nor an e-mail address to issue the voucher to. */
export const recipientMissing = (): Refusal =>
  invalid('recipient_missing', 'customerId or recipientEmail is required.');

export const voucherTemplateInactive = (): Refusal =>
  invalid('voucher_template_inactive', 'The voucher template in voucherTemplateId is inactive.');

export const valueRequired = (): Refusal =>
  invalid('value_required', 'value is required for a monetary voucher template.');

/** The bounds are in major units. */
export const valueOutOfRange = (min: number, max: number, currency: string): Refusal =>
  invalid('value_out_of_range', `value must be ${min} to ${max} ${currency}.`);

export const fixedValueInvalid = (): Refusal =>
  templateValueInvalid('A fixed voucher template must have a value above 0, and no minValue or maxValue.');

export const monetaryValuesInvalid = (): Refusal =>
  templateValueInvalid(
    'A monetary voucher template must have a minValue and a maxValue above 0, and minValue must not exceed maxValue.',
  );

const templateValueInvalid = (message: string): Refusal => invalid('template_value_invalid', message);

export const templateTypeFixed = (): Refusal =>
  invalid('template_type_fixed', 'type cannot be changed. Create a new template instead.');

export const templateCurrencyFixed = (): Refusal =>
  invalid('template_currency_fixed', 'currency cannot be changed. Create a new template instead.');

export const pdfUnavailable = (): Refusal =>
  new Refusal(
    'internal',
    'pdf_unavailable',
    'The PDF could not be created in time. Nothing was changed. Try again.',
    5,
  );
