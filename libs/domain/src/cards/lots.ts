import { endOfDayMonthsLater } from '../time.js';

/** When the points of a lot expire: at an instant, when the card was not used for so long, or never. */
export interface LotExpiry {
  readonly expiresAt: Date | null;
  readonly inactiveMonths: number | null;
}

export const neverExpires: LotExpiry = { expiresAt: null, inactiveMonths: null };

/** What remains of the points of one earning. */
export interface Lot extends LotExpiry {
  /** The number of the entry that made the lot. */
  readonly number: number;
  readonly remaining: number;
  readonly createdAt: Date;
}

export interface StoredLot extends Lot {
  readonly merchantId: string;
  readonly cardId: string;
  /** The points earned. `remaining` is this number minus all uses of the lot. */
  readonly quantity: number;
}

/** What an entry took from a lot; negative where it gave back. */
export interface LotUse {
  readonly merchantId: string;
  readonly cardId: string;
  /** The number of the entry. */
  readonly number: number;
  readonly lotNumber: number;
  readonly quantity: number;
}

/** What is taken from a lot, or given back to it. */
export type LotPart = Pick<LotUse, 'lotNumber' | 'quantity'>;

/** The instant from which a lot is expired, if the card is not used before; null for never. */
export const expiryOfLot = (lot: LotExpiry, activeAt: Date | null, timeZone: string): Date | null =>
  lot.inactiveMonths === null || activeAt === null
    ? lot.expiresAt
    : endOfDayMonthsLater(activeAt, lot.inactiveMonths, timeZone);

/** A lot with the time at which it expires if the card is not used before. */
export interface DatedLot {
  readonly lot: Lot;
  readonly expiry: Date | null;
}

/** Adds each lot's expiry. Lots with the same `inactiveMonths` expire together, so their expiry is computed only once. */
export function datedLots(lots: Iterable<Lot>, activeAt: Date | null, timeZone: string): DatedLot[] {
  const byInactivity = new Map<number, Date | null>();
  const expiryOf = (lot: Lot): Date | null => {
    if (lot.inactiveMonths === null) return lot.expiresAt;
    let expiry = byInactivity.get(lot.inactiveMonths);
    if (expiry === undefined) {
      expiry = expiryOfLot(lot, activeAt, timeZone);
      byInactivity.set(lot.inactiveMonths, expiry);
    }
    return expiry;
  };
  return Array.from(lots, (lot) => ({ lot, expiry: expiryOf(lot) }));
}

/** Puts lots in the order of use: what expires first, the oldest among equals. (docs/reference/cards.md#lots) */
export const inOrderOfUse = (lots: readonly DatedLot[]): DatedLot[] =>
  lots.toSorted(
    (a, b) => (a.expiry?.getTime() ?? Infinity) - (b.expiry?.getTime() ?? Infinity) || a.lot.number - b.lot.number || 0,
  );

/** Takes a quantity from lots in the given order. The lots must hold it. */
export function takeFromLots(lots: readonly Lot[], quantity: number): LotPart[] {
  const parts: LotPart[] = [];
  let missing = quantity;
  for (const { number, remaining } of lots) {
    if (missing === 0) break;
    const taken = Math.min(remaining, missing);
    if (taken > 0) parts.push({ lotNumber: number, quantity: taken });
    missing -= taken;
  }
  if (missing > 0) throw new Error('The lots of a card hold less than its balance.');
  return parts;
}
