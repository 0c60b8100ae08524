import { encodeId } from '#domain/ids.js';
import { languages } from '#domain/merchants/language.js';
import { toMajor } from '#domain/money.js';
import { available, heldAt } from '#domain/vouchers/holds/held.js';
import { formatVoucherCode } from '#domain/vouchers/code.js';
import { voucherStatus } from '#domain/vouchers/status.js';
import type { ShownVoucher } from '#persistence/vouchers/voucher-columns.js';
import { ApiProperty } from '@nestjs/swagger';
import type { FieldOptions } from '../input/fields.js';
import { OpenEnum } from './open-enum.js';
import { OrNull } from './or-null.js';

/** Every status of an issued voucher, also for filters. */
export const voucherStatuses = ['pending', 'active', 'partial', 'redeemed', 'expired', 'cancelled'] as const;

class RecipientView {
  @ApiProperty({ description: 'Empty if unknown.', example: 'Ada Lovelace' }) name: string;
  @ApiProperty({ description: 'An e-mail address. Empty if unknown.', example: 'ada@example.com' })
  email: string;
}

class RedemptionView {
  @ApiProperty({
    type: 'integer',
    example: 2,
    description: "The number of the redemption in the voucher's ledger. Use it to reverse the redemption.",
  })
  number: number;
  @ApiProperty({ description: "In major units of the voucher's currency.", example: 10 }) amount: number;
  @OpenEnum(['full', 'partial'], { description: 'Whether it redeemed the whole remaining value.', example: 'partial' })
  type: string;
  @ApiProperty({ format: 'date-time', example: '2026-11-20T10:00:00.000Z' }) date: string;
  @ApiProperty({ description: 'How much of it was given back, in major units.', example: 0 }) reversedAmount: number;
}

/** (docs/reference/vouchers.md#the-voucher) */
export class VoucherView {
  @ApiProperty({
    description: 'Id of the issued voucher. Use it in voucher paths.',
    example: 'vch_01k9zq3f8tf2nv7c1h5x9a3b6e',
  })
  id: string;
  @ApiProperty({
    description: "The merchant's own id. Equal to `id` if none was set.",
    example: 'vch_01k9zq3f8tf2nv7c1h5x9a3b6e',
  })
  externalId: string;
  @ApiProperty({ description: 'The template it was issued from.', example: 'vt_01k9zq3f8te5rb8s6yw2m4n7pd' })
  voucherTemplateId: string;
  @OrNull(
    { type: 'string' },
    { description: 'The customer who owns it. Null if there is none.', example: 'cus_01k9zq3f8te5rb8s6yw2m4n7pd' },
  )
  customerId: string | null;
  @ApiProperty({
    description: 'Shown to people. Anyone who has it can redeem the voucher.',
    example: 'K7QM-2XHP-9RTB-V4CE',
  })
  code: string;
  @ApiProperty({ example: 'Gift voucher' }) title: string;
  @ApiProperty({ description: 'The original value, in major units.', example: 50 }) value: number;
  @ApiProperty({ description: 'The remaining value, in major units.', example: 40 }) remainingValue: number;
  @ApiProperty({ description: 'How much of `remainingValue` is reserved by holds, in major units.', example: 0 })
  heldAmount: number;
  @ApiProperty({ description: '`remainingValue` minus `heldAmount`: the amount that can be redeemed.', example: 40 })
  availableValue: number;
  @ApiProperty({ description: 'ISO 4217 code.', example: 'GBP' }) currency: string;
  @OpenEnum(voucherStatuses, { description: 'The current status.', example: 'partial' }) status: string;
  @ApiProperty({ example: true }) allowPartialRedemption: boolean;
  @ApiProperty({ format: 'date-time', description: 'Pending until this time.', example: '2026-11-20T09:30:00.000Z' })
  activation: string;
  @OrNull(
    { type: 'string', format: 'date-time' },
    { description: 'Expired from this time on. Null: never expires.', example: '2027-11-20T23:59:59.999Z' },
  )
  expiry: string | null;
  @ApiProperty() recipient: RecipientView;
  @OrNull(
    { type: 'string', enum: languages },
    { description: "Language of the voucher's e-mails and PDF. Null: the merchant's.", example: 'de' },
  )
  recipientLanguage: string | null;
  @OrNull(
    { type: 'string' },
    { description: 'The reference that was sent when the voucher was issued.', example: 'order-100042' },
  )
  externalReference: string | null;
  @ApiProperty({ type: [RedemptionView], description: 'The newest 100, oldest first.' })
  redemptions: RedemptionView[];
  @ApiProperty({ type: 'integer', description: 'The total number of redemptions.', example: 1 })
  redemptionCount: number;
  @ApiProperty({ format: 'date-time', example: '2026-11-20T09:30:00.000Z' }) createdAt: string;
  @ApiProperty({ format: 'date-time', example: '2026-11-20T10:00:00.000Z' }) updatedAt: string;

