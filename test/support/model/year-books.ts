import type { LiabilityFigures, LiabilityFlows } from '#domain/reports/liability.js';

type Flows = { -readonly [name in keyof LiabilityFlows]: number };
/** What is moved; the two others are sums. */
export type Column = Exclude<keyof LiabilityFlows, 'opening' | 'closing'>;

const noFlows: LiabilityFlows = {
  opening: 0,
  issued: 0,
  givenBack: 0,
  used: 0,
  expired: 0,
  adjusted: 0,
  cancelled: 0,
  takenBack: 0,
  closing: 0,
};
const incoming: readonly Column[] = ['issued', 'givenBack', 'adjusted'];

/** A part of what was issued at one time: a lot of points, a voucher, a reward. */
interface Issued {
  readonly line: string;
  readonly at: number;
  /** What counts as issued; 0 for what was made by hand. */
  readonly quantity: number;
  open: number;
  used: number;
}

/** The instants from which on what was issued is so many days old at most, and that of 12 months before the end. */
export type AgeBounds = readonly [days30: number, days90: number, days365: number, year: number];

/** Books that are kept beside the service: what every request must have moved, without a look at its ledgers. */
export class YearBooks {
  private readonly moves: {
    readonly line: string;
    readonly at: number;
    readonly column: Column;
    readonly amount: number;
  }[] = [];
  private readonly parts: Issued[] = [];

  move(line: string, at: number, column: Column, amount: number): void {
    if (amount !== 0) this.moves.push({ line, at, column, amount });
  }

  part(line: string, at: number, quantity: number, open: number): Issued {
    const part = { line, at, quantity, open, used: 0 };
    this.parts.push(part);
    return part;
  }

  /** The figures of a line for a period that ends at the end of the books or before; ages and use only with the bounds of it. */
  figures(line: string, from: number, to: number, bounds?: AgeBounds): Partial<LiabilityFigures> {
    const of = this.moves.filter((move) => move.line === line && move.at < to);
    const net = ({ column, amount }: { column: Column; amount: number }): number =>
      incoming.includes(column) ? amount : -amount;
    const found: Flows = { ...noFlows };
    for (const move of of) {
      if (move.at >= from) found[move.column] += move.amount;
      else found.opening += net(move);
      found.closing += net(move);
    }
    return bounds ? { ...found, ...this.ages(line, bounds) } : found;
  }

  private ages(line: string, [days30, days90, days365, year]: AgeBounds): Partial<LiabilityFigures> {
    const found = { d0_30: 0, d31_90: 0, d91_365: 0, over: 0, yearIssued: 0, yearUsed: 0 };
    for (const { at, quantity, open, used } of this.parts.filter((part) => part.line === line)) {
      if (at >= days30) found.d0_30 += open;
      else if (at >= days90) found.d31_90 += open;
      else if (at >= days365) found.d91_365 += open;
      else found.over += open;
      if (at > year) continue;
      found.yearIssued += quantity;
      found.yearUsed += quantity === 0 ? 0 : used;
    }
    return found;
  }
}

/** Points of one card, lot by lot. */
export class CardBooks {
  readonly lots: { readonly part: Issued; expiresAt: number; readonly order: number; expired: number }[] = [];
  owed = 0;
  private orders = 0;

  constructor(
    private readonly books: YearBooks,
    private readonly line: string,
  ) {}

  get balance(): number {
    return this.lots.reduce((sum, { part }) => sum + part.open, 0);
  }

  /** Gives: a debt is paid first. Returns the lot. */
  earn(at: number, quantity: number, column: 'issued' | 'adjusted'): CardBooks['lots'][number] {
    const paid = Math.min(this.owed, quantity);
    this.owed -= paid;
    this.books.move(this.line, at, column, quantity - paid);
    const part = this.books.part(this.line, at, column === 'issued' ? quantity - paid : 0, quantity - paid);
    const lot = { part, expiresAt: Infinity, order: (this.orders += 1), expired: 0 };
    this.lots.push(lot);
    return lot;
  }

  /** Takes from the lots: of one of them first, then of what expires first, the oldest among equals. */
  take(
    quantity: number,
    isUse: boolean,
    first?: CardBooks['lots'][number],
  ): { lot: CardBooks['lots'][number]; amount: number }[] {
    const order = this.lots.toSorted(
      (a, b) => Number(b === first) - Number(a === first) || a.expiresAt - b.expiresAt || a.order - b.order || 0,
    );
    let missing = quantity;
    const taken = order.flatMap((lot) => {
      const amount = Math.min(missing, lot.part.open);
      missing -= amount;
      lot.part.open -= amount;
      if (isUse) lot.part.used += amount;
      return amount > 0 ? [{ lot, amount }] : [];
    });
    if (missing > 0) throw new Error('The books have no more points.');
    return taken;
  }
}
