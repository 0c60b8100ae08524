import { issueReward } from '#domain/rewards/issue.js';
import type { Reward, RewardTemplate } from '#domain/rewards/reward.js';
import { newId } from '#persistence/database/new-id.js';
import { insertRewards } from '#persistence/rewards/reward-history.store.js';
import type { Tx } from '#persistence/database/transaction.js';
import type { Actor } from '../actor.js';

export interface RewardIssue {
  readonly templates: readonly Pick<RewardTemplate, 'id' | 'title' | 'expiryDays'>[];
  readonly customerId: string;
  readonly orderId: string | null;
  readonly locationId: string | null;
  readonly now: Date;
}

/** Issues one reward for each template, in this order. */
export function issueRewards(tx: Tx, actor: Actor, issue: RewardIssue): Reward[] {
  const rewards = issue.templates.map((template): Reward => ({
    ...issueReward(template, issue.customerId, actor.timeZone, issue.now),
    merchantId: actor.merchantId,
    id: newId(issue.now),
    externalId: null,
    couponCode: null,
    orderId: issue.orderId,
    redeemedAt: null,
    locationId: issue.locationId,
    eventCount: 1,
    eventVersion: 1,
  }));
  insertRewards(tx, rewards, {
    orderId: issue.orderId,
    locationId: issue.locationId,
    apiKeyId: actor.apiKeyId,
    staffId: actor.staffId,
  });
  return rewards;
}
