import type { Reward } from './reward.js';
import { rewardStatus } from './status.js';

export interface RewardsTakenBack<Row> {
  /** To cancel. */
  readonly cancelled: readonly Row[];
  readonly kept: readonly { readonly reward: Row; readonly reason: 'redeemed' | 'expired' }[];
}

/**
 * Splits the rewards of an entry or order that is taken back: active ones are cancelled, redeemed and expired ones are kept. A
 * reward that was already cancelled is in neither list.
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
