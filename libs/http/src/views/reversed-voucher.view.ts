import { toMajor } from '#domain/money.js';
import { voucherStatus } from '#domain/vouchers/status.js';
import type { ShownVoucher } from '#persistence/vouchers/voucher.store.js';
import { ApiProperty } from '@nestjs/swagger';
import type { DocumentedAnswer } from '../openapi/documented-answer.js';
import type { Documented } from '../openapi/documented-refusals.js';
import { voucherExample, VoucherView } from './voucher.view.js';

/** (docs/reference/vouchers.md#reverse-a-redemption) */
export class ReversedVoucherView {
  @ApiProperty({ description: 'In major units.', example: 10 }) reversedAmount: number;
  @ApiProperty({
    description: 'False: the voucher is expired or cancelled, so the value cannot be used.',
    example: true,
  })
  spendable: boolean;
  @ApiProperty() data: VoucherView;

  constructor(reversedMinor: number, voucher: ShownVoucher, now: Date) {
    this.reversedAmount = toMajor(reversedMinor, voucher.currency);
    this.spendable = !['expired', 'cancelled'].includes(voucherStatus(voucher, now));
    this.data = new VoucherView(voucher, now);
  }
}

export const reversedVoucherAnswer: DocumentedAnswer = {
  description: 'The voucher after the reversal.',
  shape: 'whole',
  type: ReversedVoucherView,
  example: {
    reversedAmount: 10,
    spendable: true,
    data: {
      ...voucherExample,
      remainingValue: 50,
      availableValue: 50,
      status: 'active',
      redemptions: voucherExample.redemptions.map((redemption) => ({ ...redemption, reversedAmount: 10 })),
    },
  },
};

/** The number of a redemption in a path. Any other text names none. */
export const redemptionNumber = (text: string): number | undefined =>
  /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;

export const redemptionParams = {
  id: 'id or externalId of the issued voucher (not of its template).',
  number: '`number` of the redemption.',
};

export const reverseRedemptionRefusals: readonly Documented[] = [
  'voucher_not_found',
  'redemption_not_found',
  'amount_invalid',
  'amount_too_precise',
  'amount_too_large',
  'reversal_exceeds_redemption',
  'reversal_exceeds_value',
  'partial_redemption_not_allowed',
];
