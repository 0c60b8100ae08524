import { rewardHasStatus } from './refusals.js';
import type { Reward, RewardStatus } from './reward.js';

type StatusFacts = Pick<Reward, 'status' | 'expiresAt'>;

/** True from the expiry on. */
export const isPastExpiry = ({ expiresAt }: Pick<Reward, 'expiresAt'>, now: Date): boolean =>
  expiresAt !== null && expiresAt <= now;

/**
 * The effective status of a reward: a stored active reward is expired from its expiry on, even when no background job
 * has updated it yet. (docs/reference/rewards.md#status)
 */
export function rewardStatus(reward: StatusFacts, now: Date): RewardStatus {
  switch (reward.status) {
    case 'active':
      return isPastExpiry(reward, now) ? 'expired' : 'active';
    case 'redeemed':
    case 'expired':
    case 'cancelled':
      return reward.status;
  }
}

/**
 * Requires that a reward is active now. `action` completes the message "it cannot ...".
 * @throws Refusal `invalid` reward_redeemed, reward_expired, reward_cancelled (docs/reference/rewards.md#status)
 */
export function requireActiveReward(reward: StatusFacts, action: string, now: Date): void {
  const status = rewardStatus(reward, now);
  if (status === 'active') return;
  throw rewardHasStatus(status, action);
}
