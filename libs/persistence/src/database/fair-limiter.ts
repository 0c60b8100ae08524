import type { Refusal } from '#domain/errors.js';

export interface FairLimits {
  /** The maximum number of running items, over all keys. */
  readonly overall: number;
  /** The maximum number of running items of one key. */
  readonly perKey: number;
  /** The maximum number of running items of one part of a key. Work without a part has no such limit. */
  readonly perPart?: number;
  /** The maximum number of waiting items of one key. */
  readonly waitingPerKey: number;
  readonly waitMs: number;
  /** The error when too many items wait, or when the wait took too long. */
  readonly refusal: () => Refusal;
}

interface Waiting {
  readonly part: string | undefined;
  readonly start: () => void;
}

/** The running and waiting items of one key. */
interface KeyState {
  running: number;
  readonly parts: Map<string, number>;
  /** In order of arrival. */
  readonly waiting: Set<Waiting>;
}

/**
 * Limits concurrent work: overall, per key (a merchant), and per part of a key (a row of the merchant). Free capacity
 * is given to the keys in turn (round robin), and within a key to the oldest waiting item that may run. So a key with a
 * long queue delays another key by one item at most.
 */
export class FairLimiter {
  /** Keys with running or waiting items. The key that finished an item last is at the end. */
  private readonly keys = new Map<string, KeyState>();
  private running = 0;

  constructor(private readonly limits: FairLimits) {}

  /** @throws the error of `refusal`, before `work` starts */
  async run<Result>(key: string, work: () => Promise<Result>, part?: string): Promise<Result> {
    const state = this.keys.get(key) ?? { running: 0, parts: new Map<string, number>(), waiting: new Set<Waiting>() };
    this.keys.set(key, state);
    if (this.hasCapacity(state, part)) this.count(state, part, 1);
    else await this.wait(key, state, part);
    try {
      return await work();
    } finally {
      this.count(state, part, -1);
      this.moveToEnd(key, state);
      this.startNext();
    }
  }

  private hasCapacity({ running, parts }: KeyState, part: string | undefined): boolean {
    const { overall, perKey, perPart = Infinity } = this.limits;
    const ofPart = part === undefined ? 0 : (parts.get(part) ?? 0);
    return this.running < overall && running < perKey && ofPart < perPart;
  }

  private count(state: KeyState, part: string | undefined, change: 1 | -1): void {
    this.running += change;
    state.running += change;
    if (part === undefined) return;
    const ofPart = (state.parts.get(part) ?? 0) + change;
    if (ofPart === 0) state.parts.delete(part);
    else state.parts.set(part, ofPart);
  }

  private wait(key: string, state: KeyState, part: string | undefined): Promise<void> {
    const { waitingPerKey, waitMs, refusal } = this.limits;
    if (state.waiting.size >= waitingPerKey) return Promise.reject(refusal());
    return new Promise((resolve, reject) => {
      const start = (): void => {
        clearTimeout(timer);
        state.waiting.delete(waiting);
        this.count(state, part, 1);
        resolve();
      };
      const timer = setTimeout(() => {
        state.waiting.delete(waiting);
        this.removeIdle(key, state);
        reject(refusal());
      }, waitMs);
      const waiting = { part, start };
      state.waiting.add(waiting);
    });
  }

  private moveToEnd(key: string, state: KeyState): void {
    this.keys.delete(key);
    this.keys.set(key, state);
    this.removeIdle(key, state);
  }

  private startNext(): void {
    for (const state of this.keys.values()) {
      for (const { part, start } of state.waiting) {
        if (this.hasCapacity(state, part)) return start();
      }
    }
  }

  private removeIdle(key: string, state: KeyState): void {
    if (state.running === 0 && state.waiting.size === 0) this.keys.delete(key);
  }
}
