import { addDays } from '../time.js';
import type { CardEntryCause, PointsExpiry } from './card.js';
import { firstDue, groupKey } from './expiring-points.js';
import type { EntryDetails, KnownLots, LedgerCard, Moment, NewEntry, NewLot } from './ledger-facts.js';
import {
  type DatedLot,
  expiryOfLot,
  inOrderOfUse,
  type Lot,
  type LotExpiry,
  type LotPart,
  type LotUse,
  neverExpires,
  takeFromLots,
} from './lots.js';
import { type Expiration, expirationsOf, expiryOfEarning } from './points-expiry.js';

/** How long points live that were given back to a lot that had expired meanwhile. */
const daysAfterExpiry = 7;

/**
 * The new entries of one card within one write, with the lots that they make and use. Open it under the card's lock, let points
 * expire that are due, change the balance, and save it. (docs/reference/cards.md#ledger)
 */
export class CardLedger {
  readonly entries: NewEntry[] = [];
  readonly newLots: NewLot[] = [];
  readonly uses: Pick<LotUse, 'number' | 'lotNumber' | 'quantity'>[] = [];
  /** The lots that live on after their expiry, by number. */
  readonly revived = new Map<number, Date>();
  balance: number;
  owed: number;
  private activeAt: Date | null;
  private readonly lots: Map<number, Lot>;
  /** What expires together, by its key. */
  private readonly expiring: Map<string, LotExpiry & Pick<Lot, 'remaining'>>;

  /** `known`: what is read of the lots; null where nothing is, as needsLots() allows for what only adds. */
  constructor(
    private readonly card: LedgerCard,
    known: KnownLots | null,
    private readonly moment: Moment,
  ) {
    const isStamps = card.type === 'stamp';
    this.balance = isStamps ? card.stamps : card.points;
    this.owed = isStamps ? card.stampsOwed : card.pointsOwed;
    this.activeAt = card.activeAt;
    this.lots = new Map(known?.lots.map((lot) => [lot.number, lot]));
    this.expiring = new Map(known?.expiring.map((group) => [groupKey(group), { ...group, remaining: group.points }]));
    if (!isStamps) this.holdBalance(card.lotsTo === 0 ? 0 : (known?.held ?? this.balance));
  }

  /** Makes the lots hold the balance, where a version without lots has written to the card. */
  private holdBalance(held: number): void {
    const { entryCount: number } = this.card;
    const missing = this.balance - held;
    if (missing > 0) this.makeLot(number, missing, neverExpires);
    if (missing < 0) this.useLots(number, takeFromLots(this.inOrder(), -missing));
  }

  /** When points expire that are earned now. */
  expiryOf = (expiry: PointsExpiry | null | undefined): LotExpiry =>
    expiryOfEarning(expiry, this.moment.now, this.moment.timeZone);

  /** Adds what was given: a debt is paid first, and the rest is the balance. Returns the entry's number. */
  earn(cause: CardEntryCause, quantity: number, expiry: LotExpiry, details: EntryDetails = {}): number {
    const paidOwed = Math.min(this.owed, quantity);
    const change = quantity - paidOwed;
    this.activeAt = this.moment.now;
    const number = this.addEntry(cause, change, paidOwed, details);
    if (change > 0) this.makeLot(number, change, expiry);
    return number;
  }

  /**
   * Takes from the balance, which must hold it: of the lot `first` before others. What is `owing` beyond it becomes a debt.
   */
  use(cause: CardEntryCause, quantity: number, more: EntryDetails & { first?: number; owing?: number } = {}): number {
    const { first, owing = 0, ...details } = more;
    if (cause === 'spend') this.activeAt = this.moment.now;
    const number = this.addEntry(cause, -quantity, 0 - owing, details);
    if (this.card.type === 'points') this.useLots(number, takeFromLots(this.inOrder(first), quantity));
    return number;
  }

  /** Gives back what an entry took, to the same lots. A debt is paid first. */
  giveBack(parts: readonly LotPart[], details: EntryDetails): number {
    const quantity = parts.reduce((sum, part) => sum + part.quantity, 0);
    const paidOwed = Math.min(this.owed, quantity);
    const number = this.addEntry('reverse', quantity - paidOwed, paidOwed, details);
    const back = new Map(parts.map(({ lotNumber, quantity: part }) => [lotNumber, -part]));
    this.change(parts.map(({ lotNumber, quantity: part }) => ({ lotNumber, quantity: -part })));
    for (const { lotNumber } of parts) this.revive(lotNumber);
    for (const { lotNumber, quantity: part } of takeFromLots(this.inOrder(), paidOwed)) {
      back.set(lotNumber, (back.get(lotNumber) ?? 0) + part);
      this.change([{ lotNumber, quantity: part }]);
    }
    for (const [lotNumber, part] of back) if (part !== 0) this.uses.push({ number, lotNumber, quantity: part });
    return number;
  }

