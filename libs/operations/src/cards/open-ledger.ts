import { CardLedger } from '#domain/cards/ledger.js';
import { needsLots } from '#domain/cards/ledger-facts.js';
import { listOpenLots } from '#persistence/cards/card-ledger.store.js';
import type { TitledCard } from '#persistence/cards/card.store.js';
import type { Tx } from '#persistence/database/transaction.js';

/** When, and in whose time zone. */
export interface LedgerMoment {
  readonly now: Date;
  readonly timeZone: string;
}

/**
 * Opens the ledger of a card under its lock, and lets points expire that are due now. Lots are read where the write uses them
 * (`wants`), which no earning does but one that completes a card of points, and where points of the card expire; `empty` names lots that are read though they hold nothing.
 */
export async function openLedger(
  tx: Tx,
  card: TitledCard,
  moment: LedgerMoment,
  wants: 'balance' | 'lots',
  empty: readonly number[] = [],
): Promise<CardLedger> {
  const isRead =
    card.type === 'points' &&
    card.lotsTo > 0 &&
    (wants === 'lots' || card.expiryDue !== null || needsLots(card, moment.now));
  const ledger = new CardLedger(card, isRead ? await listOpenLots(tx, card, empty) : null, moment);
  ledger.expire();
  return ledger;
}
