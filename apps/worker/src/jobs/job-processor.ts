import type { LeasedJob } from '#persistence/jobs/job.store.js';

/** An error that a retry cannot fix. */
export class UnrecoverableJobError extends Error {}

/** Does the work of one kind of job. */
export interface JobProcessor {
  /**
   * Returns 'again' if a part is done and the rest should run after the jobs of other merchants.
   * @throws UnrecoverableJobError if a retry is useless; any other error is retried
   */
  process(job: LeasedJob): Promise<void | 'again'>;
}

export type JobOutcome = 'done' | 'again' | 'failed' | 'dead' | 'forgotten';
