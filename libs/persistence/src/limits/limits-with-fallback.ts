import type { WindowState } from '#domain/limits.js';
import type { LimitStore, Slot, Subject, Verdict, Window } from './limit-store.js';

/** How long a store that failed is left alone before it is asked whether it is back. */
const pauseMs = 500;

/** How long the first store may take to answer. */
const patienceMs = 100;

/** A timer that comes later than this shows that this process, not the store, was slow. */
const heldUpMs = 20;

export interface Fallback {
  readonly first: LimitStore;
  readonly second: LimitStore;
  /** Resolves when the first store answers. */
  readonly ping: () => Promise<unknown>;
  /** Told of each change from one store to the other. */
  readonly onChange?: (store: 'first' | 'second') => void;
}

/**
 * Counts in the first store (Redis) while it answers, else in the second (PostgreSQL). A request pays for the first
 * failure at most, one command's time limit; from then on the second store is asked at once, until a ping in the
 * background is answered. Each store is exact; the one window that holds a change may hold up to twice its limit.
 */
export class LimitsWithFallback implements LimitStore {
  private away = false;
  private readonly takenInSecond = new Set<string>();
  /** Slots that the first store may hold for nobody. They are freed when it is back: their leases can last much longer. */
  private readonly owed = new Map<string, Subject>();

  constructor(private readonly stores: Fallback) {}

  async take(subject: Subject, windows: readonly Window[], slot?: Slot): Promise<Verdict> {
    if (!this.away) {
      try {
        return await inTime(this.stores.first.take(subject, windows, slot));
      } catch {
        // It may have been done there all the same.
        if (slot) this.owed.set(slot.lease, subject);
        this.leave();
      }
    }
    const verdict = await this.stores.second.take(subject, windows, slot);
    if (slot && verdict.admitted) this.takenInSecond.add(slot.lease);
    return verdict;
  }

  read(subject: Subject, windows: readonly Window[]): Promise<readonly WindowState[]> {
    return this.ask((store) => store.read(subject, windows));
  }

  countSlots(subject: Subject): Promise<number> {
    return this.ask((store) => store.countSlots(subject));
  }

  /** Frees the slot where it was taken, if need be when that store is back. */
  async release(subject: Subject, lease: string): Promise<void> {
    if (this.takenInSecond.delete(lease)) return this.stores.second.release(subject, lease);
    if (!this.away) {
      try {
        return await inTime(this.stores.first.release(subject, lease));
      } catch {
        this.leave();
      }
    }
    this.owed.set(lease, subject);
  }

  /** Asks for what changes nothing. */
  private async ask<Found>(question: (store: LimitStore) => Promise<Found>): Promise<Found> {
    if (!this.away) {
      try {
        return await inTime(question(this.stores.first));
      } catch {
        this.leave();
      }
    }
    return question(this.stores.second);
  }

  private leave(): void {
    if (this.away) return;
    this.away = true;
    this.stores.onChange?.('second');
    this.lookAfterFirst();
  }

  private lookAfterFirst(): void {
    const timer = setTimeout(() => {
      inTime(this.stores.ping()).then(
        () => this.comeBack(),
        () => this.lookAfterFirst(),
      );
    }, pauseMs);
    timer.unref();
  }

  private comeBack(): void {
    this.away = false;
    this.stores.onChange?.('first');
    const owed = [...this.owed];
    this.owed.clear();
    for (const [lease, subject] of owed) this.release(subject, lease).catch(() => undefined);
  }
}

/**
 * Fails when no answer comes in time. A process that was held up itself can't tell a late answer from one that it has not
 * read yet: it reads what has come meanwhile, and where its own timer was late it waits once more.
 */
function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const giveUp = () => setImmediate(() => reject(new Error('No answer in time.')));
    const began = performance.now();
    let timer = setTimeout(() => {
      const wasHeldUp = performance.now() - began > patienceMs + heldUpMs;
      if (wasHeldUp) timer = setTimeout(giveUp, patienceMs);
      else giveUp();
    }, patienceMs);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
