import { toMajor } from '#domain/money.js';
import { Amount } from '#http/input/fields.js';
import { redeemVoucher } from '#operations/vouchers/redeem-voucher.js';
import { Body, Controller, Param, Req, Res } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Operation } from '../edge/operation.js';
import { WriteOnce } from '../edge/write-once.js';
import { voucherExample, voucherParams, VoucherView } from '#http/views/voucher.view.js';

export class RedeemVoucherBody {
  @Amount({ optional: true, description: "In major units of the voucher's currency; above 0.", example: 10 })
  amount?: number;
}

export class RedeemedVoucherView {
  @ApiProperty({ description: 'In major units.', example: 10 }) redeemedAmount: number;
  @ApiProperty() data: VoucherView;
}

@Controller()
export class RedeemVoucher {
  constructor(private readonly writes: WriteOnce) {}

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
  handle(
    @Param('id') voucherId: string,
    @Body() { amount }: RedeemVoucherBody,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.writes.answer(request, reply, async (tx, actor) => {
      const { redeemedMinor, voucher } = await redeemVoucher(tx, actor, { voucherId, amount });
      const body: RedeemedVoucherView & { success: true } = {
        success: true,
        redeemedAmount: toMajor(redeemedMinor, voucher.currency),
        data: new VoucherView(voucher, await tx.now()),
      };
      return { status: 200, body };
    });
  }
}
