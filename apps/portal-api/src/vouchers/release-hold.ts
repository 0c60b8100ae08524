import { holdAnswer, holdParams, VoucherHoldView } from '#http/views/voucher-hold.view.js';
import { releaseHold } from '#operations/vouchers/release-hold.js';
import { Controller, Param } from '@nestjs/common';
import { PortalOperation } from '../edge/portal-operation.js';
import { WriteOnce, type WriteOnceAs } from '../edge/write-once.js';

@Controller()
export class ReleaseHold {
  @PortalOperation({
    method: 'POST',
    path: '/merchants/:m/vouchers/:id/holds/:holdId/release',
    id: 'releaseHold',
    who: 'admin',
    idempotency: 'required',
    tag: 'Vouchers',
    summary: 'Release a hold',
    description: 'Ends a hold without a redemption: what it held is available again.',
    params: holdParams,
    answer: holdAnswer('The released hold.', { status: 'released' }),
    refusals: ['voucher_not_found', 'hold_not_found', 'hold_captured', 'hold_released', 'hold_expired'],
  })
  handle(
    @WriteOnce() write: WriteOnceAs,
    @Param('id') voucherId: string,
    @Param('holdId') holdId: string,
  ): Promise<string> {
    return write(voucherId, async (tx, by, actor) => {
      const { hold, voucher } = await releaseHold(tx, actor, { voucherId, holdId }, by);
      return new VoucherHoldView(hold, voucher.currency, await tx.now());
    });
  }
}
