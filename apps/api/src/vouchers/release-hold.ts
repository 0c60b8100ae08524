import { holdAnswer, holdParams, VoucherHoldView } from '#http/views/voucher-hold.view.js';
import type { Actor } from '#operations/actor.js';
import { releaseHold } from '#operations/vouchers/release-hold.js';
import type { Tx } from '#persistence/database/transaction.js';
import { Body, Controller, Param } from '@nestjs/common';
import { Operation } from '../edge/operation.js';
import { CurrentActor, CurrentTx } from '../edge/write.js';

/** It has no fields: a body that has some is refused. */
export class ReleaseHoldBody {}

@Controller()
export class ReleaseHold {
  @Operation({
    method: 'POST',
    path: '/vouchers/:id/holds/:holdId/release',
    id: 'releaseHold',
    anyScope: ['vouchers:hold'],
    idempotency: 'required',
    tag: 'Vouchers',
    summary: 'Release a hold',
    description: 'Ends a hold without a redemption: what it held is available again.',
    params: holdParams,
    body: { type: ReleaseHoldBody, example: {}, optional: true },
    answer: holdAnswer('The released hold.', { status: 'released' }),
    refusals: ['voucher_not_found', 'hold_not_found', 'hold_captured', 'hold_released', 'hold_expired'],
  })
  async handle(
    @CurrentTx() tx: Tx,
    @CurrentActor() actor: Actor,
    @Param('id') voucherId: string,
    @Param('holdId') holdId: string,
    @Body() _body: ReleaseHoldBody,
  ): Promise<VoucherHoldView> {
    const { hold, voucher } = await releaseHold(tx, actor, { voucherId, holdId }, 'unaudited');
    return new VoucherHoldView(hold, voucher.currency, await tx.now());
  }
}