  constructor(voucher: ShownVoucher, now: Date) {
    this.id = encodeId('voucher', voucher.id);
    this.externalId = voucher.externalId ?? this.id;
    this.voucherTemplateId = encodeId('voucher_template', voucher.voucherTemplateId);
    this.customerId = voucher.customerId && encodeId('customer', voucher.customerId);
    this.code = formatVoucherCode(voucher.code);
    this.title = voucher.title;
    this.value = toMajor(voucher.valueMinor, voucher.currency);
    this.remainingValue = toMajor(voucher.remainingMinor, voucher.currency);
    this.heldAmount = toMajor(heldAt(voucher, now), voucher.currency);
    this.availableValue = toMajor(available(voucher, now), voucher.currency);
    this.currency = voucher.currency;
    this.status = voucherStatus(voucher, now);
    this.allowPartialRedemption = voucher.allowPartialRedemption;
    this.activation = voucher.activatesAt.toISOString();
    this.expiry = voucher.expiresAt?.toISOString() ?? null;
    this.recipient = { name: voucher.recipientName ?? '', email: voucher.recipientEmail ?? '' };
    this.recipientLanguage = voucher.recipientLanguage;
    this.externalReference = voucher.externalReference;
    this.redemptions = voucher.redemptions.map(({ number, amountMinor, type, date, reversedMinor }) => ({
      number,
      amount: toMajor(amountMinor, voucher.currency),
      type,
      date: new Date(date).toISOString(),
      reversedAmount: toMajor(reversedMinor, voucher.currency),
    }));
    this.redemptionCount = voucher.redemptionCount;
    this.createdAt = voucher.createdAt.toISOString();
    this.updatedAt = voucher.updatedAt.toISOString();
  }
}

export const voucherExample = {
  id: 'vch_01k9zq3f8tf2nv7c1h5x9a3b6e',
  externalId: 'vch_01k9zq3f8tf2nv7c1h5x9a3b6e',
  voucherTemplateId: 'vt_01k9zq3f8te5rb8s6yw2m4n7pd',
  customerId: 'cus_01k9zq3f8te5rb8s6yw2m4n7pd',
  code: 'K7QM-2XHP-9RTB-V4CE',
  title: 'Gift voucher',
  value: 50,
  remainingValue: 40,
  heldAmount: 0,
  availableValue: 40,
  currency: 'GBP',
  status: 'partial',
  allowPartialRedemption: true,
  activation: '2026-11-20T09:30:00.000Z',
  expiry: '2027-11-20T23:59:59.999Z',
  recipient: { name: 'Ada Lovelace', email: 'ada@example.com' },
  recipientLanguage: null,
  externalReference: 'order-100042',
  redemptions: [{ number: 2, amount: 10, type: 'partial', date: '2026-11-20T10:00:00.000Z', reversedAmount: 0 }],
  redemptionCount: 1,
  createdAt: '2026-11-20T09:30:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
};

/** The field of an adjustment and of a cancellation. */
export const releaseHoldsField: FieldOptions = {
  optional: true,
  description:
    'True: as many holds as needed are released, the newest first. Absent or false: holds that prevent the change ' +
    'are a 400 `voucher_held`.',
  example: true,
};

/** The path parameters of voucher operations. */
export const voucherParams = { id: 'id or externalId of the issued voucher (not of its template).' };

export class RedeemedVoucherView {
  @ApiProperty({ description: 'In major units.', example: 10 }) redeemedAmount: number;
  @ApiProperty() data: VoucherView;
}

/** The text of a sent voucher. */
export const queuedMessage = 'The voucher e-mail is queued.';

export class SentVoucherView {
  @ApiProperty({ description: 'Human-readable.', example: queuedMessage }) message: string;
}
