import { CardLedger } from '#domain/cards/ledger.js';
import { type DueCard, dueCardsInBatch, lockDueCards } from '#persistence/cards/card-expiry.store.js';
import { listOpenLots, saveWarnings } from '#persistence/cards/card-ledger.store.js';
import type { Tx } from '#persistence/database/transaction.js';
import { lockOneWorker } from '#persistence/events/event-outbox.store.js';
import { saveExpired } from '../cards/settle-card.js';
import { eventOf, type NewEvent } from './new-event.js';
import { recordTimedEvents } from './record-events.js';

/**
 * Writes that points have expired, and warns of points that will: each with its event, in the order of the instants. Returns
 * whether more may be due. (docs/reference/cards.md#expiry-of-points)
 */
export async function expirePoints(tx: Tx): Promise<boolean> {
  if (!(await lockOneWorker(tx))) return false;
  const cards = await lockDueCards(tx);
  const now = await tx.now();
  const lots = await Promise.all(cards.map((card) => listOpenLots(tx, card)));
  const events = new Map<string, NewEvent[]>();
  for (const [index, card] of cards.entries()) {
    const ledger = new CardLedger(card, lots[index] ?? [], { now, timeZone: card.timeZone });
    events.set(card.merchantId, [...(events.get(card.merchantId) ?? []), ...settle(tx, card, ledger)]);
  }
  for (const [merchantId, all] of events) {
    // A card's own are in this order already, so their versions are too.
    recordTimedEvents(
      tx,
      merchantId,
      all.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime()),
    );
  }
  return cards.length >= dueCardsInBatch;
}

function settle(tx: Tx, due: DueCard, ledger: CardLedger): NewEvent[] {
  const { card, events: expired } = saveExpired(tx, due, due.progression, ledger);
  const warnings = ledger.warn().toSorted((a, b) => a.at.getTime() - b.at.getTime());
  const last = expired.at(-1)?.createdAt;
  const warned = warnings.map(({ at, points, expiresAt }, index) => {
    const shown = { ...card, expirations: ledger.expirations, eventVersion: card.eventVersion + index + 1 };
    // Versions go with time: a warning that comes late is not before what it follows.
    const createdAt = last && at < last ? last : at;
    return eventOf('card', 'points_expiring', createdAt, shown, {
      quantity: points,
      expiresAt: expiresAt.toISOString(),
    });
  });
  const after = { ...card, eventVersion: card.eventVersion + warnings.length };
  saveWarnings(tx, after, warnings, ledger.after.expiryDue);
  return [...expired, ...warned];
}
