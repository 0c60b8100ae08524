import { Refusal } from '#domain/errors.js';
import type { Log } from '#config/log.js';

/** The maximum pause after a failure. */
const maxPauseMs = 5_000;
/** The interval from which the pause after a failure grows, for a task that runs only when it is woken. */
const wokenEveryMs = 100;

/**
 * Runs `work` repeatedly, one run at a time: every `everyMs` milliseconds, or only when it is woken. If `work` returns true,
 * the next run starts at once, as after `wake()`. A failure is logged, and the next run follows after a growing pause.
 */
export class RepeatedTask {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();
  private stopped = false;
  private isRunning = false;
  private wasWoken = false;
  private failures = 0;

  constructor(
    private readonly name: string,
    private readonly everyMs: number | 'woken',
    private readonly log: Log,
    private readonly work: () => Promise<boolean>,
  ) {
    if (everyMs !== 'woken') this.next(0);
  }

  /** Starts a run now, or after the current one. The pause after a failure is not shortened. */
  wake(): void {
    if (this.failures > 0) return;
    this.wasWoken = this.isRunning;
    if (!this.isRunning) this.next(0);
  }

  /** Waits for the current run, and starts no more. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.running;
  }

  private next(inMs: number): void {
    if (this.stopped) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.running = this.once();
    }, inMs);
  }

  private async once(): Promise<void> {
    this.isRunning = true;
    this.wasWoken = false;
    try {
      const more = await this.work();
      this.failures = 0;
      this.isRunning = false;
      if (more || this.wasWoken) this.next(0);
      else if (this.everyMs !== 'woken') this.next(this.everyMs);
    } catch (error) {
      this.failures += 1;
      this.isRunning = false;
      this.log.warn({ task: this.name, failures: this.failures, ...loggedReasonOf(error) }, 'task failed, will retry');
      const everyMs = this.everyMs === 'woken' ? wokenEveryMs : this.everyMs;
      this.next(Math.min(everyMs * 2 ** Math.min(this.failures, 10), maxPauseMs));
    }
  }
}

/** For the log: of a refusal its reason and the code of its cause, as for a 503 of the APIs. */
function loggedReasonOf(error: unknown): object {
  if (error instanceof Refusal)
    return { reason: error.reason, cause: (error.cause as { code?: string } | undefined)?.code };
  return { reason: error instanceof Error ? ((error as { code?: string }).code ?? error.name) : 'unknown' };
}
