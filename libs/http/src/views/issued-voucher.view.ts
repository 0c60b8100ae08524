import type { ShownVoucher } from '#persistence/vouchers/voucher-columns.js';
import { ApiProperty } from '@nestjs/swagger';
import { VoucherView } from './voucher.view.js';

/** (docs/reference/vouchers.md#issue) */
export class IssuedVoucherView {
  @ApiProperty() data: VoucherView;
  @ApiProperty({ required: false, description: 'True if `send` was set: the e-mail is queued.', example: true })
  emailQueued?: boolean;

  constructor(voucher: ShownVoucher, isSent = false) {
    this.data = new VoucherView(voucher, voucher.createdAt);
    if (isSent) this.emailQueued = true;
  }
}
