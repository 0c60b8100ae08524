import type { Tx } from '#persistence/database/transaction.js';
import type { LeasedJob } from '#persistence/jobs/job.store.js';

/** An error that a retry cannot fix. */
export class UnrecoverableJobError extends Error {}

/** What remains to be done in the transaction that records the job as done. */
export type LastStep = (tx: Tx) => Promise<void>;

/** Does the work of one kind of job. */
export interface JobProcessor {
  /**
   * Returns 'again' if a part is done and the rest should run after the jobs of other merchants; a last step, if the job is
   * recorded together with what it did.
   * @throws UnrecoverableJobError if a retry is useless; any other error is retried
   */
  process(job: LeasedJob): Promise<void | 'again' | LastStep>;
  /** Runs in the transaction that gives the job up, with the reason. */
  onGiveUp?(tx: Tx, job: LeasedJob, reason: string): Promise<void>;
}

export type JobOutcome = 'done' | 'again' | 'failed' | 'dead' | 'forgotten';
