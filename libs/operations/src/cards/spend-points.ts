import { requireSpending } from '#domain/cards/correct.js';
import { moveOverSteps } from '#domain/cards/steps.js';
import { notFound } from '#domain/errors.js';
import { parseReference } from '#domain/ids.js';
import { priceOf } from '#domain/rewards/price.js';
import type { Reward } from '#domain/rewards/reward.js';
import { saveLedger } from '#persistence/cards/card-ledger.store.js';
import type { TitledCard } from '#persistence/cards/card.store.js';
import type { Tx } from '#persistence/database/transaction.js';
import { findRewardTemplate } from '#persistence/rewards/reward-template.store.js';
import type { LedgerActor } from '../actor.js';
import { auditStaffWrite } from '../audit/audit-write.js';
import { eventOf } from '../events/new-event.js';
import { recordEvents } from '../events/record-events.js';
import { findUsableLocation } from '../merchants/find-usable-location.js';
import { issueRewards } from '../rewards/issue-rewards.js';
import { type CardOfCustomer, lockCardOfCustomer } from './lock-card-of-customer.js';
import { openLedger, shownBefore } from './open-ledger.js';
import { bringUpToDate } from './bring-up-to-date.js';

export interface Spending extends CardOfCustomer {
  /** Either how many points, an integer of 1 or more, or the reward template that they buy, by id or externalId. */
  readonly what: { readonly quantity: number } | { readonly rewardTemplateId: string };
  readonly reference?: string;
  readonly reason?: string;
  readonly locationId?: string;
}

export interface SpendingResult {
  readonly card: TitledCard;
  readonly spent: number;
  /** What was bought. */
  readonly rewards: readonly Reward[];
}

/**
 * Takes points from an open-ended card; where they buy a reward, it is issued in the same transaction. No lifetime total changes.
 * @throws Refusal `not_found` for the customer, the card, the reward template or the location; `invalid` location_inactive,
 *   reward_template_inactive, reward_has_no_price, card_not_adjustable, insufficient_points (docs/reference/cards.md#spend-points)
 */
export async function spendPoints(tx: Tx, actor: LedgerActor, spending: Spending): Promise<SpendingResult> {
  const { merchantId, timeZone, apiKeyId, staffId } = actor;
  const { what, reference = null, reason } = spending;
  const isBuying = 'rewardTemplateId' in what;
  const [{ customer, card: locked, now }, template] = await Promise.all([
    lockCardOfCustomer(tx, merchantId, spending),
    isBuying ? findRewardTemplate(tx, merchantId, parseReference('reward_template', what.rewardTemplateId)) : undefined,
  ]);
  if (isBuying && !template) throw notFound('reward template');
  const locationId = await findUsableLocation(tx, merchantId, spending.locationId);
  const spent = isBuying ? priceOf(template) : what.quantity;
  const card = await bringUpToDate(tx, locked, locked.progression, { now, timeZone });
  const ledger = await openLedger(tx, card, { now, timeZone }, { uses: spent });
  const before = ledger.balance;
  requireSpending(card, before, spent);
  const number = ledger.use('spend', spent, { reference, reason: reason ?? null });

  const stepExceptions = moveOverSteps(card.stepExceptions, card.progression, before, ledger.balance);
  const origin = { orderId: null, locationId, apiKeyId, staffId };
  const after = saveLedger(tx, card, ledger, origin, { events: 1, stepExceptions });
  const bought = template ? [{ template, cardId: card.id, entryNumber: number }] : [];
  const rewards = issueRewards(tx, actor, {
    rewards: bought,
    customerId: customer.id,
    orderId: null,
    locationId,
    now,
  });
  recordEvents(tx, actor, [
    eventOf('card', 'points_spent', now, after, { before: shownBefore(card, ledger), quantity: spent, reason }),
    ...rewards.map((reward) => eventOf('reward', 'issued', now, reward)),
  ]);
  const details = { card: card.title, quantity: spent, reward: template?.title };
  await auditStaffWrite(tx, actor, { action: 'customer.points_spent', subjectId: customer.id, details });
  return { card: after, spent, rewards };
}
