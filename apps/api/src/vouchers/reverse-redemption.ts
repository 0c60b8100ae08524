import { numberInPath } from '#http/requests/number-in-path.js';
import { ReversedVoucherView } from '#http/views/reversed-voucher.view.js';
import { ReverseRedemptionBody } from '#http/vouchers/voucher-bodies.js';
import { voucherCorrections } from '#http/vouchers/voucher-corrections.js';
import type { LedgerActor } from '#operations/actor.js';
import { reverseRedemption } from '#operations/vouchers/reverse-redemption.js';
import type { Tx } from '#persistence/database/transaction.js';
import { Body, Controller, Param } from '@nestjs/common';
import { Operation } from '../edge/operation.js';
import { CurrentActor, CurrentTx } from '../edge/write.js';

@Controller()
export class ReverseRedemption {
  @Operation({
    ...voucherCorrections.reverseRedemption,
    path: '/vouchers/:id/redemptions/:number/reverse',
    anyScope: ['vouchers:manage'],
  })
  async handle(
    @CurrentTx() tx: Tx,
    @CurrentActor() actor: LedgerActor,
    @Param('id') voucherId: string,
    @Param('number') number: string,
    @Body() { amount, reason }: ReverseRedemptionBody,
  ): Promise<ReversedVoucherView> {
    const reversal = { voucherId, number: numberInPath(number), amount, reason };
    const { reversedMinor, voucher } = await reverseRedemption(tx, actor, reversal);
    return new ReversedVoucherView(reversedMinor, voucher, await tx.now());
  }
}
