import { constants } from 'node:os';
import { causeOf } from './cause-of.js';
import type { Log } from './log.js';

/** Less than the 30 s after which Kubernetes and docker-compose.yml kill a process. */
const maxStopMs = 28_000;
/** How long closing connections may take after all requests are answered, for example if the database hangs. */
const maxReleaseMs = 3_000;
/** The exit code of a shutdown that took too long, as in timeout(1). */
const timedOutCode = 124;

const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/** What a shell shows of a process that a signal ended. */
const leaveAtOnce = (signal: (typeof signals)[number]): never => process.exit(128 + constants.signals[signal]);

export interface StopSteps {
  /** Accepts no new work and finishes the work in progress. */
  readonly finish: () => Promise<void>;
  /** Closes connections and other resources. */
  readonly release: () => Promise<void>;
}

/** The graceful shutdown of a process. Readiness checks use `hasBegun`. */
export class Shutdown {
  private begun = false;
  private code = 0;

  /**
   * Until `listen` nothing is in progress, and a signal ends the process at once. It needs a handler for that: the first process of a
   * container ignores signals that it does not handle.
   */
  constructor(private readonly log: Log) {
    for (const signal of signals) process.once(signal, leaveAtOnce);
  }

  get hasBegun(): boolean {
    return this.begun;
  }

  /**
   * Stops the process on a signal, with exit code 0, or 124 if work in progress takes too long. Further signals are ignored:
   * Ctrl-C reaches a process twice, from the terminal and from npm. An uncaught error or unhandled rejection also stops the
   * process, with exit code 1, because its state is then unknown.
   */
  listen(steps: StopSteps): void {
    for (const signal of signals) {
      process.off(signal, leaveAtOnce);
      process.on(signal, () => void this.stop(signal, steps));
    }
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
      this.log.error({ afterMs: maxStopMs }, 'the shutdown took too long, work in progress is aborted');
      process.exit(timedOutCode);
    }, maxStopMs);
    try {
      await finish();
      setTimeout(() => this.leave('timeout'), maxReleaseMs);
      await release();
    } catch (error) {
      this.leave(error instanceof Error ? error.name : 'unknown');
    }
    process.exit(this.code);
  }

  /** Exits although connections are open: no work is in progress, and the operating system closes them. */
  private leave(reason: string): never {
    this.log.warn({ reason }, 'stopped without closing every connection');
    process.exit(this.code);
  }
}
