import type { Card, CardEntry, CardType } from './card.js';
import type { DueWarning, Lot } from './lots.js';

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

/** Points that expire soon. */
export interface Warning extends DueWarning {
  readonly points: number;
  readonly expiresAt: Date;
  /** The lots of them, by number. */
  readonly lots: readonly number[];
}

export interface Moment {
  readonly now: Date;
  /** Of the merchant, for lots that expire when the card is not used. */
  readonly timeZone: string;
}

/** True where a write must know the lots of a card before it changes the balance. */
export const needsLots = (card: LedgerCard, now: Date): boolean =>
  card.type === 'points' &&
  ((card.lotsTo > 0 && card.lotsTo !== card.entryCount) || (card.expiryDue !== null && card.expiryDue <= now));
