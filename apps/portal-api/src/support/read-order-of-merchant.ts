import { Database } from '#persistence/database/database.js';
import { Controller, Param } from '@nestjs/common';
import { type Support, CurrentSupport } from '../edge/portal-access.js';
import { PortalOperation } from '../edge/portal-operation.js';
import type { OrderDetailsView } from '../orders/order-details.view.js';
import { orderDetails, orderRoute } from '../orders/read-order.js';
import { recordAccessTo } from './record-access.js';
import { withoutCoupon } from './records/without-codes.js';

@Controller()
export class ReadOrderOfMerchant {
  constructor(private readonly db: Database) {}

  @PortalOperation({
    ...orderRoute,
    path: '/support/merchants/:m/orders/:id',
    id: 'readOrderOfMerchant',
    who: 'support',
    tag: 'Support',
    summary: 'Read an order of a merchant',
    description:
      'One order with all that it did. Only the last four characters of coupon codes are shown. This access is ' +
      "recorded in the merchant's audit log.",
  })
  async handle(
    @CurrentSupport() support: Support,
    @Param('m') m: string,
    @Param('id') id: string,
  ): Promise<OrderDetailsView> {
    const merchant = await recordAccessTo(this.db, support, m, 'order', id);
    const { rewards, coupon, ...rest } = await orderDetails(this.db, merchant.id, id);
    return { ...rest, rewards: rewards.map(withoutCoupon), coupon: coupon && withoutCoupon(coupon) };
  }
}
