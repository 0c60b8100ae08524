import { toMajor } from '#domain/money.js';
import { AmountField } from '#http/input/fields.js';
import type { Actor } from '#operations/actor.js';
import { redeemVoucher } from '#operations/vouchers/redeem-voucher.js';
import type { Tx } from '#persistence/database/transaction.js';
import { Body, Controller, Param } from '@nestjs/common';
import { Operation } from '../edge/operation.js';
import { CurrentActor, CurrentTx } from '../edge/write.js';
import {
  redeemedVoucherAnswer,
  type RedeemedVoucherView,
  redeemVoucherRefusals,
  voucherParams,
  VoucherView,
} from '#http/views/voucher.view.js';

export class RedeemVoucherBody {
  @AmountField({ optional: true, description: "In major units of the voucher's currency; above 0.", example: 10 })
  amount?: number;
}

@Controller()
export class RedeemVoucher {
  @Operation({
    method: 'POST',
    path: '/vouchers/:id/redeem',
    id: 'redeemVoucher',
    anyScope: ['vouchers:redeem'],
    idempotency: 'required',
    limit: 'voucherRedemptionsPerMinute',
    tag: 'Vouchers',
    summary: 'Redeem a voucher',
    description:
      'Without `amount` all that is available is redeemed: the remaining value without what holds keep. To redeem ' +
      'less than the remaining value, the voucher must allow partial redemption. After a timeout, send the same request with the same ' +
      'Idempotency-Key: it is applied only once.',
    params: voucherParams,
    body: { type: RedeemVoucherBody, example: { amount: 10 }, optional: true },
    answer: redeemedVoucherAnswer,
    refusals: redeemVoucherRefusals,
  })
  async handle(
    @CurrentTx() tx: Tx,
    @CurrentActor() actor: Actor,
    @Param('id') voucherId: string,
    @Body() { amount }: RedeemVoucherBody,
  ): Promise<RedeemedVoucherView> {
    const { redeemedMinor, voucher } = await redeemVoucher(tx, actor, { voucherId, amount }, 'unaudited');
    return {
      redeemedAmount: toMajor(redeemedMinor, voucher.currency),
      data: new VoucherView(voucher, await tx.now()),
    };
  }
}
