import type { Card, ProgressionStep } from '#domain/cards/card.js';
import { issueReward } from '#domain/rewards/issue.js';
import type { Reward, RewardTemplate } from '#domain/rewards/reward.js';
import { newId } from '#persistence/database/new-id.js';
import { insertRewards } from '#persistence/rewards/reward-history.store.js';
import type { Tx } from '#persistence/database/transaction.js';
import type { LedgerActor } from '../actor.js';

/** A reward to issue, and which threshold of a card issues it. */
export interface RewardToIssue extends Partial<Pick<Reward, 'cardId' | 'entryNumber' | 'stepAt'>> {
  readonly template: Pick<RewardTemplate, 'id' | 'title' | 'expiryDays'>;
}

/** The rewards of the steps that an entry of a card has reached. */
export const rewardsOfSteps = (
  steps: readonly ProgressionStep[],
  { id: cardId }: Pick<Card, 'id'>,
  entryNumber: number,
): RewardToIssue[] =>
  steps.map(({ at: stepAt, rewardTemplate: template }) => ({ template, cardId, entryNumber, stepAt }));

export interface RewardIssue {
  readonly rewards: readonly RewardToIssue[];
  readonly customerId: string;
  readonly orderId: string | null;
  readonly locationId: string | null;
  readonly now: Date;
}

/** Issues these rewards, in this order. */
export function issueRewards(tx: Tx, actor: LedgerActor, issue: RewardIssue): Reward[] {
  const rewards = issue.rewards.map(({ template, cardId = null, entryNumber = null, stepAt = null }): Reward => ({
    ...issueReward(template, issue.customerId, actor.timeZone, issue.now),
    merchantId: actor.merchantId,
    id: newId(issue.now),
    externalId: null,
    couponCode: null,
    orderId: issue.orderId,
    redeemedAt: null,
    locationId: issue.locationId,
    entryCount: 1,
    eventVersion: 1,
    cardId,
    entryNumber,
    stepAt,
  }));
  insertRewards(tx, rewards, {
    orderId: issue.orderId,
    locationId: issue.locationId,
    apiKeyId: actor.apiKeyId,
    staffId: actor.staffId,
  });
  return rewards;
}
