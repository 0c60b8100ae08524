import { VoucherHoldView } from '#http/views/voucher-hold.view.js';
import { ReleaseHoldBody } from '#http/vouchers/voucher-bodies.js';
import { voucherOperations } from '#http/vouchers/voucher-operations.js';
import { releaseHold } from '#operations/vouchers/release-hold.js';
import { Body, Controller, Param } from '@nestjs/common';
import { PortalOperation } from '../edge/portal-operation.js';
import { WriteOnce, type WriteOnceAs } from '../edge/write-once.js';

@Controller()
export class ReleaseHold {
  @PortalOperation({
    ...voucherOperations.releaseHold,
    path: '/merchants/:m/vouchers/:id/holds/:holdId/release',
    who: 'admin',
  })
  handle(
    @WriteOnce() write: WriteOnceAs,
    @Param('id') voucherId: string,
    @Param('holdId') holdId: string,
    @Body() _body: ReleaseHoldBody,
  ): Promise<string> {
    return write(voucherId, async (tx, actor) => {
      const { hold, voucher } = await releaseHold(tx, actor, { voucherId, holdId });
      return new VoucherHoldView(hold, voucher.currency, await tx.now());
    });
  }
}
