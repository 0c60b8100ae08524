import type { Card, CardEntry, CardType } from './card.js';
import type { ExpiringPoints } from './expiry/expiring-points.js';
import type { Lot } from './lots.js';

/** The fields of a card that its ledger uses. */
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
  /** The lots for this write: enough in the order of use to cover it, those that it names, and those that have expired. */
  readonly lots: readonly Lot[];
  /** What expires next: enough groups that the 12 expirations a card shows remain even if `lots` become empty. */
  readonly expiring: readonly ExpiringPoints[];
  /**
   * The sum of all lots where it may differ from the balance, because an earlier version wrote the card. (docs/decisions/0093)
   */
  readonly held: number | null;
}

/** Whether a write must read the lots of a card before it changes the balance. */
export const needsLots = (card: LedgerCard, now: Date): boolean =>
  card.type === 'points' &&
  ((card.lotsTo > 0 && card.lotsTo !== card.entryCount) || (card.expiryDue !== null && card.expiryDue <= now));
