import { voucherHasStatus } from '#domain/vouchers/refusals.js';
import { BooleanField, TextField } from '#http/input/fields.js';
import { voucherExample, releaseHoldsField, voucherParams, VoucherView } from '#http/views/voucher.view.js';
import { cancelVoucher } from '#operations/vouchers/cancel-voucher.js';
import { Body, Controller, Param } from '@nestjs/common';
import { PortalOperation } from '../edge/portal-operation.js';
import { WriteOnce, type WriteOnceAs } from '../edge/write-once.js';

export class CancelVoucherBody {
  @TextField(1, 500, { description: 'Recorded permanently. It cannot be changed later.', example: 'Order refunded' })
  reason: string;

  @BooleanField(releaseHoldsField) releaseHolds?: boolean;
}

@Controller()
export class CancelVoucher {
  @PortalOperation({
    method: 'POST',
    path: '/merchants/:m/vouchers/:id/cancel',
    id: 'cancelVoucher',
    who: 'staff',
    idempotency: 'optional',
    tag: 'Vouchers',
    summary: 'Cancel a voucher',
    description:
      'Cancels a pending, active or partial voucher, so that it can no longer be redeemed. The reason is recorded permanently.',
    params: voucherParams,
    body: { type: CancelVoucherBody, example: { reason: 'Order refunded' } },
    answer: {
      description: 'The cancelled voucher.',
      shape: 'data',
      type: VoucherView,
      example: { ...voucherExample, status: 'cancelled' },
    },
    refusals: [
      'voucher_not_found',
      voucherHasStatus('redeemed', 'cancelled'),
      voucherHasStatus('expired', 'cancelled'),
      voucherHasStatus('cancelled', 'cancelled'),
      'voucher_held',
    ],
  })
  handle(
    @WriteOnce() write: WriteOnceAs,
    @Param('id') voucherId: string,
    @Body() { reason, releaseHolds }: CancelVoucherBody,
  ): Promise<string> {
    return write(voucherId, async (tx, by, actor) => {
      const voucher = await cancelVoucher(tx, actor, { voucherId, reason, releaseHolds }, by);
      return new VoucherView(voucher, await tx.now());
    });
  }
}
