import { type Check, explainChecks, type Explanation, requireChecks } from '../checks.js';
import { rewardHasStatus } from './refusals.js';
import type { Reward } from './reward.js';
import { isPastExpiry } from './status.js';

interface RedemptionFacts {
  readonly reward: Pick<Reward, 'status' | 'expiresAt'>;
  readonly now: Date;
}

/** Every rule of a redemption; the first that fails refuses it. (docs/reference/rewards.md#redeem-a-reward) */
const checks: readonly Check<RedemptionFacts>[] = [
  {
    rule: 'not_redeemed',
    passes: ({ reward }) => reward.status !== 'redeemed',
    fact: ({ reward }) => reward.status,
    passed: 'The reward is not redeemed.',
    refusal: () => rewardHasStatus('redeemed', 'be redeemed'),
  },
  {
    rule: 'not_cancelled',
    passes: ({ reward }) => reward.status !== 'cancelled',
    fact: ({ reward }) => reward.status,
    passed: 'The reward is not cancelled.',
    refusal: () => rewardHasStatus('cancelled', 'be redeemed'),
  },
  {
    rule: 'not_expired',
    passes: ({ reward, now }) => reward.status !== 'expired' && !isPastExpiry(reward, now),
    fact: ({ reward }) => reward.expiresAt,
    passed: 'The reward has not expired.',
    refusal: () => rewardHasStatus('expired', 'be redeemed'),
  },
];

/**
 * Redeems a reward now.
 * @throws Refusal `invalid` reward_redeemed, reward_cancelled, reward_expired (docs/reference/rewards.md#redeem-a-reward)
 */
export function redeemReward(
  reward: RedemptionFacts['reward'],
  now: Date,
): { readonly status: 'redeemed'; readonly redeemedAt: Date } {
  requireChecks(checks, { reward, now });
  return { status: 'redeemed', redeemedAt: now };
}

/** All rules of a redemption, whether or not they pass. (docs/decisions/0066) */
export const explainRewardRedemption = (reward: RedemptionFacts['reward'], now: Date): Explanation =>
  explainChecks(checks, { reward, now });
