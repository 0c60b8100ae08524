import { Repeated } from '#http/idempotency/answer-once.js';
import { ReturnOrderBody, returnOrderExample } from '#http/input/return-order-body.js';
import { orderReturnExample, OrderReturnView, returnRefusals } from '#http/views/order-return.view.js';
import { returnOrder } from '#operations/orders/return-order.js';
import { Body, Controller, Param } from '@nestjs/common';
import { PortalOperation } from '../edge/portal-operation.js';
import { WriteOnce, type WriteOnceAs } from '../edge/write-once.js';

@Controller()
export class ReturnOrder {
  @PortalOperation({
    method: 'POST',
    path: '/merchants/:m/orders/:id/returns',
    id: 'returnOrder',
    who: 'admin',
    idempotency: 'optional',
    tag: 'Orders',
    summary: 'Return an order',
    description:
      'Returns a part of the value of an order, or all that is left, and takes back what the rest would not award.',
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
  handle(
    @WriteOnce() write: WriteOnceAs,
    @Param('id') orderId: string,
    @Body() { value, returnNumber, reason }: ReturnOrderBody,
  ): Promise<string> {
    return write(orderId, async (tx, by, actor) => {
      const returned = await returnOrder(tx, actor, { orderId, value, returnNumber, reason }, by);
      const view = new OrderReturnView(returned.orderReturn, returned.currency, returned.isDuplicate);
      return returned.isDuplicate ? new Repeated(view) : view;
    });
  }
}
