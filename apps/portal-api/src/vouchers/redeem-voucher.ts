import { toMajor } from '#domain/money.js';
import { AmountField, TextField } from '#http/input/fields.js';
import {
  redeemedVoucherAnswer,
  type RedeemedVoucherView,
  redeemVoucherRefusals,
  voucherParams,
  VoucherView,
} from '#http/views/voucher.view.js';
import { redeemVoucher } from '#operations/vouchers/redeem-voucher.js';
import { Body, Controller, Param } from '@nestjs/common';
import { noteField } from '../edge/given-by-hand.js';
import { PortalOperation } from '../edge/portal-operation.js';
import { WriteOnce, type WriteOnceAs } from '../edge/write-once.js';

export class RedeemVoucherBody {
  @AmountField({ optional: true, description: "In major units of the voucher's currency; above 0.", example: 10 })
  amount?: number;

  @TextField(1, 500, noteField) reason?: string;
}

@Controller()
export class RedeemVoucher {
  @PortalOperation({
    method: 'POST',
    path: '/merchants/:m/vouchers/:id/redeem',
    id: 'redeemVoucher',
    who: 'staff',
    idempotency: 'required',
    tag: 'Vouchers',
    summary: 'Redeem a voucher',
    description:
      'Without `amount` all that is available is redeemed: the remaining value without what holds keep. To redeem ' +
      'less than the remaining value, the voucher must allow partial redemption.',
    params: voucherParams,
    body: { type: RedeemVoucherBody, example: { amount: 10 }, optional: true },
    answer: redeemedVoucherAnswer,
    refusals: redeemVoucherRefusals,
  })
  handle(
    @WriteOnce() write: WriteOnceAs,
    @Param('id') voucherId: string,
    @Body() { amount, reason }: RedeemVoucherBody,
  ): Promise<string> {
    return write(voucherId, async (tx, by, actor): Promise<RedeemedVoucherView> => {
      const { redeemedMinor, voucher } = await redeemVoucher(tx, actor, { voucherId, amount, reason }, by);
      return {
        redeemedAmount: toMajor(redeemedMinor, voucher.currency),
        data: new VoucherView(voucher, await tx.now()),
      };
    });
  }
}
