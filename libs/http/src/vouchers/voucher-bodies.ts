import { type Language, languages } from '#domain/merchants/language.js';
import { recipientMissing } from '#domain/vouchers/refusals.js';
import { AmountField, BooleanField, ChoiceField, EmailField, IdField, TextField } from '../input/fields.js';
import { releaseHoldsField } from '../views/voucher.view.js';

const reasonField = 'Recorded permanently. It cannot be changed later.';

/** (docs/reference/vouchers.md#issue) */
export class IssueVoucherBody {
  @IdField({ description: 'id or externalId of an active voucher template.', example: 'gift-voucher' })
  voucherTemplateId: string;

  @IdField({
    optional: true,
    description: 'id or externalId of the customer. Required if recipientEmail is absent.',
    example: 'shop-4711',
  })
  customerId?: string;

  @EmailField({
    optional: true,
    description: 'E-mail address of the recipient. Required if customerId is absent.',
    example: 'ada@example.com',
  })
  recipientEmail?: string;

  @TextField(0, 200, {
    optional: true,
    description:
      "Name of the recipient, printed on the voucher. If it is absent or blank, the customer's name is used.",
    example: 'Ada Lovelace',
  })
  recipientName?: string;

  @ChoiceField(languages, {
    optional: true,
    description: "Language of the voucher's e-mails and PDF. Default: the merchant's.",
    example: 'de',
  })
  recipientLanguage?: Language;

  @AmountField({
    optional: true,
    description:
      'In major units. Required for a monetary template, between its minValue and maxValue. Ignored for a fixed template.',
    example: 50,
  })
  value?: number;

  @BooleanField({
    optional: true,
    description: 'Queue the e-mail to the recipient in the same transaction.',
    example: true,
  })
  send?: boolean;

  @TextField(1, 200, {
    optional: true,
    description: 'Your own reference. It is stored and returned unchanged.',
    example: 'order-100042',
  })
  externalReference?: string;

  /** @throws Refusal 400 `recipient_missing` */
  check(): void {
    if (this.customerId === undefined && this.recipientEmail === undefined) throw recipientMissing();
  }
}

/** (docs/reference/vouchers.md#redeem) */
export class RedeemVoucherBody {
  @AmountField({
    optional: true,
    above: 0,
    description: "In major units of the voucher's currency.",
    example: 10,
  })
  amount?: number;
}

/** It has no fields: a body that has some is refused. (docs/reference/vouchers.md#send) */
export class SendVoucherBody {}

/** It has no fields: a body that has some is refused. (docs/reference/vouchers.md#hold) */
export class ReleaseHoldBody {}

/** (docs/reference/vouchers.md#adjust) */
export class AdjustVoucherBody {
  @AmountField({
    from: 0,
    description: "In major units of the voucher's currency, at most its original value.",
    example: 40,
  })
  remainingValue: number;

  @TextField(1, 500, { description: reasonField, example: 'Returned goods' }) reason: string;

  @BooleanField(releaseHoldsField) releaseHolds?: boolean;
}

/** (docs/reference/vouchers.md#cancel) */
export class CancelVoucherBody {
  @TextField(1, 500, { description: reasonField, example: 'Order refunded' }) reason: string;

  @BooleanField(releaseHoldsField) releaseHolds?: boolean;
}

/** (docs/reference/vouchers.md#reverse-a-redemption) */
export class ReverseRedemptionBody {
  @AmountField({
    optional: true,
    above: 0,
    description: "In major units of the voucher's currency.",
    example: 10,
  })
  amount?: number;

  @TextField(1, 500, { description: reasonField, example: 'Order returned' }) reason: string;
}
