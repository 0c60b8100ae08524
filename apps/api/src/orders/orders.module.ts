import { Module } from '@nestjs/common';
import { EdgeModule } from '../edge/edge.module.js';
import { CreateOrder } from './create-order.js';
import { ListOrders } from './list-orders.js';
import { PreviewOrder } from './preview-order.js';
import { ReadOrder } from './read-order.js';

/** What customers bought. */
@Module({
  imports: [EdgeModule],
  controllers: [CreateOrder, PreviewOrder, ListOrders, ReadOrder],
})
export class OrdersModule {}
