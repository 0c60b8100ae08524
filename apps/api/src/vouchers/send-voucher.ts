import { voucherHasStatus } from '#domain/vouchers/refusals.js';
import type { Actor } from '#operations/actor.js';
import { sendVoucher } from '#operations/vouchers/send-voucher.js';
import type { Tx } from '#persistence/database/transaction.js';
import { Body, Controller, Param } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Operation } from '../edge/operation.js';
import { CurrentActor, CurrentTx } from '../edge/write.js';
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
  constructor(private readonly settings: ApiSettings) {}

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
      voucherHasStatus('redeemed', 'sent'),
      voucherHasStatus('expired', 'sent'),
      voucherHasStatus('cancelled', 'sent'),
      'recipient_email_missing',
    ],
  })
  async handle(
    @CurrentTx() tx: Tx,
    @CurrentActor() actor: Actor,
    @Param('id') voucherId: string,
    @Body() _body: SendVoucherBody,
  ): Promise<SentVoucherView> {
    await sendVoucher(tx, actor, voucherId, this.settings.emailLimits, 'unaudited');
    return { message };
  }
}
