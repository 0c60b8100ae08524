import type { CardUnit } from '#domain/cards/progress.js';
import type { Reward } from '#domain/rewards/reward.js';
import type { TitledCard } from '#persistence/cards/card.store.js';
import { addLifetimeTotals } from '#persistence/customers/customer.store.js';
import type { Tx } from '#persistence/database/transaction.js';
import type { LedgerActor } from '../actor.js';
import { auditStaffWrite } from '../audit/audit-write.js';
import { eventOf } from '../events/new-event.js';
import { recordEvents } from '../events/record-events.js';
import { findUsableLocation } from '../merchants/find-usable-location.js';
import { issueRewards, rewardsOfSteps } from '../rewards/issue-rewards.js';
import { type CardOfCustomer, lockCardOfCustomer } from './lock-card-of-customer.js';
import { earnOnCard, saveEarning } from './earn-on-card.js';

export interface GiveInput extends CardOfCustomer {
  readonly unit: CardUnit;
  /** An integer, 1 or more. */
  readonly quantity: number;
  /** Why a person gives by hand. */
  readonly reason?: string;
  readonly locationId?: string;
}

export interface CardGiveResult {
  readonly card: TitledCard;
  /** Issued now, in the order in which their thresholds were crossed. */
  readonly rewards: readonly Reward[];
}

/**
 * Gives stamps or points to a customer's card and issues the rewards that it reaches.
 * @throws Refusal `not_found` for the customer, the card or the location; `invalid` location_inactive, card_type_mismatch,
 *   card_inactive, balance_too_large, too_many_rewards (docs/reference/cards.md#give)
 */
export async function giveToCard(tx: Tx, actor: LedgerActor, give: GiveInput): Promise<CardGiveResult> {
  const { merchantId } = actor;
  const { customer, card, now } = await lockCardOfCustomer(tx, merchantId, give);
  const locationId = await findUsableLocation(tx, merchantId, give.locationId);
  const { timeZone, apiKeyId, staffId } = actor;
  const earning = await earnOnCard(tx, card, card, give, { now, timeZone });

  const origin = { orderId: null, locationId, apiKeyId, staffId };
  const { card: after, events, number } = saveEarning(tx, earning, 'give', origin, give.reason);
  const [stamps, points] = give.unit === 'stamps' ? [give.quantity, 0] : [0, give.quantity];
  addLifetimeTotals(tx, { customer, stamps, points, name: null });
  const reached = rewardsOfSteps(earning.progress.steps, card, number);
  const issue = { rewards: reached, customerId: customer.id, orderId: null, locationId, now };
  const rewards = issueRewards(tx, actor, issue);
  recordEvents(tx, actor, [...events, ...rewards.map((reward) => eventOf('reward', 'issued', now, reward))]);
  const { quantity, reason } = give;
  const details = { card: card.title, quantity, reason };
  await auditStaffWrite(tx, actor, { action: `customer.${give.unit}_given`, subjectId: customer.id, details });
  return { card: after, rewards };
}
