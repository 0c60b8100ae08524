import type { Reward } from './reward.js';
import { rewardStatus } from './status.js';

export interface RewardsTakenBack<Row> {
  /** To cancel. */
  readonly cancelled: readonly Row[];
  readonly kept: readonly { readonly reward: Row; readonly reason: 'redeemed' | 'expired' }[];
}

/**
 * Of the rewards of something that is taken back, the active ones are cancelled; one that was cancelled before is in neither list.
 * (docs/reference/rewards.md#status)
 */
export function takeRewardsBack<Row extends Pick<Reward, 'status' | 'expiresAt'>>(
  rewards: readonly Row[],
  now: Date,
): RewardsTakenBack<Row> {
  const judged = rewards.map((reward) => ({ reward, status: rewardStatus(reward, now) }));
  return {
    cancelled: judged.flatMap(({ reward, status }) => (status === 'active' ? [reward] : [])),
    kept: judged.flatMap(({ reward, status }) =>
      status === 'redeemed' || status === 'expired' ? [{ reward, reason: status }] : [],
    ),
  };
}
