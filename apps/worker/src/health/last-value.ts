import { setTimeout as pause } from 'node:timers/promises';

/** How long a result is valid before a read starts another check. */
const freshMs = 2_000;

/** The last result of a slow check. Reads return at once, and start a new check if the result is old. */
export class LastValue {
  private known: 'up' | 'down' | 'unknown' = 'unknown';
  private checkedAt = Number.NEGATIVE_INFINITY;
  private running: Promise<void> | undefined;

  constructor(private readonly check: () => Promise<boolean>) {}

  /** The last result; 'unknown' until the first check has ended. */
  now(): 'up' | 'down' | 'unknown' {
    if (!this.running && performance.now() - this.checkedAt > freshMs) this.refresh();
    return this.known;
  }

  /** The last result; before the first one it waits for that, at most so long. */
  async first(maxWaitMs: number): Promise<'up' | 'down' | 'unknown'> {
    if (this.now() === 'unknown') await Promise.race([this.running, pause(maxWaitMs, undefined, { ref: false })]);
    return this.known;
  }

  private refresh(): void {
    const end = (isUp: boolean): void => {
      this.known = isUp ? 'up' : 'down';
      this.checkedAt = performance.now();
      this.running = undefined;
    };
    this.running = this.check().then(end, () => end(false));
  }
}
