import type { SharedOperation } from '../openapi/documented-operation.js';
import type { Documented } from '../openapi/documented-refusals.js';
import { rewardExample, rewardParams, RewardView } from '../views/reward.view.js';
import * as bodies from './reward-bodies.js';

const write = { method: 'POST', idempotency: 'required', tag: 'Rewards' } as const;

/** The refusals of a redemption, whichever path it has. */
export const redeemRewardRefusals: readonly Documented[] = [
  'reward_not_found',
  'location_not_found',
  'reward_redeemed',
  'reward_cancelled',
  'reward_expired',
  'location_inactive',
];

/** (docs/reference/rewards.md) */
export const rewardOperations = {
  give: {
    ...write,
    id: 'giveReward',
    summary: 'Give a reward',
    description: 'Issues one or more rewards of a template to a customer: all of them or none.',
    params: { customerId: rewardParams.customerId },
    body: { type: bodies.GiveRewardBody, example: { rewardId: 'free-coffee', quantity: 1 } },
    answer: {
      status: 201,
      description: 'The issued rewards.',
      shape: 'list',
      type: RewardView,
      example: rewardExample,
    },
    refusals: [
      'customer_not_found',
      'reward_template_not_found',
      'location_not_found',
      'reward_template_inactive',
      'location_inactive',
    ],
  },
  redeem: {
    ...write,
    id: 'redeemReward',
    summary: 'Redeem a reward',
    description: 'Redeems an active reward of a customer. Of several concurrent requests exactly one succeeds.',
    params: rewardParams,
    body: { type: bodies.RedeemRewardBody, example: {}, optional: true },
    answer: {
      description: 'The redeemed reward.',
      shape: 'data',
      type: RewardView,
      example: { ...rewardExample, status: 'redeemed', redeemedAt: '2026-11-21T10:15:00.000Z' },
    },
    refusals: ['customer_not_found', ...redeemRewardRefusals],
  },
  reverse: {
    ...write,
    id: 'reverseReward',
    summary: 'Reverse the redemption of a reward',
    description:
      'The reward becomes active again, or expired if its expiry has passed. If another active reward now has its ' +
      'coupon code, the code is removed.',
    params: rewardParams,
    body: { type: bodies.ReverseRewardBody, example: { reason: 'Scanned by mistake' } },
    answer: { description: 'The reward.', shape: 'data', type: RewardView, example: rewardExample },
    refusals: ['customer_not_found', 'reward_not_found', 'reward_not_redeemed'],
  },
} as const satisfies Record<string, SharedOperation>;
