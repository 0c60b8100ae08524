import type { LocalNow } from '#domain/time.js';
import type { ProgressionStep } from '#domain/cards/card.js';
import { monthsInactive } from '#domain/cards/expiry/expiring-points.js';
import { CardLedger } from '#domain/cards/ledger.js';
import { shownExpirations } from '#domain/cards/expiry/points-expiry.js';
import { needsLots } from '#domain/cards/ledger-facts.js';
import { moveOverSteps, withAddedSteps } from '#domain/cards/steps.js';
import { listExpiringPoints } from '#persistence/cards/card-expiration.store.js';
import { listLotsToUse, listExpiredLots, sumOpenLots } from '#persistence/cards/card-lot.store.js';
import { saveExpiry } from '#persistence/cards/card-ledger.store.js';
import type { TitledCard } from '#persistence/cards/card.store.js';
import type { Tx } from '#persistence/database/transaction.js';
import { eventOf, type NewEvent } from '../events/new-event.js';
import { recordDueEvents } from '../events/record-events.js';

/** How many expired lots are written at once. If more lots expire at one instant, it gets several entries. */
const lotsInBatch = 1000;

/** The first expired lots of a locked card, at most `count`, in a ledger. `isLast`: no others have expired. */
export async function openExpired(
  tx: Tx,
  card: TitledCard,
  moment: LocalNow,
  { count = lotsInBatch, warnings = 0 }: { readonly count?: number; readonly warnings?: number } = {},
) {
  const months = monthsInactive({ ...card, ...moment });
  // An earlier version has written last. (docs/decisions/0093)
  const isBehind = card.lotsTo > 0 && card.lotsTo !== card.entryCount;
  const [expired, expiring, held] = await Promise.all([
    listExpiredLots(tx, card, { ...moment, months }, count),
    listExpiringPoints(tx, card, moment.now, { warnings }),
    isBehind ? sumOpenLots(tx, card) : null,
  ]);
  const tooMuch = held === null ? 0 : Math.max(0, held - card.points);
  const used = tooMuch > 0 ? await listLotsToUse(tx, card, tooMuch, moment.timeZone) : [];
  const lots = [...new Map([...expired, ...used].map((lot) => [lot.number, lot])).values()];
  const ledger = new CardLedger(card, { lots, expiring, held }, moment);
  return { ledger, expiring, lots: expired.length, isLast: expired.length < count };
}

/** Writes what of an opened ledger has expired, each instant with its event. Returns the card after it. */
export function saveExpired<Locked extends TitledCard>(
  tx: Tx,
  card: Locked,
  progression: readonly ProgressionStep[],
  ledger: CardLedger,
): { readonly card: Locked; readonly events: NewEvent[] } {
  const before = ledger.balance;
  const entries = ledger.expire();
  if (entries.length === 0) return { card, events: [] };
  const stepExceptions = moveOverSteps(card.stepExceptions, progression, before, ledger.balance);
  const after = saveExpiry(tx, card, ledger, { events: entries.length, stepExceptions });
  // Each event shows the card at its own instant: what expires at later instants is still listed.
  const expirations = entries.map(({ change, createdAt }) => ({ points: -change, expiresAt: createdAt }));
  const nextFrom = (index: number) => [...expirations.slice(index), ...ledger.expirations].slice(0, shownExpirations);
  const events = entries.map(({ change, balanceAfter, createdAt }, index) => {
    const eventVersion = card.eventVersion + index + 1;
    const expired = { ...after, points: balanceAfter, expirations: nextFrom(index + 1), eventVersion };
    const unexpired = { ...card, points: balanceAfter - change, expirations: nextFrom(index) };
    return eventOf('card', 'points_expired', createdAt, expired, { before: unexpired, quantity: -change });
  });
  return { card: after, events };
}

/**
 * Brings a locked card up to date before a write decides by its balance: points that are due expire, with their entries and events,
 * and thresholds that were added since are known. The task of the worker writes what expires on cards that nobody writes to.
 * (docs/reference/cards.md#expiry-of-points)
 */
export async function bringUpToDate<Locked extends TitledCard>(
  tx: Tx,
  locked: Locked,
  progression: readonly ProgressionStep[],
  moment: LocalNow,
): Promise<Locked> {
  let card = withAddedSteps(locked, progression);
  while (card.expiryDue !== null && needsLots(card, moment.now)) {
    const { ledger, isLast } = await openExpired(tx, card, moment);
    const written = saveExpired(tx, card, progression, ledger);
    if (written.events.length > 0) recordDueEvents(tx, card.merchantId, written.events);
    card = written.card;
    if (isLast) break;
  }
  return card;
}
