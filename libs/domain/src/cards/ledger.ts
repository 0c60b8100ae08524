import type { LocalNow } from '../time.js';
import type { CardEntryCause, PointsExpiry } from './card.js';
import type { EntryDetails, KnownLots, LedgerCard, NewEntry } from './ledger-facts.js';
import { type LotExpiry, type LotPart, neverExpires } from './lots.js';
import { OpenLots } from './open-lots.js';
import type { AppliedExpiry } from './expiry/apply-expiry.js';
import { type Expiration, expiryOfEarning } from './expiry/points-expiry.js';

/**
 * The new entries of one card within one write, with the lots that they make and use. Open the ledger under the card's lock,
 * expire the points that are due, change the balance, and save it. (docs/reference/cards.md#ledger)
 */
export class CardLedger {
  readonly entries: NewEntry[] = [];
  /** The lots of a points card; empty for a stamp card. */
  readonly lots: OpenLots;
  /** What was to expire next before the write. */
  readonly expirationsBefore: readonly Expiration[];
  balance: number;
  owed: number;

  /** `known`: the lots that were read; null when none were, which needsLots() allows for a write that only adds. */
  constructor(
    private readonly card: LedgerCard,
    known: KnownLots | null,
    private readonly moment: LocalNow,
  ) {
    const isStamps = card.type === 'stamp';
    this.balance = isStamps ? card.stamps : card.points;
    this.owed = isStamps ? card.stampsOwed : card.pointsOwed;
    this.lots = new OpenLots(known, card.activeAt, moment);
    this.expirationsBefore = this.lots.expirations;
    if (!isStamps) this.alignLotsWithBalance(card.lotsTo === 0 ? 0 : (known?.held ?? this.balance));
  }

  /** Makes the lots hold the balance, where an earlier version has written to the card. (docs/decisions/0093) */
  private alignLotsWithBalance(held: number): void {
    const { entryCount: number } = this.card;
    const missing = this.balance - held;
    if (missing > 0) this.lots.make(number, missing, neverExpires);
    if (missing < 0) this.lots.take(number, -missing);
  }

  /** When points expire that are earned now. */
  expiryOf = (expiry: PointsExpiry | null | undefined): LotExpiry =>
    expiryOfEarning(expiry, this.moment.now, this.moment.timeZone);

  /** Adds what was given: a debt is paid first, and the rest is the balance. Returns the entry's number. */
  earn(cause: CardEntryCause, quantity: number, expiry: LotExpiry, details: EntryDetails = {}): number {
    const paidOwed = Math.min(this.owed, quantity);
    this.lots.activeAt = this.moment.now;
    return this.add(cause, quantity - paidOwed, paidOwed, expiry, details);
  }

  /**
   * Takes `quantity` from the balance, which must cover it, from the lot `first` before other lots. `owing` is added to the debt.
   */
  use(cause: CardEntryCause, quantity: number, more: EntryDetails & { first?: number; owing?: number } = {}): number {
    const { first, owing = 0, ...details } = more;
    const number = this.addEntry(cause, -quantity, 0 - owing, details);
    // Take before activeAt changes: a later activeAt changes the expiries by inactivity, and so the order of use.
    if (this.card.type === 'points') this.lots.take(number, quantity, first);
    if (cause === 'spend') this.lots.activeAt = this.moment.now;
    return number;
  }

  /** Gives back what an entry took, to the same lots. A debt is paid first. */
  giveBack(parts: readonly LotPart[], details: EntryDetails, applied?: AppliedExpiry): number {
    const quantity = parts.reduce((sum, part) => sum + part.quantity, 0);
    const paidOwed = Math.min(this.owed, quantity);
    const number = this.addEntry('reverse', quantity - paidOwed, paidOwed, details);
    this.lots.giveBack(number, parts, paidOwed, applied);
    return number;
  }

  /** Sets the balance. Where it becomes more than 0, nothing is owed any more. */
  adjust(balance: number, expiry: LotExpiry, details: EntryDetails = {}): number {
    const change = balance - this.balance;
    if (change > 0) this.lots.activeAt = this.moment.now;
    const number = this.add('adjust', change, balance > 0 ? this.owed : 0, expiry, details);
    if (change < 0) this.lots.take(number, -change);
    return number;
  }

  /** Adds an entry for each time at which lots that were read have expired, in order, dated with that time. */
  expire(): NewEntry[] {
    return [...this.lots.expired()].map(([instant, lots]) => {
      const points = lots.reduce((sum, { lot }) => sum + lot.remaining, 0);
      const parts = lots.map(({ lot }) => ({ lotNumber: lot.number, quantity: lot.remaining }));
      this.lots.use(this.addEntry('expire', -points, 0, {}, new Date(instant)), parts);
      return this.lastEntry;
    });
  }

  /** What expires next. */
  get expirations(): readonly Expiration[] {
    return this.lots.expirations;
  }

  /** The card after all changes. `expiryDue` may be too early: the worker checks then what is due. */
  get after(): Omit<LedgerCard, 'type'> {
    const { card, balance, owed, lots } = this;
    const [isStamps, entryCount] = [card.type === 'stamp', card.entryCount + this.entries.length];
    return {
      ...(isStamps ? { stamps: balance, points: 0 } : { stamps: 0, points: balance }),
      ...(isStamps ? { stampsOwed: owed, pointsOwed: 0 } : { stampsOwed: 0, pointsOwed: owed }),
      entryCount,
      lotsTo: isStamps ? card.lotsTo : entryCount,
      activeAt: lots.activeAt,
      expiryDue: lots.dueAfter(card.expiryDue),
    };
  }

  /** The number of the entry that comes next. */
  get nextNumber(): number {
    return this.card.entryCount + this.entries.length + 1;
  }

  get lastEntry(): NewEntry {
    const last = this.entries.at(-1);
    if (!last) throw new Error('The write has no entry yet.');
    return last;
  }

  /** Adds an entry and, when it adds points, their lot. */
  private add(
    cause: CardEntryCause,
    change: number,
    paidOwed: number,
    expiry: LotExpiry,
    details: EntryDetails,
  ): number {
    const number = this.addEntry(cause, change, paidOwed, details);
    if (change > 0 && this.card.type === 'points') this.lots.make(number, change, expiry);
    return number;
  }

  private addEntry(
    cause: CardEntryCause,
    change: number,
    paidOwed: number,
    details: EntryDetails,
    createdAt = this.moment.now,
  ): number {
    this.balance += change;
    this.owed -= paidOwed;
    if (this.balance < 0 || this.owed < 0) throw new Error('A card would have a negative balance.');
    const number = this.nextNumber;
    this.entries.push({ ...details, number, cause, change, paidOwed, balanceAfter: this.balance, createdAt });
    return number;
  }
}
