import { activeSince, expiryOfExistingPoints } from '#domain/cards/expiry/apply-expiry.js';
import { CardLedger } from '#domain/cards/ledger.js';
import { nilUuid } from '#domain/ids.js';
import { saveAlignedLots } from '#persistence/cards/card-ledger.store.js';
import { listLotsToUse, sumOpenLots } from '#persistence/cards/card-lot.store.js';
import {
  type CardToChange,
  listCardsWithPoints,
  listOpenLotsAfter,
  lockCardToChange,
  type LockedExpiryChange,
  lockExpiryChange,
  saveChangedExpiry,
  saveExpiryPosition,
} from '#persistence/cards/points-expiry-change.store.js';
import type { Tx } from '#persistence/database/transaction.js';
import { bringUpToDate } from './bring-up-to-date.js';

/** The maximum number of lots, and of cards, whose expiry one call changes. */
const lotsInBatch = 1000;
const cardsInBatch = 100;

/**
 * Applies an expiry to the next points that customers hold, and keeps the position: within a card by its lots, then by the cards.
 * Returns false when all is done, or a newer change takes its place. May be repeated safely. (docs/decisions/0085)
 */
export async function applyPointsExpiry(tx: Tx, merchantId: string, changeId: string): Promise<boolean> {
  const change = await lockExpiryChange(tx, merchantId, changeId);
  if (!change?.isNewest) return false;
  const { cardDefinitionId, doneCardId, doneLot } = change;
  const rest = doneLot > 0 && doneCardId !== null ? [doneCardId] : [];
  const next = await listCardsWithPoints(tx, merchantId, cardDefinitionId, doneCardId ?? nilUuid, cardsInBatch);
  let lots = 0;
  for (const cardId of [...rest, ...next.cards]) {
    const from = cardId === doneCardId ? doneLot : 0;
    const changed = await changeCard(tx, change, cardId, from, lotsInBatch - lots);
    lots += changed.lots;
    if (!changed.isDone || lots >= lotsInBatch) {
      const done = changed.isDone ? 0 : changed.lastLot;
      saveExpiryPosition(tx, { merchantId, id: changeId, doneCardId: cardId, doneLot: done });
      return true;
    }
  }
  saveExpiryPosition(tx, { merchantId, id: changeId, doneCardId: next.last ?? doneCardId, doneLot: 0 });
  return next.last !== null;
}

interface Changed {
  readonly lots: number;
  readonly lastLot: number;
  readonly isDone: boolean;
}

/** Changes the next lots of one card, once what has expired by the expiry of before is written. */
async function changeCard(
  tx: Tx,
  change: LockedExpiryChange,
  cardId: string,
  from: number,
  count: number,
): Promise<Changed> {
  const locked = await lockCardToChange(tx, change.merchantId, cardId);
  if (!locked) return { lots: 0, lastLot: from, isDone: true };
  const moment = { now: await tx.now(), timeZone: change.timeZone };
  const card = await alignLotsWithBalance(tx, await bringUpToDate(tx, locked, locked.progression, moment), moment);
  const lots = await listOpenLotsAfter(tx, card, from, count);
  // What was earned by another policy since is left as it is.
  const isCurrent = JSON.stringify(change.currentExpiry) === JSON.stringify(change.pointsExpiry);
  const changed = lots
    .filter((lot) => isCurrent || lot.createdAt <= change.createdAt)
    .map((lot) => ({ ...expiryOfExistingPoints(change.pointsExpiry, lot.createdAt, moment), number: lot.number }));
  // The worker looks at the card next: it warns, and finds out when the card is due.
  saveChangedExpiry(tx, { ...card, activeAt: activeAtOf(change, card, moment), expiryDue: moment.now }, changed);
  return { lots: lots.length, lastLot: lots.at(-1)?.number ?? from, isDone: lots.length < count };
}

function activeAtOf({ pointsExpiry }: LockedExpiryChange, card: CardToChange, moment: { now: Date; timeZone: string }) {
  if (!pointsExpiry || !('inactiveMonths' in pointsExpiry)) return card.activeAt;
  return activeSince(pointsExpiry.inactiveMonths, card.lastUsedAt, moment);
}

/** Makes the lots hold the balance where an earlier version has written last. (docs/decisions/0093) */
async function alignLotsWithBalance(
  tx: Tx,
  card: CardToChange,
  moment: { now: Date; timeZone: string },
): Promise<CardToChange> {
  if (card.lotsTo === card.entryCount) return card;
  const held = await sumOpenLots(tx, card);
  const tooMuch = held - card.points;
  const lots = tooMuch > 0 ? await listLotsToUse(tx, card, tooMuch, moment.timeZone) : [];
  return saveAlignedLots(tx, card, new CardLedger(card, { lots, expiring: [], held }, moment).lots);
}
