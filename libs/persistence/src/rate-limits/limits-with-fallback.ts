import { randomInt } from 'node:crypto';
import type { WindowState } from '#domain/keys/limits.js';
import type { LimitStore, Slot, Subject, Verdict, Window } from './limit-store.js';

/** When a timer fires later than this, the process itself was blocked and not the store slow. */
const maxTimerDelayMs = 20;

/** The delay of the first retry after a failure. It doubles up to the last. */
const [firstRetryMs, lastRetryMs] = [500, 5_000];

/** Longer than the lease of a request's slot. */
const lateLeaseMs = 36_000;

export interface FallbackStores {
  readonly first: LimitStore;
  readonly second: LimitStore;
  /** Resolves when the first store may count: a write to it has succeeded. */
  readonly probe: () => Promise<unknown>;
  /** How long the first store may take to answer. */
  readonly timeoutMs: number;
  /** The minimum time that a process uses the second store after a failure of the first. */
  readonly pauseMs: number;
  /** Called for each switch between the stores, with the error that caused it. */
  readonly onChange?: (store: 'first' | 'second', error?: unknown) => void;
}

/**
 * Counts in the first store (Redis) while it answers, otherwise in the second (PostgreSQL). A request pays for the
 * first failure at most, which is the timeout of one command. After that, the second store is used directly, until the
 * pause is over and a write to the first has succeeded. Each store is exact. The one window that contains a switch may
 * admit up to twice its limit, never more. (docs/decisions/0037)
 */
export class LimitsWithFallback implements LimitStore {
  private failedSince: number | undefined;
  /** Since when the first store answers again, with a success or an error of its own. */
  private answersSince: number | undefined;
  private retry: NodeJS.Timeout | undefined;
  private stopped = false;
  private readonly takenInSecond = new Set<string>();

  constructor(private readonly stores: FallbackStores) {}

  async take(subject: Subject, windows: readonly Window[], slot?: Slot): Promise<Verdict> {
    if (this.failedSince === undefined) {
      const taken = this.stores.first.take(subject, windows, slot);
      try {
        return await withDeadline(taken, this.stores.timeoutMs);
      } catch (error) {
        if (slot) this.releaseIfTaken(taken, subject, slot.lease);
        this.switchToSecond(error);
      }
    }
    const verdict = await this.stores.second.take(subject, windows, slot);
    if (slot && verdict.admitted) this.takenInSecond.add(slot.lease);
    return verdict;
  }

  read(subject: Subject, windows: readonly Window[]): Promise<readonly WindowState[]> {
    return this.readFromCurrent((store) => store.read(subject, windows));
  }

  countSlots(subject: Subject): Promise<number> {
    return this.readFromCurrent((store) => store.countSlots(subject));
  }

  /**
   * Frees the slot in the store that took it, also after a switch: other processes may still count in the first store. When
   * that cannot be reached, the slot ends with its lease, within the pause.
   */
  async release(subject: Subject, lease: string): Promise<void> {
    if (this.takenInSecond.delete(lease)) return this.stores.second.release(subject, lease);
    const released = this.stores.first.release(subject, lease);
    if (this.failedSince !== undefined) return released.catch(() => undefined);
    try {
      return await withDeadline(released, this.stores.timeoutMs);
    } catch (error) {
      return this.switchToSecond(error);
    }
  }

  /** A late answer of the first store has taken a slot that nobody holds. */
  private releaseIfTaken(taken: Promise<Verdict>, subject: Subject, lease: string): void {
    taken
      .then(({ admitted }) => (admitted ? this.stores.first.release(subject, lease) : undefined))
      .catch(() => undefined);
  }

  /** Switches to the second store, at least for the pause. Calling it again changes nothing. */
  switchToSecond(error: unknown): void {
    if (this.failedSince !== undefined || this.stopped) return;
    this.failedSince = performance.now();
    this.stores.onChange?.('second', error);
    this.probeIn(firstRetryMs);
  }

  /** Stops probing the first store. */
  stop(): void {
    this.stopped = true;
    clearTimeout(this.retry);
  }

  /** Runs a read in the current store. */
  private async readFromCurrent<Found>(read: (store: LimitStore) => Promise<Found>): Promise<Found> {
    if (this.failedSince === undefined) {
      try {
        return await withDeadline(read(this.stores.first), this.stores.timeoutMs);
      } catch (error) {
        this.switchToSecond(error);
      }
    }
    return read(this.stores.second);
  }

  private probeIn(delayMs: number): void {
    // Jitter of a quarter, so that the processes do not all probe at the same time.
    this.retry = setTimeout(() => void this.probe(delayMs), delayMs * (randomInt(750, 1_250) / 1_000));
    this.retry.unref();
  }

  private async probe(delayMs: number): Promise<void> {
    const failure: unknown = await this.stores.probe().then(
      () => undefined,
      (error: unknown) => error ?? true,
    );
    if (this.stopped) return;
    const answered = failure === undefined || (failure instanceof Error && failure.name === 'ReplyError');
    this.answersSince = answered ? (this.answersSince ?? performance.now()) : undefined;
    if (failure !== undefined) return this.probeIn(Math.min(2 * delayMs, lastRetryMs));
    const remainingPauseMs = this.pauseEnds() - performance.now();
    if (remainingPauseMs > 0) return this.probeIn(Math.min(Math.max(remainingPauseMs, firstRetryMs), lastRetryMs));
    this.failedSince = undefined;
    this.answersSince = undefined;
    this.stores.onChange?.('first');
  }

  /**
   * A store that hung carries out what it was sent when it goes on: the leases of slots begin then, and nobody frees them, because
   * their requests have long been counted in the second store.
   */
  private pauseEnds(): number {
    const { pauseMs } = this.stores;
    return Math.max((this.failedSince ?? 0) + pauseMs, (this.answersSince ?? 0) + Math.min(pauseMs, lateLeaseMs));
  }
}

/**
 * Rejects when no answer arrives in time. A process whose event loop was blocked cannot distinguish a late answer from
 * one that it has not read yet: it reads pending answers first, and when its own timer was late, it waits once more.
 */
export function withDeadline<Answer>(answer: Promise<Answer>, timeoutMs: number): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const giveUp = () => setImmediate(() => reject(new Error('No answer in time.')));
    const began = performance.now();
    let timer = setTimeout(() => {
      const wasBlocked = performance.now() - began > timeoutMs + maxTimerDelayMs;
      if (wasBlocked) timer = setTimeout(giveUp, timeoutMs);
      else giveUp();
    }, timeoutMs);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
