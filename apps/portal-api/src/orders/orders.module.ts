import { Module } from '@nestjs/common';
import { EdgeModule } from '../edge/edge.module.js';
import { ListOrders } from './list-orders.js';
import { ListReturns } from './list-returns.js';
import { PreviewReturn } from './preview-return.js';
import { ReadOrder } from './read-order.js';
import { ReturnOrder } from './return-order.js';

/** The orders that the merchant's integrations sent. */
@Module({
  imports: [EdgeModule],
  controllers: [ListOrders, ReadOrder, ReturnOrder, PreviewReturn, ListReturns],
})
export class OrdersModule {}
