import { randomInt } from 'node:crypto';
import type { WindowState } from '#domain/keys/limits.js';
import type { LimitStore, Slot, Subject, Verdict, Window } from './limit-store.js';

/** How long the first store may take to answer. */
const patienceMs = 100;

/** A timer that comes later than this shows that this process, not the store, was slow. */
const heldUpMs = 20;

/** How soon a store that failed is tried again; then twice as late each time, up to the last. */
const [firstRetryMs, lastRetryMs] = [500, 5_000];

export interface Fallback {
  readonly first: LimitStore;
  readonly second: LimitStore;
  /** Resolves when the first store may count: it carried out a write for us. */
  readonly probe: () => Promise<unknown>;
  /** How long a process that left the first store counts in the second at least. */
  readonly pauseMs: number;
  /** Called for each change from one store to the other, and with the error that led to it. */
  readonly onChange?: (store: 'first' | 'second', error?: unknown) => void;
}

/**
 * Counts in the first store (Redis) while it answers, else in the second (PostgreSQL). A request pays for the first
 * failure at most, one command's time limit; from then on the second store is asked at once, until the pause is over and
 * a write to the first has succeeded. Each store is exact; the one window that holds a change may hold up to twice its
 * limit, never more. (docs/decisions, 0037)
 */
export class LimitsWithFallback implements LimitStore {
  private awaySince: number | undefined;
  private retry: NodeJS.Timeout | undefined;
  private stopped = false;
  private readonly takenInSecond = new Set<string>();

  constructor(private readonly stores: Fallback) {}

  async take(subject: Subject, windows: readonly Window[], slot?: Slot): Promise<Verdict> {
    if (this.awaySince === undefined) {
      try {
        return await withDeadline(this.stores.first.take(subject, windows, slot));
      } catch (error) {
        this.leave(error);
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

  /** Frees the slot where it was taken. One that the first store can't be told of ends with its lease, within the pause. */
  async release(subject: Subject, lease: string): Promise<void> {
    if (this.takenInSecond.delete(lease)) return this.stores.second.release(subject, lease);
    if (this.awaySince !== undefined) return;
    try {
      await withDeadline(this.stores.first.release(subject, lease));
    } catch (error) {
      this.leave(error);
    }
  }

  /** Counts in the second store from now on, for the pause at least. Leaving twice changes nothing. */
  leave(error: unknown): void {
    if (this.awaySince !== undefined || this.stopped) return;
    this.awaySince = performance.now();
    this.stores.onChange?.('second', error);
    this.probeIn(firstRetryMs);
  }

  /** Asks the first store no more. */
  stop(): void {
    this.stopped = true;
    clearTimeout(this.retry);
  }

  /** Asks for what changes nothing. */
  private async ask<Found>(question: (store: LimitStore) => Promise<Found>): Promise<Found> {
    if (this.awaySince === undefined) {
      try {
        return await withDeadline(question(this.stores.first));
      } catch (error) {
        this.leave(error);
      }
    }
    return question(this.stores.second);
  }

  private probeIn(delayMs: number): void {
    // A quarter more or less: the processes of an installation don't all ask at the same moment.
    this.retry = setTimeout(() => void this.probe(delayMs), delayMs * (randomInt(750, 1_250) / 1_000));
    this.retry.unref();
  }

  private async probe(delayMs: number): Promise<void> {
    const succeeded = await this.stores.probe().then(
      () => true,
      () => false,
    );
    if (this.stopped) return;
    const restMs = (this.awaySince ?? 0) + this.stores.pauseMs - performance.now();
    if (!succeeded) return this.probeIn(Math.min(2 * delayMs, lastRetryMs));
    if (restMs > 0) return this.probeIn(Math.min(Math.max(restMs, firstRetryMs), lastRetryMs));
    this.awaySince = undefined;
    this.stores.onChange?.('first');
  }
}

/**
 * Fails when no answer comes in time. A process that was held up itself can't tell a late answer from one that it has not
 * read yet: it reads what has come meanwhile, and where its own timer was late it waits once more.
 */
export function withDeadline<Answer>(answer: Promise<Answer>): Promise<Answer> {
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
