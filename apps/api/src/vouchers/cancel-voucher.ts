import { voucherHasStatus } from '#domain/vouchers/refusals.js';
import { BooleanField, TextField } from '#http/input/fields.js';
import type { Actor } from '#operations/actor.js';
import { cancelVoucher } from '#operations/vouchers/cancel-voucher.js';
import type { Tx } from '#persistence/database/transaction.js';
import { Body, Controller, Param } from '@nestjs/common';
import { Operation } from '../edge/operation.js';
import { CurrentActor, CurrentTx } from '../edge/write.js';
import { voucherExample, releaseHoldsField, voucherParams, VoucherView } from '#http/views/voucher.view.js';

export class CancelVoucherBody {
  @TextField(1, 500, { description: 'Recorded permanently. It cannot be changed later.', example: 'Order refunded' })
  reason: string;

  @BooleanField(releaseHoldsField) releaseHolds?: boolean;
}

@Controller()
export class CancelVoucher {
  @Operation({
    method: 'POST',
    path: '/vouchers/:id/cancel',
    id: 'cancelVoucher',
    anyScope: ['vouchers:manage'],
    idempotency: 'required',
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
  async handle(
    @CurrentTx() tx: Tx,
    @CurrentActor() actor: Actor,
    @Param('id') voucherId: string,
    @Body() { reason, releaseHolds }: CancelVoucherBody,
  ): Promise<VoucherView> {
    const voucher = await cancelVoucher(tx, actor, { voucherId, reason, releaseHolds }, 'unaudited');
    return new VoucherView(voucher, await tx.now());
  }
}
