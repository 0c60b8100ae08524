import type { LocalNow } from '#domain/time.js';
import type { CardLedger } from '#domain/cards/ledger.js';
import {
  requireReversible,
  requireRoom,
  requireUnused,
  type ReversibleEntry,
  takeGiveBack,
} from '#domain/cards/reverse.js';
import { moveOverSteps } from '#domain/cards/steps.js';
import { notFound } from '#domain/errors.js';
import type { Reward } from '#domain/rewards/reward.js';
import { type RewardsTakenBack, takeRewardsBack } from '#domain/rewards/take-back.js';
import { findEntry, listLotUses } from '#persistence/cards/card-entry.store.js';
import { saveLedger } from '#persistence/cards/card-ledger.store.js';
import type { LockedCard, TitledCard } from '#persistence/cards/card.store.js';
import { addLifetimeTotals } from '#persistence/customers/customer.store.js';
import { findNewestExpiryChange } from '#persistence/cards/points-expiry-change.store.js';
import type { Tx } from '#persistence/database/transaction.js';
import { lockRewardsOfEntry } from '#persistence/rewards/reward.store.js';
import type { LedgerActor } from '../actor.js';
import { auditStaffWrite } from '../audit/audit-write.js';
import { eventOf } from '../events/new-event.js';
import { recordEvents } from '../events/record-events.js';
import { cancelRewards } from '../rewards/cancel-rewards.js';
import { type CardOfCustomer, lockCardOfCustomer } from './lock-card-of-customer.js';
import { openLedger, shownBefore } from './open-ledger.js';
import { bringUpToDate } from './bring-up-to-date.js';
import { withoutCancelled } from './without-cancelled.js';

export interface EntryReversal extends CardOfCustomer {
  /** The number of the entry to reverse; undefined when the path has no valid number. */
  readonly number: number | undefined;
  readonly reason: string;
}

export interface ReversedEntry extends RewardsTakenBack<Reward> {
  readonly card: TitledCard;
}

/**
 * Reverses a give or a spend. Each entry can be reversed once. Rewards that it issued are cancelled where they are active.
 * @throws Refusal `not_found` for the customer, the card or the entry; `invalid` already_reversed, use_return, not_reversible,
 *   insufficient_balance, reward_used, balance_too_large (docs/reference/cards.md#reverse-an-entry)
 */
export async function reverseEntry(tx: Tx, actor: LedgerActor, reversal: EntryReversal): Promise<ReversedEntry> {
  const { merchantId, timeZone, apiKeyId, staffId } = actor;
  const { number, reason } = reversal;
  const { customer, card: locked } = await lockCardOfCustomer(tx, merchantId, reversal);
  if (number === undefined) throw notFound('entry');
  const [entry, rewards, now] = await Promise.all([
    findEntry(tx, merchantId, locked.id, number),
    lockRewardsOfEntry(tx, merchantId, locked.id, number),
    tx.now(),
  ]);
  if (!entry) throw notFound('entry');
  const kind = requireReversible(entry);
  const back = takeRewardsBack(rewards, now);
  if (kind === 'spend') requireUnused(back.kept);
  const moment = { now, timeZone };
  const card = await bringUpToDate(tx, locked, locked.progression, moment);
  const [ledger, before] = await (kind === 'give' ? reverseGive : reverseSpend)(tx, card, entry, moment, reason);

  const moved = moveOverSteps(card.stepExceptions, card.progression, before, ledger.balance);
  const cancelled = { issued: rewards, cancelled: back.cancelled };
  const stepExceptions = await withoutCancelled(tx, card, number, cancelled, moved, ledger.balance);
  const origin = { orderId: null, locationId: null, apiKeyId, staffId };
  const { lastEntry: written } = ledger;
  const after = saveLedger(tx, card, ledger, origin, { events: 1, stepExceptions });
  if (kind === 'give') {
    const earned = written.change + written.paidOwed;
    const [stamps, points] = card.type === 'stamp' ? [earned, 0] : [0, earned];
    addLifetimeTotals(tx, { customer, stamps, points, name: null });
  }
  const cancellations = cancelRewards(tx, back.cancelled, now, origin);
  const event = eventOf('card', 'entry_reversed', now, after, {
    before: shownBefore(card, ledger),
    quantity: written.change,
    reason,
  });
  recordEvents(tx, actor, [event, ...cancellations]);
  const details = { card: card.title, entry: number, change: written.change };
  await auditStaffWrite(tx, actor, { action: 'customer.entry_reversed', subjectId: customer.id, details });
  return { card: after, ...back };
}

type Reverse = (
  tx: Tx,
  card: LockedCard,
  entry: ReversibleEntry,
  moment: LocalNow,
  reason: string,
) => Promise<[ledger: CardLedger, before: number]>;

const reverseGive: Reverse = async (tx, card, entry, moment, reason) => {
  const ledger = await openLedger(tx, card, moment, { uses: entry.change + entry.paidOwed, lots: [entry.number] });
  const before = ledger.balance;
  const { taken, owing } = takeGiveBack(entry, before);
  ledger.use('reverse', taken, { first: entry.number, owing, reverses: entry.number, reason });
  return [ledger, before];
};

const reverseSpend: Reverse = async (tx, card, entry, moment, reason) => {
  const [uses, applied] = await Promise.all([listLotUses(tx, card, entry.number), findNewestExpiryChange(tx, card)]);
  const lots = uses.map(({ lotNumber }) => lotNumber);
  const ledger = await openLedger(tx, card, moment, { lots });
  const before = ledger.balance;
  ledger.giveBack(uses, { reverses: entry.number, reason }, applied);
  requireRoom(ledger.balance, card);
  return [ledger, before];
};
