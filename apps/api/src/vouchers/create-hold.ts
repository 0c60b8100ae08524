import { holdSeconds } from '#domain/vouchers/holds/hold.js';
import { voucherHasStatus } from '#domain/vouchers/refusals.js';
import { AmountField, IntegerField, TextField } from '#http/input/fields.js';
import { holdAnswer, VoucherHoldView } from '#http/views/voucher-hold.view.js';
import { voucherParams } from '#http/views/voucher.view.js';
import { redeemVoucherRefusals } from '#http/vouchers/voucher-operations.js';
import type { LedgerActor } from '#operations/actor.js';
import { holdVoucher } from '#operations/vouchers/hold-voucher.js';
import type { Tx } from '#persistence/database/transaction.js';
import { Body, Controller, Param } from '@nestjs/common';
import { Operation } from '../edge/operation.js';
import { CurrentActor, CurrentTx } from '../edge/write.js';

const closedStatuses = ['pending', 'redeemed', 'expired', 'cancelled'] as const;

export class CreateHoldBody {
  @AmountField({
    optional: true,
    above: 0,
    description: "In major units of the voucher's currency.",
    example: 25,
  })
  amount?: number;

  @IntegerField(holdSeconds.min, holdSeconds.max, {
    optional: true,
    description: `After how many seconds it expires. Default: ${holdSeconds.default}.`,
    example: 900,
  })
  ttlSeconds?: number;

  @TextField(1, 200, {
    optional: true,
    description: 'Your own reference, such as a checkout.',
    example: 'checkout-100042',
  })
  reference?: string;
}

@Controller()
export class CreateHold {
  @Operation({
    method: 'POST',
    path: '/vouchers/:id/holds',
    id: 'createHold',
    anyScope: ['vouchers:hold'],
    idempotency: 'required',
    tag: 'Vouchers',
    summary: 'Hold an amount of a voucher',
    description:
      'Reserves `amount`, or all that is available, for a checkout that pays later. Nobody else can redeem the ' +
      'reserved amount until the hold is captured or released, or expires. A voucher that does not allow partial ' +
      'redemption must be held as a whole.',
    params: voucherParams,
    body: { type: CreateHoldBody, example: { amount: 25, reference: 'checkout-100042' }, optional: true },
    answer: { ...holdAnswer('The hold.'), status: 201 },
    refusals: [
      ...redeemVoucherRefusals.filter((reason) => reason !== 'amount_exceeds_remaining'),
      ...closedStatuses.map((status) => voucherHasStatus(status, 'held')),
      'too_many_holds',
    ],
  })
  async handle(
    @CurrentTx() tx: Tx,
    @CurrentActor() actor: LedgerActor,
    @Param('id') voucherId: string,
    @Body() { amount, ttlSeconds, reference }: CreateHoldBody,
  ): Promise<VoucherHoldView> {
    const { hold, voucher } = await holdVoucher(tx, actor, { voucherId, amount, ttlSeconds, reference });
    return new VoucherHoldView(hold, voucher.currency, await tx.now());
  }
}
