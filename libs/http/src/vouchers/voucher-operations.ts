import { voucherHasStatus } from '#domain/vouchers/refusals.js';
import type { SharedOperation } from '../openapi/documented-operation.js';
import { amountRefusals } from '../openapi/documented-refusals.js';
import { IssuedVoucherView } from '../views/issued-voucher.view.js';
import { ReversedVoucherView } from '../views/reversed-voucher.view.js';
import { voucherExample, voucherParams, VoucherView } from '../views/voucher.view.js';
import * as bodies from './voucher-bodies.js';

const write = { method: 'POST', tag: 'Vouchers' } as const;
const unused = {
  ...voucherExample,
  status: 'active',
  remainingValue: 50,
  availableValue: 50,
  redemptions: [],
  redemptionCount: 0,
};

/** (docs/reference/vouchers.md) */
export const voucherOperations = {
  issue: {
    ...write,
    id: 'issueVoucher',
    summary: 'Issue a voucher',
    description:
      'Issues a voucher of an active template to a customer (`customerId`), to an e-mail address ' +
      '(`recipientEmail`, whose customer is found or created), or to both: then the customer owns it and the ' +
      'e-mail address receives it. `send` counts against the e-mail limits of the voucher, of its recipient and ' +
      'of the merchant. If one of them is reached, the response is 429 and no voucher is issued.',
    body: {
      type: bodies.IssueVoucherBody,
      example: { voucherTemplateId: 'gift-voucher', recipientEmail: 'ada@example.com', value: 50 },
    },
    answer: {
      status: 201,
      description: 'The issued voucher.',
      shape: 'whole',
      type: IssuedVoucherView,
      example: { data: unused, emailQueued: true },
    },
    refusals: [
      'voucher_template_not_found',
      'customer_not_found',
      'recipient_missing',
      'voucher_template_inactive',
      'value_required',
      'value_out_of_range',
      ...amountRefusals('value', 'above 0'),
    ],
  },
  adjust: {
    ...write,
    id: 'adjustVoucher',
    summary: 'Adjust the remaining value of a voucher',
    description:
      'Sets the remaining value, at most the original value. The reason is recorded permanently. A pending ' +
      'voucher stays pending. Otherwise 0 makes it `redeemed`, the full value `active`, any other value `partial`.',
    params: voucherParams,
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
    params: voucherParams,
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
      'Gives back what a redemption has taken: `amount`, or all of it that is not reversed yet. A voucher that does not allow ' +
      'partial redemption is reversed whole, or by as much as its value has room for. An expired or cancelled voucher stays so: ' +
      'the value goes back, and `spendable` is false.',
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
          ...unused,
          redemptions: voucherExample.redemptions.map((redemption) => ({ ...redemption, reversedAmount: 10 })),
          redemptionCount: voucherExample.redemptionCount,
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
    ],
  },
} as const satisfies Record<string, SharedOperation>;
