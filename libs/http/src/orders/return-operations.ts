import {
  orderReturned,
  returnExceedsOrder,
  returnNumberMismatch,
  returnValueInvalid,
} from '#domain/orders/refusals.js';
import { pageQuery } from '../openapi/documented-answer.js';
import type { SharedOperation } from '../openapi/documented-operation.js';
import * as views from '../views/order-return.view.js';
import { ReturnOrderBody } from './return-order-body.js';

const common = { tag: 'Orders', params: { id: 'id or externalId of the order.' } } as const;
const body = {
  type: ReturnOrderBody,
  example: { value: 10, returnNumber: 'R-1', reason: 'Too small' },
  optional: true,
} as const;
const refusals = [
  'order_not_found',
  orderReturned(),
  returnExceedsOrder(1490, 'GBP'),
  returnNumberMismatch(),
  returnValueInvalid(),
  'amount_too_precise',
  'amount_too_large',
] as const;

/** (docs/reference/orders.md#return-an-order) */
export const returnOperations = {
  list: {
    ...common,
    method: 'GET',
    id: 'listReturns',
    summary: 'List the returns of an order',
    description: 'The returns of one order, newest first.',
    query: pageQuery,
    answer: {
      description: 'A page of returns.',
      shape: 'page',
      type: views.OrderReturnView,
      example: views.orderReturnExample,
    },
    refusals: ['order_not_found'],
  },
  create: {
    ...common,
    method: 'POST',
    id: 'returnOrder',
    summary: 'Return an order',
    description:
      'Returns a part of the value of an order, or all that is left. Stamps, points and rewards are recalculated for ' +
      'the remaining value, with the settings that applied to the order; the difference is taken back. If the whole ' +
      'order is returned, its coupon becomes active again, unless it has expired. A second return with the same ' +
      '`returnNumber` returns the first result.',
    body,
    answer: {
      status: 201,
      description: 'The return.',
      shape: 'data',
      type: views.OrderReturnView,
      example: views.orderReturnExample,
      repeated: {
        description: 'The first return with this returnNumber. Nothing was changed.',
        example: { ...views.orderReturnExample, duplicate: true },
      },
    },
    refusals,
  },
  preview: {
    ...common,
    method: 'POST',
    id: 'previewReturn',
    summary: 'Preview a return',
    description:
      'Shows what a return would take back now. The service runs the return and rolls it back, so nothing is ' +
      'changed. The request takes no `Idempotency-Key`, counts as a read, and waits at most 200 ms for a lock.',
    body,
    answer: {
      description: 'What the return would be.',
      shape: 'data',
      type: views.PreviewedReturnView,
      example: views.previewedReturnExample,
    },
    refusals: [...refusals, 'database_busy'],
  },
} as const satisfies Record<string, SharedOperation>;
