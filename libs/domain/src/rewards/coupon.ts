import { couponCodeInvalid } from './refusals.js';
import type { Reward } from './reward.js';
import { requireActiveReward } from './status.js';

const couponCodeForm = /^[A-Za-z0-9_-]{1,64}$/;

/**
 * Returns a coupon code in upper case, as it is stored, or undefined when it is not 1 to 64 ASCII letters, digits, `-`
 * and `_`. Letters outside ASCII whose upper case is ASCII (`ı`, `ſ`) are refused.
 * (docs/reference/money-and-time.md#coupon-code-form)
 */
export function parseCouponCode(value: string): string | undefined {
  return couponCodeForm.test(value) ? value.toUpperCase() : undefined;
}

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
