import { setTimeout as pause } from 'node:timers/promises';
import { encodeId } from '#domain/ids.js';
import { Database } from '#persistence/database/database.js';
import { isUnavailable } from '#persistence/database/errors.js';
import { finishJobInTransaction, giveUpJob, requeueJob } from '#persistence/jobs/job-progress.store.js';
import {
  abandonJob,
  failJob,
  finishJob,
  renewJobLease,
  leaseJob,
  type LeasedJob,
} from '#persistence/jobs/job.store.js';
import type { Log } from '#config/log.js';
import { Inject, Injectable } from '@nestjs/common';
import { WorkerMetrics } from '../health/metrics.js';
import { inJobTransaction } from '../jobs/in-job-transaction.js';
import { JobProcessors } from '../jobs/job-processors.js';
import { type LastStep, UnrecoverableJobError } from '../jobs/job-processor.js';
import { processLog } from '#config/process.module.js';
import { JobRules } from './job-rules.js';
import type { JobData } from './queue-backend.js';

/**
 * How often a job may lose its worker beside the failures that its rule allows. One that ends the process each time would be taken
 * over for ever.
 */
const maxInterruptions = 5;

/**
 * After this many errors that are no outage of the database, such as a violated constraint, the job is recorded as dead instead.
 */
const maxRecordErrors = 10;

class InterruptedTooOften extends UnrecoverableJobError {}

/** Varies a delay by up to a fifth, so that jobs that failed together are not retried together. */
const jittered = (seconds: number): number => seconds * (0.8 + (process.hrtime()[1] % 1000) / 2500);

/**
 * Runs jobs with a lease on their row. Every processor may run twice, because a worker can die between doing the work and
 * recording it.
 */
@Injectable()
export class JobRunner {
  private readonly abort = new AbortController();

  constructor(
    private readonly db: Database,
    private readonly processors: JobProcessors,
    private readonly rules: JobRules,
    private readonly metrics: WorkerMetrics,
    @Inject(processLog) private readonly log: Log,
  ) {}

  /** Runs a job, unless it is done or another worker has it. */
  async run(data: JobData): Promise<void> {
    const { leaseSeconds } = this.rules.byKind[data.kind];
    const job = await leaseJob(this.db, data, leaseSeconds);
    if (!job) return;
    if (job.attempts - 1 - job.failures > maxInterruptions) {
      return this.recordFailure(job, new InterruptedTooOften('Its worker ended each time.'));
    }
    const stopRenewing = renewLeaseUntilStopped(this.db, job, leaseSeconds);
    try {
      const result = await this.processors.byKind[job.kind].process(job).then(
        (end) => ({ end }),
        (error: unknown) => ({ error }),
      );
      if ('error' in result) return await this.recordFailure(job, result.error);
      const { end } = result;
      const recorded = await this.record(job, () =>
        end === 'again' ? requeueJob(this.db, job) : this.recordDone(job, end ?? undefined),
      );
      this.metrics.countJob(job.kind, !recorded ? 'dead' : end === 'again' ? end : 'done');
    } finally {
      stopRenewing();
    }
  }

  /** Stops retrying to record finished jobs, because the process must end. */
  stopRecording(): void {
    this.abort.abort();
  }

  /**
   * Records how a job ended. It retries while the process lives: otherwise a job that is done would run again, and one that
   * failed would wait until its lease expires. Returns false for a result that cannot be recorded: the job is dead then,
   * because it would keep its place for ever, and send its e-mail again after each restart.
   */
  private async record(job: LeasedJob, result: () => Promise<unknown>): Promise<boolean> {
    const facts = factsOf(job);
    let write = result;
    for (let attempt = 1, errors = 0; ; attempt += 1) {
      try {
        await write();
        return write === result;
      } catch (error) {
        if (attempt === 1) this.log.warn(facts, 'the result of a job could not be recorded, retrying');
        if (this.abort.signal.aborted) {
          this.log.error(facts, 'the result of a job was not recorded, and it will run again');
          throw error;
        }
        if (!isUnavailable(error)) errors += 1;
        if (errors === maxRecordErrors && write === result) {
          const reason = `unrecorded ${errorNameOf(error)}`;
          this.log.error({ ...facts, reason }, 'the result of a job cannot be recorded, it is dead');
          write = () => inJobTransaction(this.db, job, (tx) => giveUpJob(tx, job, reason));
        }
        await pause(Math.min(attempt * 50, 1_000));
      }
    }
  }

  private async recordDone(job: LeasedJob, lastStep: LastStep | undefined): Promise<void> {
    if (!lastStep) return void (await finishJob(this.db, job));
    await inJobTransaction(this.db, job, async (tx) => {
      if (await finishJobInTransaction(tx, job)) await lastStep(tx);
    });
  }

  private async recordFailure(job: LeasedJob, error: unknown): Promise<void> {
    const { retrySeconds, finalState } = this.rules.byKind[job.kind];
    const seconds = error instanceof UnrecoverableJobError ? undefined : retrySeconds[job.failures];
    const outcome = seconds === undefined ? finalState : 'failed';
    const reason = errorNameOf(error);
    this.log.warn({ ...factsOf(job), attempts: job.attempts, reason }, logMessages[outcome]);
    this.metrics.countJob(job.kind, outcome);
    await this.record(job, () => {
      if (outcome === 'forgotten') return abandonJob(this.db, job, reason);
      if (outcome === 'dead') return this.giveUp(job, reason);
      return failJob(this.db, job, reason, jittered(seconds ?? 0));
    });
  }

  private giveUp(job: LeasedJob, reason: string): Promise<void> {
    return inJobTransaction(this.db, job, async (tx) => {
      if (await giveUpJob(tx, job, reason)) await this.processors.byKind[job.kind].onGiveUp?.(tx, job, reason);
    });
  }
}

/** Renews the lease until the returned function is called. After an error it retries within a second. */
function renewLeaseUntilStopped(db: Database, job: LeasedJob, leaseSeconds: number): () => void {
  const everyMs = (leaseSeconds * 1_000) / 3;
  let stopped = false;
  let timer: NodeJS.Timeout;
  const next = (inMs: number): void => {
    if (!stopped) timer = setTimeout(renew, inMs);
  };
  const renew = (): void => {
    renewJobLease(db, job, leaseSeconds).then(
      () => next(everyMs),
      () => next(Math.min(everyMs, 1_000)),
    );
  };
  next(everyMs);
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}

const logMessages = {
  failed: 'job failed, will retry',
  dead: 'job failed permanently, an operator can replay it',
  forgotten: 'job failed and is no longer needed',
} as const;

/** What a log line says of a job. */
const factsOf = ({ id, kind, merchantId }: LeasedJob): object => ({
  jobId: id,
  kind,
  merchantId: encodeId('merchant', merchantId),
});

/** The kind of error, without its message, which could contain an address or a name. */
function errorNameOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return [error.constructor.name, code, responseCode].filter((part) => part !== undefined).join(' ');
}
