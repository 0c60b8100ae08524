import { AmountField, TextField } from '#http/input/fields.js';
import {
  redemptionNumber,
  redemptionParams,
  reversedVoucherAnswer,
  ReversedVoucherView,
  reverseRedemptionRefusals,
} from '#http/views/reversed-voucher.view.js';
import { reverseRedemption } from '#operations/vouchers/reverse-redemption.js';
import { Body, Controller, Param } from '@nestjs/common';
import { PortalOperation } from '../edge/portal-operation.js';
import { WriteOnce, type WriteOnceAs } from '../edge/write-once.js';

export class ReverseRedemptionBody {
  @AmountField({ optional: true, description: "In major units of the voucher's currency; above 0.", example: 10 })
  amount?: number;

  @TextField(1, 500, { description: 'Recorded permanently. It cannot be changed later.', example: 'Order returned' })
  reason: string;
}

@Controller()
export class ReverseRedemption {
  @PortalOperation({
    method: 'POST',
    path: '/merchants/:m/vouchers/:id/redemptions/:number/reverse',
    id: 'reverseRedemption',
    who: 'admin',
    idempotency: 'required',
    tag: 'Vouchers',
    summary: 'Reverse a redemption of a voucher',
    description:
      'Gives back what a redemption has taken: `amount`, or all of it that is not reversed yet. An expired or cancelled voucher ' +
      'stays so: the value goes back, and `spendable` is false.',
    params: redemptionParams,
    body: { type: ReverseRedemptionBody, example: { amount: 10, reason: 'Order returned' } },
    answer: reversedVoucherAnswer,
    refusals: reverseRedemptionRefusals,
  })
  handle(
    @WriteOnce() write: WriteOnceAs,
    @Param('id') voucherId: string,
    @Param('number') number: string,
    @Body() { amount, reason }: ReverseRedemptionBody,
  ): Promise<string> {
    return write(voucherId, async (tx, by, actor) => {
      const reversal = { voucherId, number: redemptionNumber(number), amount, reason };
      const { reversedMinor, voucher } = await reverseRedemption(tx, actor, reversal, by);
      return new ReversedVoucherView(reversedMinor, voucher, await tx.now());
    });
  }
}
