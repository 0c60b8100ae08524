import type { Log } from '#config/log.js';

/** The maximum pause after a failure. */
const maxPauseMs = 5_000;

/**
 * Runs `work` repeatedly, one run at a time. If `work` returns true, the next run starts at once. After a failure it is
 * logged and retried with a growing pause.
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

  /** Waits for the current run, and starts no more. */
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
      this.log.warn({ task: this.name, failures: this.failures, reason }, 'task failed, will retry');
      this.next(Math.min(this.everyMs * 2 ** Math.min(this.failures, 10), maxPauseMs));
    }
  }
}
