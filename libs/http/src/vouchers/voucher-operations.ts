import { voucherHasStatus } from '#domain/vouchers/refusals.js';
import type { SharedOperation } from '../openapi/documented-operation.js';
import { amountRefusals, type Documented } from '../openapi/documented-refusals.js';
import { IssuedVoucherView } from '../views/issued-voucher.view.js';
import { holdAnswer, holdParams } from '../views/voucher-hold.view.js';
import {
  queuedMessage,
  RedeemedVoucherView,
  SentVoucherView,
  voucherExample,
  voucherParams,
} from '../views/voucher.view.js';
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

/** The refusals of a redemption. Creating a hold can be refused for most of them too. */
export const redeemVoucherRefusals: readonly Documented[] = [
  'voucher_not_found',
  'voucher_pending',
  'voucher_redeemed',
  'voucher_expired',
  'voucher_cancelled',
  'voucher_empty',
  'amount_invalid',
  'amount_too_precise',
  'amount_too_large',
  'amount_exceeds_remaining',
  'voucher_held',
  'amount_held',
  'partial_redemption_not_allowed',
];

/** (docs/reference/vouchers.md) */
export const voucherOperations = {
  issue: {
    ...write,
    id: 'issueVoucher',
    summary: 'Issue a voucher',
    description:
      'Issues a voucher of an active template. Send `customerId`, `recipientEmail`, or both. With both, the customer ' +
      'owns the voucher and the e-mail address receives it. With only `recipientEmail`, the customer with this ' +
      'e-mail address owns it, and is created if there is none. `send` counts against the e-mail limits of the ' +
      'voucher, of its recipient and of the merchant. If one of these limits is reached, the response is a 429 and ' +
      'no voucher is issued.',
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
  redeem: {
    ...write,
    id: 'redeemVoucher',
    idempotency: 'required',
    summary: 'Redeem a voucher',
    description:
      'Redeems `amount`. If `amount` is absent, the whole available value is redeemed: the remaining value minus the ' +
      'amount that holds reserve. To redeem less than the remaining value, the voucher must allow partial redemption.',
    params: voucherParams,
    body: { type: bodies.RedeemVoucherBody, example: { amount: 10 }, optional: true },
    answer: {
      description: 'The voucher after the redemption.',
      shape: 'whole',
      type: RedeemedVoucherView,
      example: { redeemedAmount: 10, data: voucherExample },
    },
    refusals: redeemVoucherRefusals,
  },
  send: {
    ...write,
    id: 'sendVoucher',
    summary: 'Send a voucher by e-mail',
    description:
      'Queues the e-mail with the voucher to its recipient. It returns when the e-mail is durably queued, not ' +
      'when it is delivered. The voucher must be pending, active or partial. The limit is 3 e-mails per voucher ' +
      'within an hour and 10 within 24 hours, and there are limits per recipient and merchant.',
    params: voucherParams,
    body: { type: bodies.SendVoucherBody, example: {}, optional: true },
    answer: {
      description: 'The e-mail is queued.',
      shape: 'whole',
      type: SentVoucherView,
      example: { message: queuedMessage },
    },
    refusals: [
      'voucher_not_found',
      voucherHasStatus('redeemed', 'sent'),
      voucherHasStatus('expired', 'sent'),
      voucherHasStatus('cancelled', 'sent'),
      'recipient_email_missing',
    ],
  },
  downloadPdf: {
    method: 'GET',
    tag: 'Vouchers',
    id: 'downloadVoucherPdf',
    withoutHead: true,
    summary: 'Download a voucher as PDF',
    description:
      'The voucher as a printable PDF with its current state. A voucher that cannot be redeemed is marked across the ' +
      'page. If the content did not change, the stored PDF is returned.',
    params: voucherParams,
    answer: { description: 'The PDF.', shape: 'pdf', type: Object, example: {} },
    refusals: ['voucher_not_found', 'pdf_unavailable'],
  },
  releaseHold: {
    ...write,
    id: 'releaseHold',
    idempotency: 'required',
    summary: 'Release a hold',
    description: 'Ends a hold without a redemption: what it held is available again.',
    params: holdParams,
    body: { type: bodies.ReleaseHoldBody, example: {}, optional: true },
    answer: holdAnswer('The released hold.', { status: 'released' }),
    refusals: ['voucher_not_found', 'hold_not_found', 'hold_captured', 'hold_released', 'hold_expired'],
  },
} as const satisfies Record<string, SharedOperation>;
