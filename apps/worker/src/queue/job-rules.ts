import type { JobKind } from '#persistence/jobs/enqueue-job.js';
import { Injectable } from '@nestjs/common';
import { WorkerSettings } from '../settings.js';

/** The rules for the jobs of one kind. */
export interface JobRule {
  /** Maximum number of concurrent jobs per worker. It is per kind, so that a hanging mail server does not block PDFs. */
  readonly concurrency: number;
  /** The lease of a job. It is renewed while the job runs, and ends after this time if the worker dies. */
  readonly leaseSeconds: number;
  /**
   * How long the database must have been reachable before a job with an expired lease is taken over. After a database
   * outage this gives the first worker time to record that the job is done. 0 if running a job twice does no harm.
   */
  readonly takeOverAfterSeconds: number;
  /** Seconds until the next attempt, by number of failures. */
  readonly retrySeconds: readonly number[];
  /** The state after the last attempt: `dead` (an operator can replay it) or `forgotten` (no longer needed). */
  readonly finalState: 'dead' | 'forgotten';
}

const minute = 60;

/**
 * The rules of all kinds, most urgent first. `retrySeconds` applies to jobs that nobody waits for, `takeOverAfterSeconds`
 * to jobs that must not run twice.
 */
const rulesOf = (
  retrySeconds: readonly number[],
  takeOverAfterSeconds: number,
): Readonly<Record<JobKind, JobRule>> => ({
  // A request waits for it for 24 seconds. A later request creates a new job.
  render_voucher_pdf: {
    concurrency: 4,
    leaseSeconds: 6,
    takeOverAfterSeconds: 0,
    retrySeconds: Array.from({ length: 20 }, () => 1),
    finalState: 'forgotten',
  },
  // Its link works for one hour. The last attempt, some 43 minutes after the first, leaves time to use it.
  send_password_reset: {
    concurrency: 2,
    leaseSeconds: 60,
    takeOverAfterSeconds,
    retrySeconds: [5, 30, 2 * minute, 10 * minute, 15 * minute, 15 * minute],
    finalState: 'forgotten',
  },
  send_factor_reset: { concurrency: 1, leaseSeconds: 60, takeOverAfterSeconds, retrySeconds, finalState: 'dead' },
  send_invitation: { concurrency: 2, leaseSeconds: 60, takeOverAfterSeconds, retrySeconds, finalState: 'dead' },
  // Each to a few admins. A retry is for those who have not got it.
  send_webhook_disabled: { concurrency: 1, leaseSeconds: 60, takeOverAfterSeconds, retrySeconds, finalState: 'dead' },
  send_webhook_failing: { concurrency: 1, leaseSeconds: 60, takeOverAfterSeconds, retrySeconds, finalState: 'dead' },
  send_key_expiry: { concurrency: 1, leaseSeconds: 60, takeOverAfterSeconds, retrySeconds, finalState: 'dead' },
  // The lease is longer than sending may take. Otherwise two workers would send the same e-mail.
  send_voucher_email: { concurrency: 4, leaseSeconds: 60, takeOverAfterSeconds, retrySeconds, finalState: 'dead' },
  // Each batch is committed, and the next worker continues after the last one.
  enrol_customers: { concurrency: 1, leaseSeconds: 10, takeOverAfterSeconds: 0, retrySeconds, finalState: 'dead' },
  apply_points_expiry: { concurrency: 1, leaseSeconds: 10, takeOverAfterSeconds: 0, retrySeconds, finalState: 'dead' },
});

/** The rules of every kind of job, with the settings of this worker. */
@Injectable()
export class JobRules {
  readonly byKind: Readonly<Record<JobKind, JobRule>>;

  constructor({ retrySeconds, takeOverSeconds }: WorkerSettings) {
    this.byKind = rulesOf(retrySeconds, takeOverSeconds);
  }
}
