/** A pause between two answers of the database up to which its contact counts as uninterrupted: far below any lease. */
const longestPauseMs = 10_000;

/** Since when this worker reaches the database without an interruption, by the monotonic clock. */
export class DatabaseContact {
  private since = performance.now();
  private last = this.since;

  /** The database has answered. */
  answered(): void {
    const now = performance.now();
    if (now - this.last > longestPauseMs) this.since = now;
    this.last = now;
  }

  /** Whether it has answered for so long already. */
  hasLasted(seconds: number): boolean {
    return this.last - this.since >= seconds * 1_000;
  }
}
