import { notFound } from '#domain/errors.js';
import { parseReference } from '#domain/ids.js';
import { Database } from '#persistence/database/database.js';
import { findOrder } from '#persistence/orders/order.store.js';
import { Controller, Param } from '@nestjs/common';
import { type Caller, CurrentCaller } from '../edge/caller.js';
import { Operation } from '../edge/operation.js';
import { orderExample, OrderView } from '#http/views/order.view.js';

@Controller()
export class ReadOrder {
  constructor(private readonly db: Database) {}

  @Operation({
    method: 'GET',
    path: '/orders/:id',
    id: 'readOrder',
    anyScope: ['orders:read'],
    tag: 'Orders',
    summary: 'Read an order',
    description: 'One order, by its id or externalId.',
    params: { id: 'id or externalId of the order.' },
    answer: { description: 'The order.', shape: 'data', type: OrderView, example: orderExample },
    refusals: ['order_not_found'],
  })
  async handle(@CurrentCaller() { merchantId }: Caller, @Param('id') id: string): Promise<OrderView> {
    const order = await findOrder(this.db, merchantId, parseReference('order', id));
    if (!order) throw notFound('order');
    return new OrderView(order);
  }
}
