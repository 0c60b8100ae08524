import { toMajor } from '#domain/money.js';
import { AmountField } from '#http/input/fields.js';
import type { Actor } from '#operations/actor.js';
import { redeemVoucher } from '#operations/vouchers/redeem-voucher.js';
import type { Tx } from '#persistence/database/transaction.js';
import { Body, Controller, Param } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Operation } from '../edge/operation.js';
import { CurrentActor, CurrentTx } from '../edge/write.js';
import { voucherExample, voucherParams, VoucherView } from '#http/views/voucher.view.js';

export class RedeemVoucherBody {
  @AmountField({ optional: true, description: "In major units of the voucher's currency; above 0.", example: 10 })
  amount?: number;
}

export class RedeemedVoucherView {
  @ApiProperty({ description: 'In major units.', example: 10 }) redeemedAmount: number;
  @ApiProperty() data: VoucherView;
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
      'Without `amount` the whole remaining value is redeemed. An `amount` below the remaining value requires a ' +
      'voucher that allows partial redemption. After a timeout, send the same request with the same ' +
      'Idempotency-Key: it is applied only once.',
    params: voucherParams,
    body: { type: RedeemVoucherBody, example: { amount: 10 }, optional: true },
    answer: {
      description: 'The voucher after the redemption.',
      shape: 'whole',
      type: RedeemedVoucherView,
      example: { redeemedAmount: 10, data: voucherExample },
    },
    refusals: [
      'voucher_not_found',
      'voucher_pending',
      'voucher_redeemed',
      'voucher_expired',
      'voucher_cancelled',
      'voucher_empty',
      'amount_invalid',
      'amount_too_precise',
      'amount_too_large',
      'amount_exceeds_remaining',
      'partial_redemption_not_allowed',
    ],
  })
  async handle(
    @CurrentTx() tx: Tx,
    @CurrentActor() actor: Actor,
    @Param('id') voucherId: string,
    @Body() { amount }: RedeemVoucherBody,
  ): Promise<RedeemedVoucherView> {
    const { redeemedMinor, voucher } = await redeemVoucher(tx, actor, { voucherId, amount });
    return {
      redeemedAmount: toMajor(redeemedMinor, voucher.currency),
      data: new VoucherView(voucher, await tx.now()),
    };
  }
}
