import { VoucherView } from '#http/views/voucher.view.js';
import { CancelVoucherBody } from '#http/vouchers/voucher-bodies.js';
import { voucherCorrections } from '#http/vouchers/voucher-corrections.js';
import type { LedgerActor } from '#operations/actor.js';
import { cancelVoucher } from '#operations/vouchers/cancel-voucher.js';
import type { Tx } from '#persistence/database/transaction.js';
import { Body, Controller, Param } from '@nestjs/common';
import { Operation } from '../edge/operation.js';
import { CurrentActor, CurrentTx } from '../edge/write.js';

@Controller()
export class CancelVoucher {
  @Operation({
    ...voucherCorrections.cancel,
    path: '/vouchers/:id/cancel',
    anyScope: ['vouchers:manage'],
    idempotency: 'required',
  })
  async handle(
    @CurrentTx() tx: Tx,
    @CurrentActor() actor: LedgerActor,
    @Param('id') voucherId: string,
    @Body() { reason, releaseHolds }: CancelVoucherBody,
  ): Promise<VoucherView> {
    const voucher = await cancelVoucher(tx, actor, { voucherId, reason, releaseHolds });
    return new VoucherView(voucher, await tx.now());
  }
}