  /** Sets the balance. Where it becomes more than 0, nothing is owed any more. */
  adjust(balance: number, expiry: LotExpiry, details: EntryDetails = {}): number {
    const change = balance - this.balance;
    if (change > 0) this.activeAt = this.moment.now;
    const number = this.addEntry('adjust', change, balance > 0 ? this.owed : 0, details);
    if (change > 0) this.makeLot(number, change, expiry);
    if (change < 0) this.useLots(number, takeFromLots(this.inOrder(), -change));
    return number;
  }

  /** Writes what of the read lots has expired: one entry for each instant, in their order, with the time of the instant. */
  expire(): NewEntry[] {
    const byInstant = new Map<number, DatedLot[]>();
    for (const dated of this.dated()) {
      const instant = dated.expiry?.getTime() ?? Infinity;
      if (instant <= this.moment.now.getTime()) byInstant.set(instant, [...(byInstant.get(instant) ?? []), dated]);
    }
    return [...byInstant].map(([instant, lots]) => {
      const points = lots.reduce((sum, { lot }) => sum + lot.remaining, 0);
      const parts = lots.map(({ lot }) => ({ lotNumber: lot.number, quantity: lot.remaining }));
      this.useLots(this.addEntry('expire', -points, 0, {}, new Date(instant)), parts);
      return this.lastEntry;
    });
  }

  /** What expires next. */
  get expirations(): readonly Expiration[] {
    return expirationsOf([...this.expiring.values()], { activeAt: this.activeAt, ...this.moment }).expirations;
  }

  /** The card after all of it. */
  get after(): Omit<LedgerCard, 'type'> {
    const { card, balance, owed } = this;
    const [isStamps, entryCount] = [card.type === 'stamp', card.entryCount + this.entries.length];
    return {
      ...(isStamps ? { stamps: balance, points: 0 } : { stamps: 0, points: balance }),
      ...(isStamps ? { stampsOwed: owed, pointsOwed: 0 } : { stampsOwed: 0, pointsOwed: owed }),
      entryCount,
      lotsTo: isStamps ? card.lotsTo : entryCount,
      activeAt: this.activeAt,
      expiryDue: this.expiryDue,
    };
  }

  /** What is due first, or earlier: what was due before may have been used. The worker then finds what is due. */
  private get expiryDue(): Date | null {
    const { activeAt, moment, revived } = this;
    const { timeZone, now } = moment;
    const made = this.newLots.map((lot) => firstDue(lot, { activeAt, timeZone, since: now }));
    const due = [this.card.expiryDue, ...made, ...[...revived.values()].map(() => now)];
    const instants = due.flatMap((at) => (at ? [at.getTime()] : []));
    return instants.length > 0 ? new Date(Math.min(...instants)) : null;
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

  private makeLot(number: number, quantity: number, expiry: LotExpiry): void {
    if (this.card.type !== 'points') return;
    const { now: createdAt } = this.moment;
    const lot = { ...expiry, number, quantity, remaining: quantity, createdAt };
    this.newLots.push(lot);
    this.lots.set(number, lot);
    this.addExpiring(expiry, quantity);
  }

  private useLots(number: number, parts: readonly LotPart[]): void {
    this.uses.push(...parts.map((part) => ({ ...part, number })));
    this.change(parts);
  }

  private change(parts: readonly LotPart[]): void {
    for (const { lotNumber, quantity } of parts) {
      const lot = this.lots.get(lotNumber);
      if (!lot) throw new Error('A lot was not read.');
      this.lots.set(lotNumber, { ...lot, remaining: lot.remaining - quantity });
      this.addExpiring(lot, -quantity);
    }
  }

  private addExpiring({ expiresAt, inactiveMonths }: LotExpiry, points: number): void {
    if (expiresAt === null && inactiveMonths === null) return;
    const key = groupKey({ expiresAt, inactiveMonths });
    const remaining = (this.expiring.get(key)?.remaining ?? 0) + points;
    this.expiring.set(key, { expiresAt, inactiveMonths, remaining });
  }

  private revive(number: number): void {
    const lot = this.lots.get(number);
    const expiry = lot && this.datedLot(lot).expiry;
    if (!lot || !expiry || expiry > this.moment.now) return;
    const expiresAt = addDays(this.moment.now, daysAfterExpiry);
    this.revived.set(number, expiresAt);
    this.lots.set(number, { ...lot, expiresAt, inactiveMonths: null });
    this.addExpiring(lot, -lot.remaining);
    this.addExpiring({ expiresAt, inactiveMonths: null }, lot.remaining);
  }

  private inOrder(first?: number): Lot[] {
    const lots = this.dated().map(({ lot }) => lot);
    return first === undefined
      ? lots
      : lots.toSorted((a, b) => Number(b.number === first) - Number(a.number === first));
  }

  private dated(): DatedLot[] {
    return inOrderOfUse(
      [...this.lots.values()].filter(({ remaining }) => remaining > 0).map((lot) => this.datedLot(lot)),
    );
  }

  private datedLot = (lot: Lot): DatedLot => ({ lot, expiry: expiryOfLot(lot, this.activeAt, this.moment.timeZone) });
}
