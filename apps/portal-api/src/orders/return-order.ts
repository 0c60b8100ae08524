import { Repeated } from '#http/idempotency/answer-once.js';
import { returnOperations } from '#http/orders/return-operations.js';
import { ReturnOrderBody } from '#http/orders/return-order-body.js';
import { OrderReturnView } from '#http/views/order-return.view.js';
import { returnOrder } from '#operations/orders/return-order.js';
import { Body, Controller, Param } from '@nestjs/common';
import { PortalOperation } from '../edge/portal-operation.js';
import { WriteOnce, type WriteOnceAs } from '../edge/write-once.js';

@Controller()
export class ReturnOrder {
  @PortalOperation({
    ...returnOperations.create,
    path: '/merchants/:m/orders/:id/returns',
    who: 'admin',
    idempotency: 'optional',
  })
  handle(
    @WriteOnce() write: WriteOnceAs,
    @Param('id') orderId: string,
    @Body() { value, returnNumber, reason }: ReturnOrderBody,
  ): Promise<string> {
    return write(orderId, async (tx, actor) => {
      const returned = await returnOrder(tx, actor, { orderId, value, returnNumber, reason });
      const view = new OrderReturnView(returned.orderReturn, returned.currency, returned.isDuplicate);
      return returned.isDuplicate ? new Repeated(view) : view;
    });
  }
}
