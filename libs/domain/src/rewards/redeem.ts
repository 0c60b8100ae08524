import type { Reward } from './reward.js';
import { requireActiveReward } from './status.js';

/**
 * Redeems a reward now.
 * @throws Refusal `invalid` reward_redeemed, reward_expired (docs/reference/rewards.md#redeem-a-reward)
 */
export function redeemReward(
  reward: Pick<Reward, 'status' | 'expiresAt'>,
  now: Date,
): { readonly status: 'redeemed'; readonly redeemedAt: Date } {
  requireActiveReward(reward, 'be redeemed', now);
  return { status: 'redeemed', redeemedAt: now };
}
