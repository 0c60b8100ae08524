const everyMs = 1_000;

/** Writes what a recorder has gathered once a second, one write at a time. */
export class Flushes {
  private last: Promise<void> = Promise.resolve();
  private waiting = 0;
  private readonly timer: NodeJS.Timeout;

  constructor(private readonly write: () => Promise<void>) {
    // A write may take many seconds while the database is unavailable. Further writes would wait for it and have nothing to add.
    this.timer = setInterval(() => {
      if (this.waiting === 0) this.flush().catch(() => undefined);
    }, everyMs);
    this.timer.unref();
  }

  /** Writes what was recorded so far, after the write that runs. */
  async flush(): Promise<void> {
    this.waiting += 1;
    this.last = this.last.catch(() => undefined).then(this.write);
    try {
      await this.last;
    } finally {
      this.waiting -= 1;
    }
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.flush();
  }
}
