import type { ProgressionStep } from '#domain/cards/card.js';
import { CardLedger } from '#domain/cards/ledger.js';
import { needsLots } from '#domain/cards/ledger-facts.js';
import { moveOverSteps } from '#domain/cards/steps.js';
import { type EntryCause, listOpenLots, saveLedger } from '#persistence/cards/card-ledger.store.js';
import type { TitledCard } from '#persistence/cards/card.store.js';
import type { Tx } from '#persistence/database/transaction.js';
import { eventOf, type NewEvent } from '../events/new-event.js';
import { recordTimedEvents } from '../events/record-events.js';
import type { LedgerMoment } from './open-ledger.js';

const byTime: EntryCause = { orderId: null, locationId: null, apiKeyId: null, staffId: null };

/** Writes what of an opened ledger has expired, each instant with its event. Returns the card after it. */
export function saveExpired<Held extends TitledCard>(
  tx: Tx,
  card: Held,
  progression: readonly ProgressionStep[],
  ledger: CardLedger,
): { readonly card: Held; readonly events: NewEvent[] } {
  const before = ledger.balance;
  const entries = ledger.expire();
  if (entries.length === 0) return { card, events: [] };
  const stepExceptions = moveOverSteps(card.stepExceptions, progression, before, ledger.balance);
  const after = saveLedger(tx, card, ledger, byTime, { events: entries.length, stepExceptions });
  const events = entries.map(({ change, balanceAfter, createdAt }, index) => {
    const expired = { ...after, points: balanceAfter, eventVersion: card.eventVersion + index + 1 };
    const unexpired = { ...card, points: balanceAfter - change };
    return eventOf('card', 'points_expired', createdAt, expired, { before: unexpired, quantity: -change });
  });
  return { card: after, events };
}

/**
 * Lets points of a locked card expire that are due, with their entries and events, before a write decides by its balance. The
 * task of the worker does the same for cards that nobody writes to. (docs/reference/cards.md#expiry-of-points)
 */
export async function settleCard<Held extends TitledCard>(
  tx: Tx,
  card: Held,
  progression: readonly ProgressionStep[],
  moment: LedgerMoment,
): Promise<Held> {
  if (card.expiryDue === null || !needsLots(card, moment.now)) return card;
  const ledger = new CardLedger(card, await listOpenLots(tx, card), moment);
  const settled = saveExpired(tx, card, progression, ledger);
  if (settled.events.length > 0) recordTimedEvents(tx, card.merchantId, settled.events);
  return settled.card;
}
