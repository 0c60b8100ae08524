import { notFound } from '#domain/errors.js';
import { parseReference } from '#domain/ids.js';
import { rewardsToIssue } from '#domain/rewards/give.js';
import type { Reward } from '#domain/rewards/reward.js';
import { lockCustomer } from '#persistence/customers/customer.store.js';
import { findRewardTemplate } from '#persistence/rewards/reward-template.store.js';
import type { Tx } from '#persistence/database/transaction.js';
import type { LedgerActor } from '../actor.js';
import { auditStaffWrite } from '../audit/audit-write.js';
import { eventOf } from '../events/new-event.js';
import { recordEvents } from '../events/record-events.js';
import { findUsableLocation } from '../merchants/find-usable-location.js';
import { issueRewards } from './issue-rewards.js';

export interface GiveRewardInput {
  /** id or externalId of the customer, and of the reward template. */
  readonly customerId: string;
  readonly rewardTemplateId: string;
  /** An integer, 1 or more. */
  readonly quantity: number;
  /** Why a person gives by hand. */
  readonly reason?: string;
  readonly locationId?: string;
}

/**
 * Issues `quantity` rewards of a template to a customer: all of them or none.
 * @throws Refusal `not_found` for the customer, the template or the location; `invalid` reward_template_inactive,
 *   location_inactive (docs/reference/rewards.md#give-rewards)
 */
export async function giveReward(tx: Tx, actor: LedgerActor, gift: GiveRewardInput): Promise<Reward[]> {
  const { merchantId } = actor;
  const [customer, template, now] = await Promise.all([
    lockCustomer(tx, merchantId, parseReference('customer', gift.customerId)),
    findRewardTemplate(tx, merchantId, parseReference('reward_template', gift.rewardTemplateId)),
    tx.now(),
  ]);
  if (!customer) throw notFound('customer');
  if (!template) throw notFound('reward template');
  const locationId = await findUsableLocation(tx, merchantId, gift.locationId);
  const given = rewardsToIssue(template, gift.quantity).map((one) => ({ template: one }));
  const rewards = issueRewards(tx, actor, { rewards: given, customerId: customer.id, orderId: null, locationId, now });
  const { quantity, reason } = gift;
  const events = rewards.map((reward) => eventOf('reward', 'issued', now, reward, { reason }));
  recordEvents(tx, actor, events);
  const details = { reward: template.title, quantity, reason };
  await auditStaffWrite(tx, actor, { action: 'customer.rewards_given', subjectId: customer.id, details });
  return rewards;
}
