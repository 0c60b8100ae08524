import type { WindowState } from '#domain/keys/limits.js';

const askAgainMs = 1_000;
const maxAddresses = 10_000;

interface Remembered {
  readonly windows: readonly WindowState[];
  readonly at: number;
  readonly fullUntil: number;
  askAgainAt: number;
}

/**
 * Addresses whose window of failed authentications is full. They are refused again without a read of the store, with the
 * same result. Once a second one request reads the store, because the window may have changed.
 */
export class RefusedAddresses {
  private readonly remembered = new Map<string, Remembered>();

  remember(address: string, windows: readonly WindowState[]): void {
    const at = performance.now();
    const fullForMs = Math.min(...windows.filter(({ used, limit }) => used >= limit).map(({ freeInMs }) => freeInMs));
    this.remembered.delete(address);
    this.remembered.set(address, { windows, at, fullUntil: at + fullForMs, askAgainAt: at + askAgainMs });
    // A map keeps the order in which it was filled: the first is the oldest.
    const [oldest] = this.remembered.keys();
    if (this.remembered.size > maxAddresses && oldest !== undefined) this.remembered.delete(oldest);
  }

  /** The store admits it again: the limits may be counted in another store now. */
  forget(address: string): void {
    this.remembered.delete(address);
  }

  has(address: string): boolean {
    const found = this.remembered.get(address);
    if (found === undefined) return false;
    if (performance.now() < found.fullUntil) return true;
    return !this.remembered.delete(address);
  }

  /** The current state of its windows, or undefined if the caller must read the store. */
  recall(address: string): readonly WindowState[] | undefined {
    const found = this.has(address) ? this.remembered.get(address) : undefined;
    const now = performance.now();
    if (found === undefined) return undefined;
    if (now < found.askAgainAt) {
      return found.windows.map((window) => ({ ...window, freeInMs: window.freeInMs - (now - found.at) }));
    }
    found.askAgainAt = now + askAgainMs;
    return undefined;
  }
}
