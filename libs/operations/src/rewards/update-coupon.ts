import { notFound } from '#domain/errors.js';
import { parseReference } from '#domain/ids.js';
import { updateCoupon as decide } from '#domain/rewards/coupon.js';
import type { Reward } from '#domain/rewards/reward.js';
import { expireCouponHolder } from '#persistence/rewards/due-reward.store.js';
import { lockReward } from '#persistence/rewards/reward.store.js';
import { saveCoupon } from '#persistence/rewards/reward-history.store.js';
import type { Tx } from '#persistence/database/transaction.js';
import type { LedgerActor } from '../actor.js';
import { eventOf } from '../events/new-event.js';
import { recordEvents, recordDueEvents } from '../events/record-events.js';
import { expiredReward } from './expired-reward.js';

/**
 * Sets the coupon code of an active reward (id or externalId), in upper case.
 * @throws Refusal `not_found` for the reward; `invalid` reward_redeemed, reward_expired, reward_cancelled, coupon_code_invalid,
 *   coupon_code_taken (docs/reference/rewards.md#update-a-coupon)
 */
export async function updateCoupon(
  tx: Tx,
  actor: LedgerActor,
  { rewardId, couponCode }: { readonly rewardId: string; readonly couponCode: string },
): Promise<Reward & { readonly couponCode: string }> {
  const [reward, now] = await Promise.all([
    lockReward(tx, actor.merchantId, parseReference('reward', rewardId)),
    tx.now(),
  ]);
  if (!reward) throw notFound('reward');
  const changed = decide(reward, couponCode, now);
  const holder = await expireCouponHolder(tx, actor.merchantId, changed.couponCode, now);
  if (holder) recordDueEvents(tx, actor.merchantId, [expiredReward(holder)]);
  const after = saveCoupon(tx, reward, changed.couponCode, actor, now);
  recordEvents(tx, actor, [eventOf('reward', 'coupon_set', now, after, { before: reward })]);
  return after;
}
