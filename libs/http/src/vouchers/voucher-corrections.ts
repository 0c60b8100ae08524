import { voucherHasStatus } from '#domain/vouchers/refusals.js';
import type { SharedOperation } from '../openapi/documented-operation.js';
import { amountRefusals } from '../openapi/documented-refusals.js';
import { ReversedVoucherView } from '../views/reversed-voucher.view.js';
import { voucherExample, voucherParams, VoucherView } from '../views/voucher.view.js';
import * as bodies from './voucher-bodies.js';

const write = { method: 'POST', tag: 'Vouchers', params: voucherParams } as const;

/** What changes or takes back what was done to a voucher. (docs/reference/vouchers.md#adjust) */
export const voucherCorrections = {
  adjust: {
    ...write,
    id: 'adjustVoucher',
    summary: 'Adjust the remaining value of a voucher',
    description:
      'Sets the remaining value, at most the original value. The reason is recorded permanently. A pending ' +
      'voucher stays pending. Otherwise 0 makes it `redeemed`, the full value `active`, any other value `partial`.',
    body: { type: bodies.AdjustVoucherBody, example: { remainingValue: 40, reason: 'Returned goods' } },
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
  },
  cancel: {
    ...write,
    id: 'cancelVoucher',
    summary: 'Cancel a voucher',
    description:
      'Cancels a pending, active or partial voucher, so that it can no longer be redeemed. The reason is recorded permanently.',
    body: { type: bodies.CancelVoucherBody, example: { reason: 'Order refunded' } },
    answer: {
      description: 'The cancelled voucher.',
      shape: 'data',
      type: VoucherView,
      example: { ...voucherExample, status: 'cancelled' },
    },
    refusals: [
      'voucher_not_found',
      voucherHasStatus('redeemed', 'cancelled'),
      voucherHasStatus('expired', 'cancelled'),
      voucherHasStatus('cancelled', 'cancelled'),
      'voucher_held',
    ],
  },
  reverseRedemption: {
    ...write,
    id: 'reverseRedemption',
    idempotency: 'required',
    summary: 'Reverse a redemption of a voucher',
    description:
      'Gives back `amount` of a redemption, or all of it that is not reversed yet. Without partial redemption, the ' +
      "whole redemption is reversed, at most up to the voucher's original value. An expired or cancelled voucher " +
      'keeps its status; `spendable` is then false.',
    params: { ...voucherParams, number: '`number` of the redemption.' },
    body: { type: bodies.ReverseRedemptionBody, example: { amount: 10, reason: 'Order returned' } },
    answer: {
      description: 'The voucher after the reversal.',
      shape: 'whole',
      type: ReversedVoucherView,
      example: {
        reversedAmount: 10,
        spendable: true,
        data: {
          ...voucherExample,
          status: 'active',
          remainingValue: 50,
          availableValue: 50,
          redemptions: voucherExample.redemptions.map((redemption) => ({ ...redemption, reversedAmount: 10 })),
        },
      },
    },
    refusals: [
      'voucher_not_found',
      'redemption_not_found',
      'amount_invalid',
      'amount_too_precise',
      'amount_too_large',
      'reversal_exceeds_redemption',
      'reversal_exceeds_value',
      'partial_redemption_not_allowed',
      'voucher_held',
    ],
  },
} as const satisfies Record<string, SharedOperation>;
