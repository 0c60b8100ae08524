import { Refusal } from '../errors.js';
import type { Reward, RewardStatus } from './reward.js';

type StatusFacts = Pick<Reward, 'status' | 'expiresAt'>;

/**
 * The status that a reward reads as at this instant: a stored active one is expired from its expiry on, whether or not a
 * background job has run. (docs/reference/rewards.md#status)
 */
export function rewardStatus(reward: StatusFacts, now: Date): RewardStatus {
  switch (reward.status) {
    case 'active':
      return reward.expiresAt !== null && reward.expiresAt <= now ? 'expired' : 'active';
    case 'redeemed':
    case 'expired':
      return reward.status;
  }
}

/**
 * Refuses (invalid) a reward that isn't active now: reward_redeemed, reward_expired. `action` completes the message's "it
 * can't ...". (docs/reference/rewards.md#status)
 */
export function requireActiveReward(reward: StatusFacts, action: string, now: Date): void {
  const status = rewardStatus(reward, now);
  if (status === 'active') return;
  throw new Refusal('invalid', `reward_${status}`, `The reward's status is ${status}: it can't ${action}.`);
}
