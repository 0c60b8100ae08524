import { parseCouponCode } from '../text.js';
import { couponCodeInvalid } from './refusals.js';
import type { Reward } from './reward.js';
import { requireActiveReward } from './status.js';

/**
 * Sets the coupon code of a reward and returns it in upper case, as it is stored. A unique index ensures that no other
 * active reward of the merchant has it.
 * @throws Refusal `invalid` coupon_code_invalid, reward_redeemed, reward_expired, reward_cancelled
 *   (docs/reference/rewards.md#update-a-coupon)
 */
export function updateCoupon(
  reward: Pick<Reward, 'status' | 'expiresAt'>,
  couponCode: string,
  now: Date,
): { readonly couponCode: string } {
  const stored = parseCouponCode(couponCode);
  if (stored === undefined) throw couponCodeInvalid();
  requireActiveReward(reward, 'be given another couponCode', now);
  return { couponCode: stored };
}
