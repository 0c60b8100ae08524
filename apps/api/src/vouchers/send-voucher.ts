import { sendVoucher } from '#operations/vouchers/send-voucher.js';
import { Body, Controller, Param, Req, Res } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Operation } from '../edge/operation.js';
import { WriteOnce } from '../edge/write-once.js';
import { ApiSettings } from '../settings.js';
import { voucherParams } from '#http/views/voucher.view.js';

const message = 'The voucher e-mail is queued.';

/** It has no fields: a body that has some is refused. */
export class SendVoucherBody {}

export class SentVoucherView {
  @ApiProperty({ description: 'Human-readable.', example: message }) message: string;
}

@Controller()
export class SendVoucher {
  constructor(
    private readonly writes: WriteOnce,
    private readonly settings: ApiSettings,
  ) {}

  @Operation({
    method: 'POST',
    path: '/vouchers/:id/send',
    id: 'sendVoucher',
    anyScope: ['vouchers:manage'],
    idempotency: 'required',
    tag: 'Vouchers',
    summary: 'Send a voucher by e-mail',
    description:
      'Queues the e-mail with the voucher to its recipient. It returns when the e-mail is durably queued, not ' +
      'when it is delivered. The voucher must be pending, active or partial. The limit is 3 e-mails per voucher ' +
      'within an hour and 10 within 24 hours, and there are limits per recipient and merchant. After a 429 a retry ' +
      'may use the same Idempotency-Key.',
    params: voucherParams,
    body: { type: SendVoucherBody, example: {}, optional: true },
    answer: { description: 'The e-mail is queued.', shape: 'whole', type: SentVoucherView, example: { message } },
    refusals: [
      'voucher_not_found',
      'voucher_redeemed',
      'voucher_expired',
      'voucher_cancelled',
      'recipient_email_missing',
    ],
  })
  handle(
    @Param('id') voucherId: string,
    @Body() _body: SendVoucherBody,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.writes.answer(request, reply, async (tx, actor) => {
      await sendVoucher(tx, actor, voucherId, this.settings.emailLimits);
      return { status: 200, body: { success: true, message } };
    });
  }
}
