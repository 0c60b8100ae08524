import { AmountField } from '#http/input/fields.js';
import { holdAnswer, holdParams, VoucherHoldView } from '#http/views/voucher-hold.view.js';
import type { LedgerActor } from '#operations/actor.js';
import { captureHold } from '#operations/vouchers/capture-hold.js';
import type { Tx } from '#persistence/database/transaction.js';
import { Body, Controller, Param } from '@nestjs/common';
import { Operation } from '../edge/operation.js';
import { CurrentActor, CurrentTx } from '../edge/write.js';

export class CaptureHoldBody {
  @AmountField({
    optional: true,
    above: 0,
    description: "In major units of the voucher's currency.",
    example: 20,
  })
  amount?: number;
}

@Controller()
export class CaptureHold {
  @Operation({
    method: 'POST',
    path: '/vouchers/:id/holds/:holdId/capture',
    id: 'captureHold',
    anyScope: ['vouchers:hold'],
    idempotency: 'required',
    limit: 'voucherRedemptionsPerMinute',
    tag: 'Vouchers',
    summary: 'Capture a hold',
    description:
      'Redeems `amount`, or the whole hold, from the voucher. A hold can be captured once, even if the voucher has ' +
      'expired since the hold was made. The rest of the hold becomes available again.',
    params: holdParams,
    body: { type: CaptureHoldBody, example: { amount: 20 }, optional: true },
    answer: holdAnswer('The captured hold.', { status: 'captured', capturedAmount: 20 }),
    refusals: [
      'voucher_not_found',
      'hold_not_found',
      'hold_captured',
      'hold_released',
      'hold_expired',
      'amount_invalid',
      'amount_too_precise',
      'amount_too_large',
      'amount_exceeds_hold',
      'partial_redemption_not_allowed',
    ],
  })
  async handle(
    @CurrentTx() tx: Tx,
    @CurrentActor() actor: LedgerActor,
    @Param('id') voucherId: string,
    @Param('holdId') holdId: string,
    @Body() { amount }: CaptureHoldBody,
  ): Promise<VoucherHoldView> {
    const { hold, voucher } = await captureHold(tx, actor, { voucherId, holdId, amount });
    return new VoucherHoldView(hold, voucher.currency, await tx.now());
  }
}
