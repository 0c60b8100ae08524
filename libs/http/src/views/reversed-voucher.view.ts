import { toMajor } from '#domain/money.js';
import { voucherStatus } from '#domain/vouchers/status.js';
import type { ShownVoucher } from '#persistence/vouchers/voucher-columns.js';
import { ApiProperty } from '@nestjs/swagger';
import { VoucherView } from './voucher.view.js';

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
