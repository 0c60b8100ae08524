import { notFound } from '#domain/errors.js';
import { maxUuid, parseReference } from '#domain/ids.js';
import { explainOrder } from '#domain/orders/explain-order.js';
import { OrderReturnView } from '#http/views/order-return.view.js';
import { RewardView } from '#http/views/reward.view.js';
import { Database } from '#persistence/database/database.js';
import { listEntriesOfOrder, listFirstRewardsOfOrder } from '#persistence/orders/order-details.store.js';
import { findOrderWithCustomer } from '#persistence/orders/order-list.store.js';
import { findSettingsOfOrder, findSettingsWithChange } from '#persistence/orders/order-settings.store.js';
import { listReturnsOfOrder } from '#persistence/orders/order-return.store.js';
import { findReward } from '#persistence/rewards/reward.store.js';
import { Controller, Param } from '@nestjs/common';
import { type Member, CurrentMember } from '../edge/portal-access.js';
import { PortalOperation } from '../edge/portal-operation.js';
import { ListedOrderView } from './listed-order.view.js';
import {
  orderDetailsExample,
  OrderDetailsView,
  OrderEntryView,
  OrderExplanationView,
  IssuedRewardView,
} from './order-details.view.js';
import { unusedCoupon } from './unused-coupon.js';

const maxRewards = 100;
const maxReturns = 100;

/** What the routes of members and of support share. */
export const orderRoute = {
  method: 'GET',
  params: { id: 'id or externalId of the order.' },
  answer: {
    description: 'The order with all that it did.',
    shape: 'data',
    type: OrderDetailsView,
    example: orderDetailsExample,
  },
  refusals: [notFound('order')],
} as const;

/** @throws Refusal `not_found` order_not_found */
export async function orderDetails(db: Database, merchantId: string, id: string): Promise<OrderDetailsView> {
  const order = await findOrderWithCustomer(db, merchantId, parseReference('order', id));
  if (!order) throw notFound('order');
  const { couponRewardId } = order;
  const [ofOrder, { settings, changedAt }, entries, rewards, coupon, returns] = await db.pipeline((reader) =>
    Promise.all([
      findSettingsOfOrder(reader, order),
      findSettingsWithChange(reader, merchantId),
      listEntriesOfOrder(reader, merchantId, order),
      listFirstRewardsOfOrder(reader, merchantId, order.id, maxRewards),
      couponRewardId === null ? undefined : findReward(reader, merchantId, { by: 'id', value: couponRewardId }),
      listReturnsOfOrder(reader, merchantId, order.id, maxUuid, maxReturns),
    ]),
  );
  const unused = await unusedCoupon(db, order, ofOrder);
  const ledger = entries.map((entry) => new OrderEntryView(entry));
  return {
    order: new ListedOrderView(order),
    explanation: new OrderExplanationView(explainOrder(ofOrder, settings, changedAt, order), changedAt),
    ledger,
    rewards: rewards.map((reward) => new IssuedRewardView(reward, reward.readAt, ledger)),
    coupon: coupon ? new RewardView(coupon, coupon.readAt) : null,
    unusedCoupon: unused,
    returns: returns.map((one) => new OrderReturnView(one, order.currency)),
  };
}

@Controller()
export class ReadOrder {
  constructor(private readonly db: Database) {}

  @PortalOperation({
    ...orderRoute,
    path: '/merchants/:m/orders/:id',
    id: 'readOrder',
    who: 'viewer',
    tag: 'Orders',
    summary: 'Read an order',
    description:
      'One order with what it awarded and why, its ledger entries, the rewards that it issued, and the reward that its coupon redeemed.',
  })
  handle(@CurrentMember() { merchantId }: Member, @Param('id') id: string): Promise<OrderDetailsView> {
    return orderDetails(this.db, merchantId, id);
  }
}
