import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '#persistence/database/database.js';
import { requeueJob } from '#persistence/jobs/job-progress.store.js';
import {
  failJob,
  finishJob,
  abandonJob,
  renewJobLease,
  leaseJob,
  type LeasedJob,
} from '#persistence/jobs/job.store.js';
import type { JobKind } from '#persistence/jobs/enqueue-job.js';
import type { Log } from '#config/log.js';
import type { JobData } from './job-queue.js';
import type { JobRule, JobRules } from './job-rules.js';

/** A failure that no repetition mends. */
export class UnrecoverableJobError extends Error {}

/** 'again': a part is done, and the rest is for another turn, after the jobs of others. */
export type Processor = (job: LeasedJob) => Promise<void | 'again'>;

export type Outcome = 'done' | 'again' | 'failed' | 'dead' | 'forgotten';

/** What a job is carried out with. */
export interface JobContext {
  readonly db: Database;
  readonly processors: Readonly<Record<JobKind, Processor>>;
  readonly rules: JobRules;
  readonly log: Log;
  readonly onOutcome: (kind: JobKind, outcome: Outcome) => void;
  /** Aborted when the process must end, whatever is not written down yet. */
  readonly end: AbortSignal;
}

/** Up to a fifth more or less, so that what failed together does not come back together. */
const jittered = (seconds: number): number => seconds * (0.8 + (process.hrtime()[1] % 1000) / 2500);

/**
 * Carries one job out, if it is still to be done and nobody else has it. Every processor may run twice: a worker can die
 * between doing the thing and writing down that it is done.
 */
export async function runJob(workshop: JobContext, data: JobData): Promise<void> {
  const { db, processors, rules } = workshop;
  const rule = rules[data.kind];
  const job = await leaseJob(db, data, rule.leaseSeconds);
  if (!job) return;
  const stopRenewing = renewing(db, job, rule.leaseSeconds);
  try {
    const result = await processors[job.kind](job).then(
      (outcome) => ({ outcome: outcome ?? ('done' as const) }),
      (error: unknown) => ({ error }),
    );
    if ('error' in result) return await retryLater(workshop, job, rule, result.error);
    if (result.outcome === 'again') await requeueJob(db, job);
    else await finishSurely(workshop, job);
    workshop.onOutcome(job.kind, result.outcome);
  } finally {
    stopRenewing();
  }
}

/** Renews the lease until the function that it gives is called: soon again where the database did not answer. */
function renewing(db: Database, job: LeasedJob, leaseSeconds: number): () => void {
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

/** The thing is done: while this process lives it goes on trying to say so, or the thing would be done once more. */
async function finishSurely({ db, log, end }: JobContext, job: LeasedJob): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await finishJob(db, job);
      return;
    } catch (error) {
      if (tries === 1) log.warn({ jobId: job.id, kind: job.kind }, 'a job that is done is not written down yet');
      if (end.aborted) {
        log.error({ jobId: job.id, kind: job.kind }, 'a job that is done was not written down: it is done again');
        throw error;
      }
      await pause(Math.min(tries * 50, 1_000));
    }
  }
}

async function retryLater(
  { db, log, onOutcome }: JobContext,
  job: LeasedJob,
  rule: JobRule,
  error: unknown,
): Promise<void> {
  const seconds = error instanceof UnrecoverableJobError ? undefined : rule.retrySeconds[job.attempts - 1];
  const outcome = seconds === undefined ? rule.inTheEnd : 'failed';
  const reason = reasonOf(error);
  log.warn({ jobId: job.id, kind: job.kind, attempts: job.attempts, reason }, logMessages[outcome]);
  onOutcome(job.kind, outcome);
  if (outcome === 'forgotten') await abandonJob(db, job, reason);
  else await failJob(db, job, reason, seconds === undefined ? null : jittered(seconds));
}

const logMessages = {
  failed: 'job failed, it is tried again',
  dead: 'job is dead: an operator can replay it',
  forgotten: 'job failed, and nobody waits for it any more',
} as const;

/** A word for what went wrong: a message could hold an address or a name. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return [error.constructor.name, code, responseCode].filter((part) => part !== undefined).join(' ');
}
