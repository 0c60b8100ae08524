import { toMajor } from '#domain/money.js';
import { type RedeemedVoucherView, VoucherView } from '#http/views/voucher.view.js';
import { RedeemVoucherBody } from '#http/vouchers/voucher-bodies.js';
import { voucherOperations } from '#http/vouchers/voucher-operations.js';
import type { LedgerActor } from '#operations/actor.js';
import { redeemVoucher } from '#operations/vouchers/redeem-voucher.js';
import type { Tx } from '#persistence/database/transaction.js';
import { Body, Controller, Param } from '@nestjs/common';
import { Operation } from '../edge/operation.js';
import { CurrentActor, CurrentTx } from '../edge/write.js';

@Controller()
export class RedeemVoucher {
  @Operation({
    ...voucherOperations.redeem,
    path: '/vouchers/:id/redeem',
    anyScope: ['vouchers:redeem'],
    limit: 'voucherRedemptionsPerMinute',
    description:
      `${voucherOperations.redeem.description} After a timeout, send the same request with the same ` +
      'Idempotency-Key: it is applied only once.',
  })
  async handle(
    @CurrentTx() tx: Tx,
    @CurrentActor() actor: LedgerActor,
    @Param('id') voucherId: string,
    @Body() { amount }: RedeemVoucherBody,
  ): Promise<RedeemedVoucherView> {
    const { redeemedMinor, voucher } = await redeemVoucher(tx, actor, { voucherId, amount });
    return {
      redeemedAmount: toMajor(redeemedMinor, voucher.currency),
      data: new VoucherView(voucher, await tx.now()),
    };
  }
}
