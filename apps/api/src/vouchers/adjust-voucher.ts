import { voucherHasStatus } from '#domain/vouchers/refusals.js';
import { AmountField, BooleanField, TextField } from '#http/input/fields.js';
import type { Actor } from '#operations/actor.js';
import { adjustVoucher } from '#operations/vouchers/adjust-voucher.js';
import type { Tx } from '#persistence/database/transaction.js';
import { Body, Controller, Param } from '@nestjs/common';
import { Operation } from '../edge/operation.js';
import { CurrentActor, CurrentTx } from '../edge/write.js';
import { voucherExample, releaseHoldsField, voucherParams, VoucherView } from '#http/views/voucher.view.js';

export class AdjustVoucherBody {
  @AmountField({ description: "In major units of the voucher's currency, from 0 to its original value.", example: 40 })
  remainingValue: number;

  @TextField(1, 500, { description: 'Recorded permanently. It cannot be changed later.', example: 'Returned goods' })
  reason: string;

  @BooleanField(releaseHoldsField) releaseHolds?: boolean;
}

@Controller()
export class AdjustVoucher {
  @Operation({
    method: 'POST',
    path: '/vouchers/:id/adjust',
    id: 'adjustVoucher',
    anyScope: ['vouchers:manage'],
    idempotency: 'required',
    tag: 'Vouchers',
    summary: 'Adjust the remaining value of a voucher',
    description:
      'Sets the remaining value, at most the original value. The reason is recorded permanently. A pending ' +
      'voucher stays pending. Otherwise 0 makes it `redeemed`, the full value `active`, any other value `partial`.',
    params: voucherParams,
    body: { type: AdjustVoucherBody, example: { remainingValue: 40, reason: 'Returned goods' } },
    answer: {
      description: 'The voucher after the adjustment.',
      shape: 'data',
      type: VoucherView,
      example: voucherExample,
    },
    refusals: [
      'voucher_not_found',
      voucherHasStatus('expired', 'adjusted'),
      voucherHasStatus('cancelled', 'adjusted'),
      'remaining_exceeds_value',
      'voucher_held',
      'amount_invalid',
      'amount_too_precise',
      'amount_too_large',
    ],
  })
  async handle(
    @CurrentTx() tx: Tx,
    @CurrentActor() actor: Actor,
    @Param('id') voucherId: string,
    @Body() { remainingValue, reason, releaseHolds }: AdjustVoucherBody,
  ): Promise<VoucherView> {
    const voucher = await adjustVoucher(tx, actor, { voucherId, remainingValue, reason, releaseHolds }, 'unaudited');
    return new VoucherView(voucher, await tx.now());
  }
}
