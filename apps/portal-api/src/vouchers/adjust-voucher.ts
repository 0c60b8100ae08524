import { voucherHasStatus } from '#domain/vouchers/refusals.js';
import { amountRefusals } from '#http/openapi/documented-refusals.js';
import { AmountField, BooleanField, TextField } from '#http/input/fields.js';
import { voucherExample, releaseHoldsField, voucherParams, VoucherView } from '#http/views/voucher.view.js';
import { adjustVoucher } from '#operations/vouchers/adjust-voucher.js';
import { Body, Controller, Param } from '@nestjs/common';
import { PortalOperation } from '../edge/portal-operation.js';
import { WriteOnce, type WriteOnceAs } from '../edge/write-once.js';

export class AdjustVoucherBody {
  @AmountField({ description: "In major units of the voucher's currency, from 0 to its original value.", example: 40 })
  remainingValue: number;

  @TextField(1, 500, { description: 'Recorded permanently. It cannot be changed later.', example: 'Returned goods' })
  reason: string;

  @BooleanField(releaseHoldsField) releaseHolds?: boolean;
}

@Controller()
export class AdjustVoucher {
  @PortalOperation({
    method: 'POST',
    path: '/merchants/:m/vouchers/:id/adjust',
    id: 'adjustVoucher',
    who: 'staff',
    idempotency: 'optional',
    tag: 'Vouchers',
    summary: 'Adjust the remaining value of a voucher',
    description:
      'Sets the remaining value, at most the original value. The reason is recorded permanently. A pending ' +
      'voucher stays pending. Otherwise 0 makes it `redeemed`, the full value `active`, any other value `partial`.',
    params: voucherParams,
    body: { type: AdjustVoucherBody, example: { remainingValue: 40, reason: 'Returned goods' } },
    answer: {
      description: 'The voucher after the adjustment.',
      shape: 'data',
      type: VoucherView,
      example: voucherExample,
    },
    refusals: [
      'voucher_not_found',
      voucherHasStatus('expired', 'adjusted'),
      voucherHasStatus('cancelled', 'adjusted'),
      'remaining_exceeds_value',
      'voucher_held',
      ...amountRefusals('remainingValue'),
    ],
  })
  handle(
    @WriteOnce() write: WriteOnceAs,
    @Param('id') voucherId: string,
    @Body() { remainingValue, reason, releaseHolds }: AdjustVoucherBody,
  ): Promise<string> {
    return write(voucherId, async (tx, by, actor) => {
      const voucher = await adjustVoucher(tx, actor, { voucherId, remainingValue, reason, releaseHolds }, by);
      return new VoucherView(voucher, await tx.now());
    });
  }
}
