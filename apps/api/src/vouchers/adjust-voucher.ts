import { Amount, TextField } from '#http/input/fields.js';
import { adjustVoucher } from '#operations/vouchers/adjust-voucher.js';
import { Body, Controller, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Operation } from '../edge/operation.js';
import { WriteOnce } from '../edge/write-once.js';
import { voucherExample, voucherParams, VoucherView } from '#http/views/voucher.view.js';

export class AdjustVoucherBody {
  @Amount({ description: "In major units of the voucher's currency, from 0 to its original value.", example: 40 })
  remainingValue: number;

  @TextField(1, 500, { description: 'Recorded permanently. It cannot be changed later.', example: 'Returned goods' })
  reason: string;
}

@Controller()
export class AdjustVoucher {
  constructor(private readonly writes: WriteOnce) {}

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
      'voucher_expired',
      'voucher_cancelled',
      'remaining_exceeds_value',
      'amount_invalid',
      'amount_too_precise',
      'amount_too_large',
    ],
  })
  handle(
    @Param('id') voucherId: string,
    @Body() { remainingValue, reason }: AdjustVoucherBody,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.writes.answer(request, reply, async (tx, actor) => {
      const voucher = await adjustVoucher(tx, actor, { voucherId, remainingValue, reason });
      return { status: 200, body: { success: true, data: new VoucherView(voucher, await tx.now()) } };
    });
  }
}
