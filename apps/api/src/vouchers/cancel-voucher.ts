import { TextField } from '#http/input/fields.js';
import { cancelVoucher } from '#operations/vouchers/cancel-voucher.js';
import { Body, Controller, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Operation } from '../edge/operation.js';
import { WriteOnce } from '../edge/write-once.js';
import { voucherExample, voucherParams, VoucherView } from '#http/views/voucher.view.js';

export class CancelVoucherBody {
  @TextField(1, 500, { description: 'Recorded permanently. It cannot be changed later.', example: 'Order refunded' })
  reason: string;
}

@Controller()
export class CancelVoucher {
  constructor(private readonly writes: WriteOnce) {}

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
    refusals: ['voucher_not_found', 'voucher_redeemed', 'voucher_expired', 'voucher_cancelled'],
  })
  handle(
    @Param('id') voucherId: string,
    @Body() { reason }: CancelVoucherBody,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.writes.answer(request, reply, async (tx, actor) => {
      const voucher = await cancelVoucher(tx, actor, { voucherId, reason });
      return { status: 200, body: { success: true, data: new VoucherView(voucher, await tx.now()) } };
    });
  }
}
