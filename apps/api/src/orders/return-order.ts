import { Repeated } from '#http/idempotency/answer-once.js';
import { ReturnOrderBody, returnOrderExample } from '#http/input/return-order-body.js';
import { orderReturnExample, OrderReturnView, returnRefusals } from '#http/views/order-return.view.js';
import type { Actor } from '#operations/actor.js';
import { returnOrder } from '#operations/orders/return-order.js';
import type { Tx } from '#persistence/database/transaction.js';
import { Body, Controller, Param } from '@nestjs/common';
import { Operation } from '../edge/operation.js';
import { CurrentActor, CurrentTx } from '../edge/write.js';

@Controller()
export class ReturnOrder {
  @Operation({
    method: 'POST',
    path: '/orders/:id/returns',
    id: 'returnOrder',
    anyScope: ['orders:return'],
    idempotency: 'required',
    tag: 'Orders',
    summary: 'Return an order',
    description:
      'Returns a part of the value of an order, or all that is left. It takes back the stamps and points that the rest ' +
      'would not award by the settings that decided the order, and the rewards that it would not issue. A whole return ' +
      'gives the coupon of the order back. A second return with the same `returnNumber` answers the first result.',
    params: { id: 'id or externalId of the order.' },
    body: { type: ReturnOrderBody, example: returnOrderExample, optional: true },
    answer: {
      status: 201,
      description: 'The return.',
      shape: 'data',
      type: OrderReturnView,
      example: orderReturnExample,
      repeated: {
        description: 'The first return with this returnNumber. Nothing was changed.',
        example: { ...orderReturnExample, duplicate: true },
      },
    },
    refusals: returnRefusals,
  })
  async handle(
    @CurrentTx() tx: Tx,
    @CurrentActor() actor: Actor,
    @Param('id') orderId: string,
    @Body() { value, returnNumber, reason }: ReturnOrderBody,
  ): Promise<OrderReturnView | Repeated> {
    const returned = await returnOrder(tx, actor, { orderId, value, returnNumber, reason }, 'unaudited');
    const view = new OrderReturnView(returned.orderReturn, returned.currency, returned.isDuplicate);
    return returned.isDuplicate ? new Repeated(view) : view;
  }
}
