import type { Reward } from './reward.js';
import { requireActiveReward } from './status.js';

/**
 * Redeems a reward now. Refuses (invalid): reward_redeemed, reward_expired.
 * (public-api.md, Customer reward status; decisions.md section 5)
 */
export function redeemReward(
  reward: Pick<Reward, 'status' | 'expiresAt'>,
  now: Date,
): { readonly status: 'redeemed'; readonly redeemedAt: Date } {
  requireActiveReward(reward, 'be redeemed', now);
  return { status: 'redeemed', redeemedAt: now };
}
