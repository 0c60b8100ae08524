import { type LotPart, ModelLots } from './model-lots.js';
import type { CardRules, Threshold } from './model-programme.js';

export interface ModelEntry {
  readonly number: number;
  readonly type: string;
  readonly change: number;
  readonly paidOwed: number;
  readonly balanceAfter: number;
  readonly orderId: string | null;
  readonly reverses: number | null;
  readonly createdAt: Date;
  /** Filled when the answer of the service has named them. */
  rewardIds: readonly string[];
  reversedBy: number | null;
  uses: readonly LotPart[];
}

/** A threshold that a give has passed, and at which of its stamps or points. */
export interface Passed extends Threshold {
  readonly place: number;
  readonly round: number;
}

type Details = Partial<Pick<ModelEntry, 'orderId' | 'reverses'>>;

/**
 * A card as docs/reference/cards.md and the specification of returns and spending tell of it: not a line of it is the service's.
 * Time that has passed is written by `settle`, as the next write on the card does.
 */
export class ModelCard {
  readonly entries: ModelEntry[] = [];
  readonly lots: ModelLots;
  owed = 0;
  /** A card that is full begins a new round; one of points that is adjusted downwards too. */
  round = 1;
  private issued = new Set<number>();

  constructor(
    readonly id: string,
    readonly rules: CardRules,
  ) {
    this.lots = new ModelLots(rules.expiry);
  }

  balanceAt = (now: Date): number => this.lots.balanceAt(now);

  /** The sum of the entries: what has expired is in it until it is written. */
  get booked(): number {
    return this.entries.reduce((sum, { change }) => sum + change, 0);
  }

  settle(now: Date): void {
    for (const { at, quantity } of this.lots.expire(now)) this.add('expire', -quantity, 0, at);
  }

  /** A give or an award: each stamp or point is counted alone. */
  earn(type: 'give' | 'order', quantity: number, now: Date, details: Details = {}) {
    this.settle(now);
    const before = this.balanceAt(now);
    const entry = this.increase(type, quantity, now, details);
    const passed: Passed[] = [];
    const { size, thresholds } = this.rules;
    for (let place = 1, position = before + 1; place <= entry.change; place += 1, position += 1) {
      for (const threshold of thresholds) {
        if (threshold.at !== position || this.issued.has(threshold.at)) continue;
        passed.push({ ...threshold, place, round: this.round });
        this.issued.add(threshold.at);
      }
      if (position !== size) continue;
      this.beginRound();
      position = 0;
      this.decrease('complete', size, now, details);
    }
    return { entry, passed };
  }

  /** More points or stamps, without thresholds: a debt is paid first. */
  increase(type: string, quantity: number, now: Date, details: Details = {}): ModelEntry {
    const paid = Math.min(this.owed, quantity);
    this.owed -= paid;
    this.lots.usedAt = now;
    const entry = this.add(type, quantity - paid, paid, now, details);
    if (entry.change > 0) this.lots.add(entry.number, entry.change, now);
    return entry;
  }

  decrease(type: string, quantity: number, now: Date, { first, ...details }: Details & { first?: number } = {}) {
    const entry = this.add(type, 0 - quantity, 0, now, details);
    entry.uses = this.lots.take(quantity, now, first);
    if (type === 'spend') this.lots.usedAt = now;
    return entry;
  }

  adjust(points: number, now: Date): void {
    this.settle(now);
    const change = points - this.balanceAt(now);
    if (change < 0) {
      this.beginRound();
      this.decrease('adjust', -change, now);
      return;
    }
    const ended = points > 0 ? this.owed : 0;
    this.owed -= ended;
    const entry = this.add('adjust', change, ended, now);
    if (change > 0) this.lots.usedAt = now;
    if (change > 0) this.lots.add(entry.number, change, now);
  }

  /** Gives a spend back: a debt is paid first. */
  giveBack(spend: ModelEntry, now: Date): void {
    this.settle(now);
    const paid = Math.min(this.owed, -spend.change);
    this.owed -= paid;
    const entry = this.add('reverse', -spend.change - paid, paid, now, { reverses: spend.number });
    spend.reversedBy = entry.number;
    this.lots.giveBack(spend.uses, now);
    this.lots.take(paid, now);
  }

  /** The reward of a threshold was taken back: it may issue again in the same round. */
  issueAgain({ at, round }: Pick<Passed, 'at' | 'round'>): void {
    if (round === this.round) this.issued.delete(at);
  }

  private beginRound(): void {
    this.round += 1;
    this.issued = new Set();
  }

  private add(type: string, change: number, paidOwed: number, createdAt: Date, details: Details = {}): ModelEntry {
    const entry: ModelEntry = {
      number: this.entries.length + 1,
      type,
      change,
      paidOwed,
      balanceAfter: this.booked + change,
      createdAt,
      orderId: null,
      reverses: null,
      rewardIds: [],
      reversedBy: null,
      uses: [],
      ...details,
    };
    this.entries.push(entry);
    return entry;
  }
}
