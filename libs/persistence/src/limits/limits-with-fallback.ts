import type { WindowState } from '#domain/limits.js';
import type { LimitStore, Slot, Subject, Verdict, Window } from './limit-store.js';

/** How long a store that failed is left alone before it is asked whether it is back. */
const pauseMs = 500;

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

  constructor(private readonly stores: Fallback) {}

  take(subject: Subject, windows: readonly Window[], slot?: Slot): Promise<Verdict> {
    return this.ask(
      (store) => store.take(subject, windows, slot),
      () => slot && this.takenInSecond.add(slot.lease),
    );
  }

  read(subject: Subject, windows: readonly Window[]): Promise<readonly WindowState[]> {
    return this.ask((store) => store.read(subject, windows));
  }

  /** Frees the slot where it was taken. One that its store can't free now is free when its lease ends. */
  async release(subject: Subject, lease: string): Promise<void> {
    const inSecond = this.takenInSecond.delete(lease);
    if (inSecond) return this.stores.second.release(subject, lease);
    if (this.away) return undefined;
    return this.stores.first.release(subject, lease).catch(() => this.leave());
  }

  private async ask<Answer>(question: (store: LimitStore) => Promise<Answer>, onSecond?: () => void): Promise<Answer> {
    if (!this.away) {
      try {
        return await question(this.stores.first);
      } catch {
        this.leave();
      }
    }
    onSecond?.();
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
      this.stores.ping().then(
        () => {
          this.away = false;
          this.stores.onChange?.('first');
        },
        () => this.lookAfterFirst(),
      );
    }, pauseMs);
    timer.unref();
  }
}
