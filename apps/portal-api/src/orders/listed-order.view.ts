import { encodeId } from '#domain/ids.js';
import { OrNull } from '#http/views/or-null.js';
import { orderExample, OrderView } from '#http/views/order.view.js';
import type { ListedOrder } from '#persistence/orders/order-list.store.js';
import { ApiProperty } from '@nestjs/swagger';

class OrderCustomerView {
  @ApiProperty({ example: 'cus_01k9zq3f8te5rb8s6yw2m4n7pd' }) id: string;
  @ApiProperty({ description: 'Empty if unknown.', example: 'Ada Lovelace' }) name: string;
  @ApiProperty({ example: 'ada@example.com' }) email: string;
}

/** An order with its customer. (docs/reference/portal.md#orders) */
export class ListedOrderView extends OrderView {
  @ApiProperty() customer: OrderCustomerView;
  @OrNull(
    { type: 'string' },
    {
      description: 'The first order with the same source and number, if the settings let such orders award again.',
      example: null,
    },
  )
  repeatOf: string | null;
  @OrNull(
    { type: 'string' },
    { description: 'The request that created it.', example: 'req_01k9zq3f8tf2nv7c1h5x9a3b6e' },
  )
  requestId: string | null;

  constructor(order: ListedOrder) {
    super(order);
    this.customer = {
      id: encodeId('customer', order.customerId),
      name: order.customerName ?? '',
      email: order.customerEmail,
    };
    this.repeatOf = order.repeatOf && encodeId('order', order.repeatOf);
    this.requestId = order.requestId && encodeId('request', order.requestId);
  }
}

export const listedOrderExample = {
  ...orderExample,
  customer: { id: 'cus_01k9zq3f8te5rb8s6yw2m4n7pd', name: 'Ada Lovelace', email: 'ada@example.com' },
  repeatOf: null,
  requestId: 'req_01k9zq3f8tf2nv7c1h5x9a3b6e',
};
