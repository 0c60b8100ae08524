import { databaseBusy } from './database-errors.js';

export interface GateBounds {
  /** Writes of one merchant at once. */
  readonly perMerchant: number;
  /** Writes of one row at once: they wait for each other in any case. */
  readonly perRow: number;
  /** Writes of one merchant that may wait, and for how long. */
  readonly waiting: number;
  readonly waitMs: number;
}

interface Waiter {
  readonly row: string;
  readonly start: () => void;
}

/** What one merchant does at this moment. */
interface Turns {
  held: number;
  readonly heldRows: Map<string, number>;
  readonly waiting: Waiter[];
}

/**
 * Stands before the connections of a process: a merchant whose writes wait for a lock holds a few of them, never all, and
 * a row fewer still. Who has to wait does so here, without a connection, in order. (docs/operating.md)
 */
export class FairGate {
  private readonly merchants = new Map<string, Turns>();

  constructor(private readonly bounds: GateBounds) {}

  /** For a pool of so many connections: two fifths of them for one merchant, and a wait well within a request's 30 s. */
  static before(poolSize: number): FairGate {
    const perMerchant = Math.max(2, Math.floor(poolSize / 2.5));
    return new FairGate({ perMerchant, perRow: 2, waiting: 100, waitMs: 10_000 });
  }

  /** @throws Refusal `unavailable` database_busy where too many wait already, or this one has waited too long */
  async run<Result>(merchantId: string, row: string, work: () => Promise<Result>): Promise<Result> {
    const turns = this.turnsOf(merchantId);
    if (!this.take(turns, row)) await this.wait(turns, row);
    try {
      return await work();
    } finally {
      this.giveBack(turns, row);
      if (turns.held === 0) this.merchants.delete(merchantId);
    }
  }

  private turnsOf(merchantId: string): Turns {
    const turns = this.merchants.get(merchantId) ?? { held: 0, heldRows: new Map<string, number>(), waiting: [] };
    this.merchants.set(merchantId, turns);
    return turns;
  }

  private take(turns: Turns, row: string): boolean {
    const ofRow = turns.heldRows.get(row) ?? 0;
    if (turns.held >= this.bounds.perMerchant || ofRow >= this.bounds.perRow) return false;
    turns.held += 1;
    turns.heldRows.set(row, ofRow + 1);
    return true;
  }

  private wait(turns: Turns, row: string): Promise<void> {
    if (turns.waiting.length >= this.bounds.waiting) throw databaseBusy();
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => {
        turns.waiting.splice(turns.waiting.indexOf(waiter), 1);
        reject(databaseBusy());
      }, this.bounds.waitMs);
      const start = (): void => {
        clearTimeout(late);
        resolve();
      };
      const waiter = { row, start };
      turns.waiting.push(waiter);
    });
  }

  /** Whoever has waited longest goes next, but for those whose row is still held. */
  private giveBack(turns: Turns, row: string): void {
    turns.held -= 1;
    const ofRow = (turns.heldRows.get(row) ?? 1) - 1;
    if (ofRow === 0) turns.heldRows.delete(row);
    else turns.heldRows.set(row, ofRow);
    const next = turns.waiting.findIndex((waiter) => this.take(turns, waiter.row));
    if (next >= 0) turns.waiting.splice(next, 1)[0]?.start();
  }
}
