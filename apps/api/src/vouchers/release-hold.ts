import { VoucherHoldView } from '#http/views/voucher-hold.view.js';
import { ReleaseHoldBody } from '#http/vouchers/voucher-bodies.js';
import { voucherOperations } from '#http/vouchers/voucher-operations.js';
import type { LedgerActor } from '#operations/actor.js';
import { releaseHold } from '#operations/vouchers/release-hold.js';
import type { Tx } from '#persistence/database/transaction.js';
import { Body, Controller, Param } from '@nestjs/common';
import { Operation } from '../edge/operation.js';
import { CurrentActor, CurrentTx } from '../edge/write.js';

@Controller()
export class ReleaseHold {
  @Operation({
    ...voucherOperations.releaseHold,
    path: '/vouchers/:id/holds/:holdId/release',
    anyScope: ['vouchers:hold'],
  })
  async handle(
    @CurrentTx() tx: Tx,
    @CurrentActor() actor: LedgerActor,
    @Param('id') voucherId: string,
    @Param('holdId') holdId: string,
    @Body() _body: ReleaseHoldBody,
  ): Promise<VoucherHoldView> {
    const { hold, voucher } = await releaseHold(tx, actor, { voucherId, holdId });
    return new VoucherHoldView(hold, voucher.currency, await tx.now());
  }
}
