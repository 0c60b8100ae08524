import { VoucherView } from '#http/views/voucher.view.js';
import { AdjustVoucherBody } from '#http/vouchers/voucher-bodies.js';
import { voucherCorrections } from '#http/vouchers/voucher-corrections.js';
import { adjustVoucher } from '#operations/vouchers/adjust-voucher.js';
import { Body, Controller, Param } from '@nestjs/common';
import { PortalOperation } from '../edge/portal-operation.js';
import { WriteOnce, type WriteOnceAs } from '../edge/write-once.js';

@Controller()
export class AdjustVoucher {
  @PortalOperation({
    ...voucherCorrections.adjust,
    path: '/merchants/:m/vouchers/:id/adjust',
    who: 'staff',
    idempotency: 'optional',
  })
  handle(
    @WriteOnce() write: WriteOnceAs,
    @Param('id') voucherId: string,
    @Body() { remainingValue, reason, releaseHolds }: AdjustVoucherBody,
  ): Promise<string> {
    return write(voucherId, async (tx, actor) => {
      const voucher = await adjustVoucher(tx, actor, { voucherId, remainingValue, reason, releaseHolds });
      return new VoucherView(voucher, await tx.now());
    });
  }
}
