import type { Reward } from '#domain/rewards/reward.js';
import type { Tx } from '#persistence/database/transaction.js';
import { isCouponInUse } from '#persistence/rewards/reward.store.js';
import { expireCouponHolder } from '#persistence/rewards/due-reward.store.js';
import { recordDueEvents } from '../events/record-events.js';
import { expiredReward } from './expired-reward.js';

/**
 * The coupon code with which a reward becomes active again, or null where it belongs to another active reward by now. One that holds
 * it and has expired is written as expired before. (docs/reference/rewards.md#coupons)
 */
export async function freeCouponCode(
  tx: Tx,
  { merchantId, couponCode }: Pick<Reward, 'merchantId' | 'couponCode'>,
  now: Date,
): Promise<string | null> {
  if (couponCode === null) return null;
  const expired = await expireCouponHolder(tx, merchantId, couponCode, now);
  if (expired) recordDueEvents(tx, merchantId, [expiredReward(expired)]);
  return (await isCouponInUse(tx, merchantId, couponCode)) ? null : couponCode;
}
