import type { Reward } from '#domain/rewards/reward.js';
import { rewardStatus } from '#domain/rewards/status.js';
import type { Tx } from '#persistence/database/transaction.js';
import { type RewardCause, saveCancelledRewards } from '#persistence/rewards/reward-history.store.js';
import { eventOf, type NewEvent } from '../events/new-event.js';

export interface CancelledRewards {
  /** As they were before. */
  readonly cancelled: readonly Reward[];
  /** Those that are used, or have expired. */
  readonly kept: readonly { readonly reward: Reward; readonly reason: 'redeemed' | 'expired' }[];
  readonly events: readonly NewEvent[];
}

/** Takes locked rewards back where they are active. One that was taken back before is in neither list. */
export function cancelRewards(tx: Tx, rewards: readonly Reward[], now: Date, cause: RewardCause): CancelledRewards {
  const cancelled = rewards.filter((reward) => rewardStatus(reward, now) === 'active');
  const after = saveCancelledRewards(tx, cancelled, now, cause);
  return {
    cancelled,
    kept: rewards.flatMap((reward) => {
      const status = rewardStatus(reward, now);
      return status === 'redeemed' || status === 'expired' ? [{ reward, reason: status }] : [];
    }),
    events: after.map((reward, at) => eventOf('reward', 'cancelled', now, reward, { before: cancelled[at] ?? reward })),
  };
}
