import { groupedBy } from '../grouped.js';
import { addDays, type LocalNow } from '../time.js';
import { type AppliedExpiry, expiryOfGivenBack } from './expiry/apply-expiry.js';
import { firstDue, groupKey } from './expiry/expiring-points.js';
import type { KnownLots, NewLot } from './ledger-facts.js';
import {
  type DatedLot,
  datedLots,
  expiryOfLot,
  inOrderOfUse,
  type Lot,
  type LotExpiry,
  type LotPart,
  type LotUse,
  takeFromLots,
} from './lots.js';
import { type Expiration, expirationsOf } from './expiry/points-expiry.js';

/** The lifetime of points that are given back to an expired lot. */
const daysAfterExpiry = 7;

/** The lots of one card within one write: those that were read, with what the write makes of them. (docs/reference/cards.md#lots) */
export class OpenLots {
  readonly made: NewLot[] = [];
  readonly uses: Pick<LotUse, 'number' | 'lotNumber' | 'quantity'>[] = [];
  /** The new expiry of lots that got points back, by lot number: of expired ones, and of those that a policy has not reached. */
  readonly expiries = new Map<number, LotExpiry>();
  private readonly lots: Map<number, Lot>;
  /** Points were given back to lots that expire. The worker must check the card again: it may have seen these lots empty. */
  private isDueAgain = false;
  /** Groups of points that expire together, by groupKey(). */
  private readonly expiring: Map<string, LotExpiry & Pick<Lot, 'remaining'>>;

  /**
   * @param known the lots that were read; null when none were, which needsLots() allows for a write that only adds
   * @param activeAt when the card was used last, on which lots with `inactiveMonths` depend
   */
  constructor(
    known: KnownLots | null,
    public activeAt: Date | null,
    private readonly moment: LocalNow,
  ) {
    this.lots = new Map(known?.lots.map((lot) => [lot.number, lot]));
    this.expiring = new Map(known?.expiring.map((group) => [groupKey(group), { ...group, remaining: group.points }]));
  }

  /** Makes the lot of the entry `number`. */
  make(number: number, quantity: number, expiry: LotExpiry): void {
    const { now: createdAt } = this.moment;
    const lot = { ...expiry, number, quantity, remaining: quantity, createdAt };
    this.made.push(lot);
    this.lots.set(number, lot);
    this.addExpiring(expiry, quantity);
  }

  /** Takes from the lots in the order of use, from the lot `first` before others. */
  take(number: number, quantity: number, first?: number): void {
    this.use(number, takeFromLots(this.inOrder(first), quantity));
  }

  use(number: number, parts: readonly LotPart[]): void {
    for (const part of parts) this.uses.push({ ...part, number });
    this.change(parts);
  }

  /**
   * Gives points back to the lots that they were taken from, and takes the part that pays a debt. `applied`: the newest policy that was
   * applied to existing points, which has not reached lots that were empty.
   */
  giveBack(number: number, parts: readonly LotPart[], paidOwed: number, applied?: AppliedExpiry): void {
    if (applied) for (const { lotNumber } of parts) this.reach(lotNumber, applied);
    const back = new Map(parts.map(({ lotNumber, quantity }) => [lotNumber, -quantity]));
    this.change(parts.map(({ lotNumber, quantity }) => ({ lotNumber, quantity: -quantity })));
    for (const { lotNumber } of parts) this.revive(lotNumber);
    this.isDueAgain ||= parts.some(({ lotNumber }) => this.expires(lotNumber));
    for (const { lotNumber, quantity } of takeFromLots(this.inOrder(), paidOwed)) {
      back.set(lotNumber, (back.get(lotNumber) ?? 0) + quantity);
      this.change([{ lotNumber, quantity }]);
    }
    for (const [lotNumber, quantity] of back) if (quantity !== 0) this.uses.push({ number, lotNumber, quantity });
  }

  /** The expired lots that still hold points, grouped by their expiry, earliest first. */
  expired(): Map<number, DatedLot[]> {
    const instantOf = ({ expiry }: DatedLot): number => expiry?.getTime() ?? Infinity;
    const expired = this.dated().filter((dated) => instantOf(dated) <= this.moment.now.getTime());
    return groupedBy(expired, instantOf);
  }

  /** What expires next. */
  get expirations(): readonly Expiration[] {
    return expirationsOf([...this.expiring.values()], { activeAt: this.activeAt, ...this.moment }).expirations;
  }

  /**
   * The earliest of `before`, the due times of new lots and, after points were given back, now. Too early if the points due at
   * `before` were used.
   */
  dueAfter(before: Date | null): Date | null {
    const { activeAt, moment, isDueAgain } = this;
    const { timeZone, now } = moment;
    const made = this.made.map((lot) => firstDue(lot, { activeAt, timeZone, since: now }));
    const due = [before, ...made, isDueAgain ? now : null];
    const instants = due.flatMap((at) => (at ? [at.getTime()] : []));
    return instants.length > 0 ? new Date(Math.min(...instants)) : null;
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

  private expires(number: number): boolean {
    const lot = this.lots.get(number);
    return lot !== undefined && (lot.expiresAt !== null || lot.inactiveMonths !== null);
  }

  private revive(number: number): void {
    const lot = this.lots.get(number);
    const expiry = lot && expiryOfLot(lot, this.activeAt, this.moment.timeZone);
    if (!lot || !expiry || expiry > this.moment.now) return;
    this.move(lot, { expiresAt: addDays(this.moment.now, daysAfterExpiry), inactiveMonths: null });
  }

  private reach(number: number, applied: AppliedExpiry): void {
    const lot = this.lots.get(number);
    if (!lot || lot.remaining > 0) return;
    const expiry = expiryOfGivenBack(lot, applied, this.moment);
    if (groupKey(expiry) !== groupKey(lot)) this.move(lot, expiry);
  }

  private move(lot: Lot, expiry: LotExpiry): void {
    this.expiries.set(lot.number, expiry);
    this.lots.set(lot.number, { ...lot, ...expiry });
    this.addExpiring(lot, -lot.remaining);
    this.addExpiring(expiry, lot.remaining);
  }

  private inOrder(first?: number): Lot[] {
    const lots = this.dated().map(({ lot }) => lot);
    return first === undefined
      ? lots
      : lots.toSorted((a, b) => Number(b.number === first) - Number(a.number === first));
  }

  private dated(): DatedLot[] {
    const open = [...this.lots.values()].filter(({ remaining }) => remaining > 0);
    return inOrderOfUse(datedLots(open, this.activeAt, this.moment.timeZone));
  }
}
