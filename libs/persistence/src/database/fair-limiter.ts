import type { Refusal } from '#domain/errors.js';

export interface FairLimits {
  /** How much runs at once, of all keys together. */
  readonly overall: number;
  /** How much of one key runs at once. */
  readonly perKey: number;
  /** How much of one part of a key runs at once; work that names no part has no such limit. */
  readonly perPart?: number;
  /** How much of one key may wait, and for how long. */
  readonly waitingPerKey: number;
  readonly waitMs: number;
  /** Thrown where too much waits already, or where no place became free in time. */
  readonly refusal: () => Refusal;
}

interface Waiting {
  readonly part: string | undefined;
  readonly start: () => void;
}

/** What one key has running and waiting. */
interface KeyState {
  running: number;
  readonly parts: Map<string, number>;
  /** In the order of arrival. */
  readonly waiting: Set<Waiting>;
}

/**
 * Bounds how much work runs at once: overall, per key (a merchant), and per part of a key (one of the merchant's rows). A
 * place that becomes free goes to the keys in turn, and within a key to whoever has waited longest and may run now: a key
 * with a long queue never keeps another key waiting for more than its next one.
 */
export class FairLimiter {
  /** Keys with something running or waiting; the one that ended something last stands last. */
  private readonly keys = new Map<string, KeyState>();
  private running = 0;

  constructor(private readonly limits: FairLimits) {}

  /** @throws what `refusal` gives, before `work` has begun */
  async run<Result>(key: string, work: () => Promise<Result>, part?: string): Promise<Result> {
    const state = this.keys.get(key) ?? { running: 0, parts: new Map<string, number>(), waiting: new Set<Waiting>() };
    this.keys.set(key, state);
    if (this.hasPlace(state, part)) this.count(state, part, 1);
    else await this.wait(key, state, part);
    try {
      return await work();
    } finally {
      this.count(state, part, -1);
      this.moveToEnd(key, state);
      this.startNext();
    }
  }

  private hasPlace({ running, parts }: KeyState, part: string | undefined): boolean {
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
        this.forgetIdle(key, state);
        reject(refusal());
      }, waitMs);
      const waiting = { part, start };
      state.waiting.add(waiting);
    });
  }

  private moveToEnd(key: string, state: KeyState): void {
    this.keys.delete(key);
    this.keys.set(key, state);
    this.forgetIdle(key, state);
  }

  private startNext(): void {
    for (const state of this.keys.values()) {
      for (const { part, start } of state.waiting) {
        if (this.hasPlace(state, part)) return start();
      }
    }
  }

  private forgetIdle(key: string, state: KeyState): void {
    if (state.running === 0 && state.waiting.size === 0) this.keys.delete(key);
  }
}
