import { VoucherView } from '#http/views/voucher.view.js';
import { AdjustVoucherBody } from '#http/vouchers/voucher-bodies.js';
import { voucherCorrections } from '#http/vouchers/voucher-corrections.js';
import type { LedgerActor } from '#operations/actor.js';
import { adjustVoucher } from '#operations/vouchers/adjust-voucher.js';
import type { Tx } from '#persistence/database/transaction.js';
import { Body, Controller, Param } from '@nestjs/common';
import { Operation } from '../edge/operation.js';
import { CurrentActor, CurrentTx } from '../edge/write.js';

@Controller()
export class AdjustVoucher {
  @Operation({
    ...voucherCorrections.adjust,
    path: '/vouchers/:id/adjust',
    anyScope: ['vouchers:manage'],
    idempotency: 'required',
  })
  async handle(
    @CurrentTx() tx: Tx,
    @CurrentActor() actor: LedgerActor,
    @Param('id') voucherId: string,
    @Body() { remainingValue, reason, releaseHolds }: AdjustVoucherBody,
  ): Promise<VoucherView> {
    const voucher = await adjustVoucher(tx, actor, { voucherId, remainingValue, reason, releaseHolds });
    return new VoucherView(voucher, await tx.now());
  }
}
