import type { ModelExpiry } from './model-programme.js';
import { dayMs, expiryAfter } from './model-time.js';

interface ModelLot {
  /** The number of the entry that added the lot. */
  readonly number: number;
  readonly expiresAt: Date | null;
  /** It expires when the card was not used for so long, and has no instant of its own. */
  readonly waits: boolean;
  readonly remaining: number;
  /** The points of the lot that have expired, in total. */
  readonly expired: number;
}

export interface LotPart {
  readonly number: number;
  readonly quantity: number;
}

/** The lots of a card, as docs/reference/cards.md#lots tells of them. Stamps are lots that never expire. */
export class ModelLots {
  private lots: readonly ModelLot[] = [];
  /** When the card was last earned or spent on. */
  usedAt: Date | null = null;

  constructor(private readonly policy: ModelExpiry) {}

  balanceAt = (now: Date): number => this.aliveAt(now).reduce((sum, { remaining }) => sum + remaining, 0);

  add(number: number, quantity: number, now: Date): void {
    const { policy } = this;
    const waits = policy?.until === 'inactive';
    const expiresAt = policy === null || waits ? null : expiryAfter(policy, now);
    this.lots = [...this.lots, { number, expiresAt, waits, remaining: quantity, expired: 0 }];
  }

  /** Takes from the lot `first`, then from what expires first, the oldest among equals. */
  take(quantity: number, now: Date, first?: number): LotPart[] {
    const parts: LotPart[] = [];
    let missing = quantity;
    for (const { number, remaining } of this.aliveAt(now).toSorted(
      (a, b) => Number(b.number === first) - Number(a.number === first),
    )) {
      const part = Math.min(missing, remaining);
      if (part > 0) parts.push({ number, quantity: part });
      missing -= part;
    }
    if (missing > 0) throw new Error('The model takes more than there is.');
    for (const part of parts) this.change(part.number, (lot) => ({ remaining: lot.remaining - part.quantity }));
    return parts;
  }

  /** Gives back to the same lots; one that has expired meanwhile lives 7 more days. */
  giveBack(parts: readonly LotPart[], now: Date): void {
    for (const { number, quantity } of parts) {
      this.change(number, (lot) => {
        const expiry = this.expiryOf(lot);
        const revived = { expiresAt: new Date(now.getTime() + 7 * dayMs), waits: false };
        return { remaining: lot.remaining + quantity, ...(expiry && expiry <= now ? revived : {}) };
      });
    }
  }

  /** Removes what is due to expire from the lots, and returns the quantity for each instant of expiry. */
  expire(now: Date): { readonly at: Date; readonly quantity: number }[] {
    const due = this.lots
      .map((lot) => ({ lot, at: this.expiryOf(lot) ?? new Date(8e15) }))
      .filter(({ lot, at }) => lot.remaining > 0 && at <= now);
    const instants = [...new Set(due.map(({ at }) => at.getTime()))].toSorted((a, b) => a - b);
    const expired = instants.map((instant) => ({
      at: new Date(instant),
      quantity: due.reduce((sum, { lot, at }) => sum + (at.getTime() === instant ? lot.remaining : 0), 0),
    }));
    for (const { lot } of due)
      this.change(lot.number, ({ remaining, expired: before }) => ({ remaining: 0, expired: before + remaining }));
    return expired;
  }

  expiredOf = (number: number): number => this.lots.find((lot) => lot.number === number)?.expired ?? 0;

  /** What a card shows as its next expirations. */
  expirationsAt(now: Date): { readonly points: number; readonly expiresAt: string }[] {
    const sums = new Map<string, number>();
    for (const lot of this.aliveAt(now)) {
      const at = this.expiryOf(lot)?.toISOString();
      if (at !== undefined) sums.set(at, (sums.get(at) ?? 0) + lot.remaining);
    }
    return [...sums].map(([expiresAt, points]) => ({ points, expiresAt })).slice(0, 12);
  }

  /** The lots that hold something, by number, whether or not they have expired. */
  stored = (): Record<number, number> =>
    Object.fromEntries(this.lots.flatMap(({ number, remaining }) => (remaining > 0 ? [[number, remaining]] : [])));

  private aliveAt(now: Date): ModelLot[] {
    const expiry = (lot: ModelLot): number => this.expiryOf(lot)?.getTime() ?? Infinity;
    return this.lots
      .filter((lot) => lot.remaining > 0 && expiry(lot) > now.getTime())
      .toSorted((a, b) => (expiry(a) === expiry(b) ? a.number - b.number : expiry(a) - expiry(b)));
  }

  private expiryOf(lot: ModelLot): Date | null {
    return lot.waits && this.policy && this.usedAt ? expiryAfter(this.policy, this.usedAt) : lot.expiresAt;
  }

  private change(number: number, how: (lot: ModelLot) => Partial<ModelLot>): void {
    this.lots = this.lots.map((lot) => (lot.number === number ? { ...lot, ...how(lot) } : lot));
  }
}
