import { Module } from '@nestjs/common';
import { EdgeModule } from '../edge/edge.module.js';
import { CreateOrder } from './create-order.js';
import { ListOrders } from './list-orders.js';
import { ListReturns } from './list-returns.js';
import { PreviewOrder } from './preview-order.js';
import { PreviewReturn } from './preview-return.js';
import { ReadOrder } from './read-order.js';
import { ReturnOrder } from './return-order.js';

/** What customers bought. */
@Module({
  imports: [EdgeModule],
  controllers: [CreateOrder, PreviewOrder, ListOrders, ReadOrder, ReturnOrder, PreviewReturn, ListReturns],
})
export class OrdersModule {}
