import type { WindowState } from '#domain/limits.js';

const longestMs = 1_000;
const most = 10_000;

interface Remembered {
  readonly windows: readonly WindowState[];
  readonly at: number;
  readonly until: number;
}

/**
 * Addresses whose window of failed authentications is full, for a second at most, and never longer than it stays full:
 * to refuse one of them again takes no look at any store, and comes to what the store would have said.
 */
export class RefusedAddresses {
  private readonly remembered = new Map<string, Remembered>();

  remember(address: string, windows: readonly WindowState[]): void {
    const at = performance.now();
    const fullForMs = Math.min(...windows.filter(({ used, limit }) => used >= limit).map(({ freeInMs }) => freeInMs));
    this.remembered.delete(address);
    this.remembered.set(address, { windows, at, until: at + Math.min(fullForMs, longestMs) });
    // A map keeps the order in which it was filled: the first is the oldest.
    const [oldest] = this.remembered.keys();
    if (this.remembered.size > most && oldest !== undefined) this.remembered.delete(oldest);
  }

  /** How its windows stand now, or undefined where the store has to be asked. */
  recall(address: string): readonly WindowState[] | undefined {
    const found = this.remembered.get(address);
    if (found === undefined) return undefined;
    const now = performance.now();
    if (now < found.until) {
      return found.windows.map((window) => ({ ...window, freeInMs: window.freeInMs - (now - found.at) }));
    }
    this.remembered.delete(address);
    return undefined;
  }
}
