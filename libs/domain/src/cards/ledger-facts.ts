import type { Card, CardEntry, CardType } from './card.js';
import type { ExpiringPoints } from './expiry/expiring-points.js';
import type { Lot } from './lots.js';

/** What the ledger of a card needs to know of it. */
export type LedgerCard = Pick<
  Card,
  'stamps' | 'points' | 'stampsOwed' | 'pointsOwed' | 'entryCount' | 'lotsTo' | 'activeAt' | 'expiryDue'
> & { readonly type: CardType };

/** What a write may add to an entry. */
export type EntryDetails = Partial<Pick<CardEntry, 'reverses' | 'reason' | 'reference'>>;

export type NewEntry = Pick<CardEntry, 'number' | 'cause' | 'change' | 'paidOwed' | 'balanceAfter'> &
  EntryDetails & { readonly createdAt: Date };

export type NewLot = Lot & { readonly quantity: number };

/** What a write has read of a card's lots. */
export interface KnownLots {
  /** Those that it may use: in the order of use, until they hold what it takes; those that it names; those that have expired. */
  readonly lots: readonly Lot[];
  /** What expires next: at least the 12 instants that a card shows, after whatever these lots are emptied of. */
  readonly expiring: readonly ExpiringPoints[];
  /** What all lots hold, where it is not the balance because an earlier version has written. (docs/decisions/0093) */
  readonly held: number | null;
}

/** True where a write must know the lots of a card before it changes the balance. */
export const needsLots = (card: LedgerCard, now: Date): boolean =>
  card.type === 'points' &&
  ((card.lotsTo > 0 && card.lotsTo !== card.entryCount) || (card.expiryDue !== null && card.expiryDue <= now));
