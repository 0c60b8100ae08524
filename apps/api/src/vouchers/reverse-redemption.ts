import { AmountField, TextField } from '#http/input/fields.js';
import {
  redemptionNumber,
  redemptionParams,
  reversedVoucherAnswer,
  ReversedVoucherView,
  reverseRedemptionRefusals,
} from '#http/views/reversed-voucher.view.js';
import type { Actor } from '#operations/actor.js';
import { reverseRedemption } from '#operations/vouchers/reverse-redemption.js';
import type { Tx } from '#persistence/database/transaction.js';
import { Body, Controller, Param } from '@nestjs/common';
import { Operation } from '../edge/operation.js';
import { CurrentActor, CurrentTx } from '../edge/write.js';

export class ReverseRedemptionBody {
  @AmountField({ optional: true, description: "In major units of the voucher's currency; above 0.", example: 10 })
  amount?: number;

  @TextField(1, 500, { description: 'Recorded permanently. It cannot be changed later.', example: 'Order returned' })
  reason: string;
}

@Controller()
export class ReverseRedemption {
  @Operation({
    method: 'POST',
    path: '/vouchers/:id/redemptions/:number/reverse',
    id: 'reverseRedemption',
    anyScope: ['vouchers:manage'],
    idempotency: 'required',
    tag: 'Vouchers',
    summary: 'Reverse a redemption of a voucher',
    description:
      'Gives back what a redemption has taken: `amount`, or all of it that is not reversed yet. A voucher that does not allow ' +
      'partial redemption is reversed whole, or by as much as its value has room for. An expired or cancelled voucher stays so: ' +
      'the value goes back, and `spendable` is false.',
    params: redemptionParams,
    body: { type: ReverseRedemptionBody, example: { amount: 10, reason: 'Order returned' } },
    answer: reversedVoucherAnswer,
    refusals: reverseRedemptionRefusals,
  })
  async handle(
    @CurrentTx() tx: Tx,
    @CurrentActor() actor: Actor,
    @Param('id') voucherId: string,
    @Param('number') number: string,
    @Body() { amount, reason }: ReverseRedemptionBody,
  ): Promise<ReversedVoucherView> {
    const reversal = { voucherId, number: redemptionNumber(number), amount, reason };
    const { reversedMinor, voucher } = await reverseRedemption(tx, actor, reversal, 'unaudited');
    return new ReversedVoucherView(reversedMinor, voucher, await tx.now());
  }
}
