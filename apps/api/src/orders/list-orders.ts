import { parseReference } from '#domain/ids.js';
import { pageQuery } from '#http/openapi/documented-answer.js';
import { findCustomer } from '#persistence/customers/customer.store.js';
import { Database } from '#persistence/database/database.js';
import { listOrders } from '#persistence/orders/order.store.js';
import { Controller } from '@nestjs/common';
import { type Caller, CurrentCaller, CurrentQuery } from '../edge/caller.js';
import { CursorSecret } from '#http/input/cursor-secret.js';
import { QueryParameters } from '#http/input/query-parameters.js';
import { type Page, readPage } from '#http/input/list-page.js';
import { Operation } from '../edge/operation.js';
import { orderExample, OrderView } from '#http/views/order.view.js';

@Controller()
export class ListOrders {
  constructor(
    private readonly db: Database,
    private readonly cursors: CursorSecret,
  ) {}

  @Operation({
    method: 'GET',
    path: '/orders',
    id: 'listOrders',
    anyScope: ['orders:read'],
    tag: 'Orders',
    summary: 'List orders',
    description: "The merchant's orders, newest first.",
    query: [
      ...pageQuery,
      {
        name: 'orderNumber',
        description: 'Only orders with exactly this number.',
        schema: { type: 'string', maxLength: 64 },
      },
      {
        name: 'customerId',
        description: 'Only orders of this customer (id or externalId). An unknown customer gives an empty list.',
      },
    ],
    answer: { description: 'A page of orders.', shape: 'page', type: OrderView, example: orderExample },
  })
  async handle(
    @CurrentCaller() { merchantId }: Caller,
    @CurrentQuery() query: QueryParameters,
  ): Promise<Page<OrderView>> {
    const orderNumber = query.text('orderNumber', 64);
    const customer = query.text('customerId');
    const load = async (before: string, count: number) => {
      if (customer === undefined) return listOrders(this.db, merchantId, { orderNumber }, before, count);
      const found = await findCustomer(this.db, merchantId, parseReference('customer', customer));
      return found ? listOrders(this.db, merchantId, { orderNumber, customerId: found.id }, before, count) : [];
    };
    return readPage(query, this.cursors.secret, { orderNumber, customer }, load, (order) => new OrderView(order));
  }
}
