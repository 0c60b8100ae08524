import { Module } from '@nestjs/common';
import { EdgeModule } from '../edge/edge.module.js';
import { ListOrders } from './list-orders.js';
import { ReadOrder } from './read-order.js';

/** The orders that the merchant's integrations sent. */
@Module({
  imports: [EdgeModule],
  controllers: [ListOrders, ReadOrder],
})
export class OrdersModule {}
