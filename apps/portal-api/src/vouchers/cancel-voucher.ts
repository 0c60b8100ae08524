import { VoucherView } from '#http/views/voucher.view.js';
import { CancelVoucherBody } from '#http/vouchers/voucher-bodies.js';
import { voucherCorrections } from '#http/vouchers/voucher-corrections.js';
import { cancelVoucher } from '#operations/vouchers/cancel-voucher.js';
import { Body, Controller, Param } from '@nestjs/common';
import { PortalOperation } from '../edge/portal-operation.js';
import { WriteOnce, type WriteOnceAs } from '../edge/write-once.js';

@Controller()
export class CancelVoucher {
  @PortalOperation({
    ...voucherCorrections.cancel,
    path: '/merchants/:m/vouchers/:id/cancel',
    who: 'staff',
    idempotency: 'optional',
  })
  handle(
    @WriteOnce() write: WriteOnceAs,
    @Param('id') voucherId: string,
    @Body() { reason, releaseHolds }: CancelVoucherBody,
  ): Promise<string> {
    return write(voucherId, async (tx, actor) => {
      const voucher = await cancelVoucher(tx, actor, { voucherId, reason, releaseHolds });
      return new VoucherView(voucher, await tx.now());
    });
  }
}
