import { Repeated } from '#http/idempotency/answer-once.js';
import { returnOperations } from '#http/orders/return-operations.js';
import { ReturnOrderBody } from '#http/orders/return-order-body.js';
import { OrderReturnView } from '#http/views/order-return.view.js';
import type { LedgerActor } from '#operations/actor.js';
import { returnOrder } from '#operations/orders/return-order.js';
import type { Tx } from '#persistence/database/transaction.js';
import { Body, Controller, Param } from '@nestjs/common';
import { Operation } from '../edge/operation.js';
import { CurrentActor, CurrentTx } from '../edge/write.js';

@Controller()
export class ReturnOrder {
  @Operation({
    ...returnOperations.create,
    path: '/orders/:id/returns',
    anyScope: ['orders:return'],
    idempotency: 'required',
  })
  async handle(
    @CurrentTx() tx: Tx,
    @CurrentActor() actor: LedgerActor,
    @Param('id') orderId: string,
    @Body() { value, returnNumber, reason }: ReturnOrderBody,
  ): Promise<OrderReturnView | Repeated> {
    const returned = await returnOrder(tx, actor, { orderId, value, returnNumber, reason });
    const view = new OrderReturnView(returned.orderReturn, returned.currency, returned.isDuplicate);
    return returned.isDuplicate ? new Repeated(view) : view;
  }
}
