import type { Log } from '#config/log.js';

/** After a failure the next try waits longer, up to this. */
const longestPauseMs = 5_000;

/**
 * Does a thing again and again, one at a time. The work answers true where there is more to do at once. A failure is
 * logged and tried again after a pause: a database that is away for a while stops nothing for good.
 */
export class RepeatedTask {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();
  private stopped = false;
  private failures = 0;

  constructor(
    private readonly name: string,
    private readonly everyMs: number,
    private readonly log: Log,
    private readonly work: () => Promise<boolean>,
  ) {
    this.next(0);
  }

  /** Lets what runs finish, and starts nothing more. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.running;
  }

  private next(inMs: number): void {
    if (this.stopped) return;
    this.timer = setTimeout(() => {
      this.running = this.once();
    }, inMs);
  }

  private async once(): Promise<void> {
    try {
      const more = await this.work();
      this.failures = 0;
      this.next(more ? 0 : this.everyMs);
    } catch (error) {
      this.failures += 1;
      const reason = error instanceof Error ? ((error as { code?: string }).code ?? error.name) : 'unknown';
      this.log.warn({ task: this.name, failures: this.failures, reason }, 'task failed, it is tried again');
      this.next(Math.min(this.everyMs * 2 ** Math.min(this.failures, 10), longestPauseMs));
    }
  }
}
