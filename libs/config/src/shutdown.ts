import { causeOf } from './cause-of.js';
import type { Log } from './log.js';

/** Below the 30 s after which Kubernetes and docker-compose.yml kill a process. */
const longestStopMs = 28_000;
/** What is left when everything is answered, such as a database that does not answer, holds the process for so long. */
const longestReleaseMs = 3_000;
/** The exit code of a stop that took too long: that of timeout(1). */
const timedOutCode = 124;

const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

export interface StopSteps {
  /** Takes nothing new and finishes what is in flight. */
  readonly finish: () => Promise<void>;
  /** Closes what the process holds. */
  readonly release: () => Promise<void>;
}

/** The stop of a process. Readiness asks whether it has begun. */
export class Shutdown {
  private begun = false;
  private code = 0;

  constructor(private readonly log: Log) {}

  get hasBegun(): boolean {
    return this.begun;
  }

  /**
   * From now on a signal stops the process: it ends with 0, or with 124 where what is in flight takes too long. A further
   * signal changes nothing: Ctrl-C reaches a process twice, from the terminal and from npm.
   *
   * So does an error that nothing handles, a rejected promise among them: what the process would do after it can't be relied
   * on. It ends with 1.
   */
  listen(steps: StopSteps): void {
    for (const signal of signals) process.on(signal, () => void this.stop(signal, steps));
    process.on('uncaughtException', (error, origin) => {
      this.log.fatal({ origin, ...causeOf(error) }, 'uncaught error, the process ends');
      this.code = 1;
      this.stop(origin, steps).catch(() => process.exit(1));
    });
  }

  private async stop(reason: string, { finish, release }: StopSteps): Promise<void> {
    if (this.begun) return;
    this.begun = true;
    this.log.info({ reason }, 'stopping');
    setTimeout(() => {
      this.log.error({ afterMs: longestStopMs }, 'the stop took too long: what is in flight is cut off');
      process.exit(timedOutCode);
    }, longestStopMs);
    try {
      await finish();
      setTimeout(() => this.leave('timeout'), longestReleaseMs);
      await release();
    } catch (error) {
      this.leave(error instanceof Error ? error.name : 'unknown');
    }
    process.exit(this.code);
  }

  /** Nothing is in flight any more: the operating system closes the rest. */
  private leave(reason: string): never {
    this.log.warn({ reason }, 'stopped without closing every connection');
    process.exit(this.code);
  }
}
