import type { Order } from '#domain/orders/order.js';
import type { OrderReturn } from '#domain/orders/order-return.js';
import { isPastExpiry } from '#domain/rewards/status.js';
import type { Tx } from '#persistence/database/transaction.js';
import { findOrderThatRedeemed, lockReward } from '#persistence/rewards/reward.store.js';
import { type RewardOrigin, saveReversedReward } from '#persistence/rewards/reward-history.store.js';
import { eventOf, type NewEvent } from '../events/new-event.js';
import { freeCouponCode } from '../rewards/free-coupon-code.js';

type CouponOutcome = Pick<OrderReturn, 'couponReturned' | 'couponReturnedReason'>;

const stays = (couponReturnedReason: OrderReturn['couponReturnedReason']): CouponOutcome => ({
  couponReturned: false,
  couponReturnedReason,
});

/**
 * Makes the reward active again that the coupon of the order redeemed, when the order is returned as a whole. Where its code
 * belongs to another active reward meanwhile, it comes back without one. (docs/reference/orders.md#return-an-order)
 */
export async function returnCoupon(
  tx: Tx,
  { merchantId, id, couponRewardId }: Order,
  isWhole: boolean,
  { now, origin, events }: { readonly now: Date; readonly origin: RewardOrigin; readonly events: NewEvent[] },
): Promise<CouponOutcome> {
  if (couponRewardId === null) return { couponReturned: null, couponReturnedReason: null };
  if (!isWhole) return stays('partially_returned');
  const reward = await lockReward(tx, merchantId, { by: 'id', value: couponRewardId });
  if (reward?.status !== 'redeemed' || (await findOrderThatRedeemed(tx, reward)) !== id) {
    return stays('not_redeemed_by_order');
  }
  if (isPastExpiry(reward, now)) return stays('expired');
  const active = await saveReversedReward(tx, reward, await freeCouponCode(tx, reward, now), now, origin);
  events.push(eventOf('reward', 'redemption_reversed', now, active, { before: reward }));
  return { couponReturned: true, couponReturnedReason: null };
}
