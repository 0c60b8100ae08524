import { queuedMessage, type SentVoucherView } from '#http/views/voucher.view.js';
import { SendVoucherBody } from '#http/vouchers/voucher-bodies.js';
import { voucherOperations } from '#http/vouchers/voucher-operations.js';
import type { LedgerActor } from '#operations/actor.js';
import { sendVoucher } from '#operations/vouchers/send-voucher.js';
import type { Tx } from '#persistence/database/transaction.js';
import { Body, Controller, Param } from '@nestjs/common';
import { Operation } from '../edge/operation.js';
import { CurrentActor, CurrentTx } from '../edge/write.js';
import { ApiSettings } from '../settings.js';

@Controller()
export class SendVoucher {
  constructor(private readonly settings: ApiSettings) {}

  @Operation({
    ...voucherOperations.send,
    path: '/vouchers/:id/send',
    anyScope: ['vouchers:manage'],
    idempotency: 'required',
    description: `${voucherOperations.send.description} After a 429 a retry may use the same Idempotency-Key.`,
  })
  async handle(
    @CurrentTx() tx: Tx,
    @CurrentActor() actor: LedgerActor,
    @Param('id') voucherId: string,
    @Body() _body: SendVoucherBody,
  ): Promise<SentVoucherView> {
    await sendVoucher(tx, actor, voucherId, this.settings.emailLimits);
    return { message: queuedMessage };
  }
}
