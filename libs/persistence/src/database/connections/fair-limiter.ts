import type { Refusal } from '#domain/errors.js';

export interface FairLimits {
  /** The maximum number of running items, over all keys. */
  readonly overall: number;
  /** The maximum number of running items of one key, by the number of places that are free. */
  readonly perKey: (free: number) => number;
  /** The maximum number of running items of one part of a key. Work without a part has no such limit. */
  readonly perPart?: number;
  /** Work that fails with `isBlocked` waits for another turn. */
  readonly blocked?: {
    readonly isBlocked: (error: unknown) => boolean;
    /** The maximum number of running items of all keys with blocked work. */
    readonly overall: number;
  };
  /** The maximum numbers of waiting items. */
  readonly waitingPerKey: number;
  readonly waitingPerPart?: number;
  /** No item starts later than this after its arrival. */
  readonly waitMs: number;
  /** The error when too many items wait, or when the wait took too long. */
  readonly refusal: () => Refusal;
}

/** The running and waiting items of one part of a key. */
interface Part {
  running: number;
  /** In order of arrival. */
  readonly waiting: (() => void)[];
}

interface Key {
  running: number;
  waiting: number;
  /** Items that were blocked and have not finished. */
  blocked: number;
  /** Parts with running or waiting items. Those of work without a part are one. */
  readonly parts: Map<string | undefined, Part>;
}

interface Item {
  readonly key: string;
  readonly part: string | undefined;
  readonly arrivedAt: number;
  isBlocked: boolean;
}

/**
 * Limits concurrent work: overall, per key (a merchant), and per part of a key (a row of the merchant). Free places are
 * given to the keys in turn (round robin), within a key to its parts in turn, and within a part in order of arrival. So
 * a key with a long queue delays another key by one item at most.
 */
export class FairLimiter {
  /** Keys with running, waiting or blocked items. The key that had a turn last is at the end. */
  private readonly keys = new Map<string, Key>();
  private running = 0;
  private waiting = 0;
  /** The running items of keys with blocked items. */
  private runningOfBlocked = 0;

  constructor(private readonly limits: FairLimits) {}

  /**
   * `work` may run several times: again after each error that `isBlocked` recognizes.
   * @throws the error of `refusal`, when no `work` runs
   */
  async run<Result>(key: string, work: () => Promise<Result>, part?: string): Promise<Result> {
    const item: Item = { key, part, arrivedAt: performance.now(), isBlocked: false };
    const state = this.keyOf(key);
    if (this.hasCapacity(state, part)) this.count(item, state, 1);
    else await this.wait(item, state);
    try {
      for (;;) {
        let turn: Promise<void>;
        try {
          return await work();
        } catch (error) {
          if (!this.limits.blocked?.isBlocked(error)) throw error;
          if (this.remainingMs(item) <= 0) throw this.limits.refusal();
          this.setBlocked(item, state, true);
          // Before its place is free, so that nothing of its part passes it.
          turn = this.wait(item, state);
        } finally {
          this.count(item, state, -1);
          this.startNext();
        }
        await turn;
      }
    } finally {
      if (item.isBlocked) {
        this.setBlocked(item, state, false);
        this.startNext();
      }
    }
  }

  private keyOf(name: string): Key {
    let key = this.keys.get(name);
    if (!key) this.keys.set(name, (key = { running: 0, waiting: 0, blocked: 0, parts: new Map() }));
    return key;
  }

  private hasCapacity(key: Key, part: string | undefined): boolean {
    const { overall, perKey, perPart = Infinity, blocked } = this.limits;
    const free = overall - this.running;
    if (free <= 0 || key.running >= perKey(free)) return false;
    if (key.blocked > 0 && blocked && this.runningOfBlocked >= blocked.overall) return false;
    return part === undefined || (key.parts.get(part)?.running ?? 0) < perPart;
  }

  /** Counts an item that starts or ends, and moves its key and part to the end. */
  private count(item: Item, key: Key, change: 1 | -1): void {
    const part = key.parts.get(item.part) ?? { running: 0, waiting: [] };
    part.running += change;
    key.running += change;
    this.running += change;
    if (key.blocked > 0) this.runningOfBlocked += change;
    key.parts.delete(item.part);
    if (part.running > 0 || part.waiting.length > 0) key.parts.set(item.part, part);
    this.keys.delete(item.key);
    this.keepUnlessIdle(item.key, key);
  }

  private keepUnlessIdle(name: string, key: Key): void {
    if (key.running > 0 || key.waiting > 0 || key.blocked > 0) this.keys.set(name, key);
    else this.keys.delete(name);
  }

  /** An item that was blocked stays so until it has finished. */
  private setBlocked(item: Item, key: Key, isBlocked: boolean): void {
    if (item.isBlocked === isBlocked) return;
    item.isBlocked = isBlocked;
    if (isBlocked && key.blocked === 0) this.runningOfBlocked += key.running;
    key.blocked += isBlocked ? 1 : -1;
    if (!isBlocked && key.blocked === 0) this.runningOfBlocked -= key.running;
    this.keepUnlessIdle(item.key, key);
  }

  private remainingMs(item: Item): number {
    return item.arrivedAt + this.limits.waitMs - performance.now();
  }

  private wait(item: Item, key: Key): Promise<void> {
    const { waitingPerKey, waitingPerPart = Infinity, refusal } = this.limits;
    const part = key.parts.get(item.part) ?? { running: 0, waiting: [] };
    const isFull = key.waiting >= waitingPerKey || (item.part !== undefined && part.waiting.length >= waitingPerPart);
    if (isFull && !item.isBlocked) return Promise.reject(refusal());
    key.parts.set(item.part, part);
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        clearTimeout(timer);
        part.waiting.splice(part.waiting.indexOf(start), 1);
        key.waiting -= 1;
        this.waiting -= 1;
      };
      const start = (): void => {
        leave();
        this.count(item, key, 1);
        resolve();
      };
      const timer = setTimeout(() => {
        leave();
        if (part.running === 0 && part.waiting.length === 0) key.parts.delete(item.part);
        this.keepUnlessIdle(item.key, key);
        reject(refusal());
      }, this.remainingMs(item));
      // What was blocked is the oldest of its part.
      if (item.isBlocked) part.waiting.unshift(start);
      else part.waiting.push(start);
      key.waiting += 1;
      this.waiting += 1;
    });
  }

  private startNext(): void {
    for (let start = this.findNext(); start; start = this.findNext()) start();
  }

  private findNext(): (() => void) | undefined {
    if (this.waiting === 0) return undefined;
    for (const key of this.keys.values()) {
      if (key.waiting === 0) continue;
      for (const [name, { waiting }] of key.parts) if (waiting[0] && this.hasCapacity(key, name)) return waiting[0];
    }
    return undefined;
  }
}
