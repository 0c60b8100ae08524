/** So long a result is good, before the next question starts another check. */
const freshMs = 2_000;

/** What a check that may take long or hang said last. One check runs at a time, started by whoever asks. */
export class LastValue {
  private known: 'up' | 'down' | 'unknown' = 'unknown';
  private checkedAt = Number.NEGATIVE_INFINITY;
  private running = false;

  constructor(private readonly check: () => Promise<boolean>) {}

  /** Answers at once; 'unknown' before the first check has ended. */
  now(): 'up' | 'down' | 'unknown' {
    if (!this.running && performance.now() - this.checkedAt > freshMs) this.refresh();
    return this.known;
  }

  private refresh(): void {
    const end = (isUp: boolean): void => {
      this.known = isUp ? 'up' : 'down';
      this.checkedAt = performance.now();
      this.running = false;
    };
    this.running = true;
    this.check().then(end, () => end(false));
  }
}
