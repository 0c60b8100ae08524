import type { JobKind } from './enqueue-job.js';
import { columnsOf } from '../database/entities/entity-sql.js';
import type { Database } from '../database/database.js';
import { clock, queryOne, read, type Reader, selfCommitting } from '../database/statement.js';
import { isStillLeased, type JobLease, leaseValues } from './job-lease.js';
import { StagedJobTable } from './job.table.js';

/** A job as the queue and the worker handle it: ids only. */
export interface StagedJob {
  readonly merchantId: string;
  readonly id: string;
  readonly kind: JobKind;
}

/** A job to enqueue. */
export interface DueJob extends StagedJob {
  /** How often it was leased. */
  readonly attempts: number;
  readonly nextAttemptAt: Date;
  /** It was enqueued before and may still be in the queue. */
  readonly mayBeQueued: boolean;
}

export interface LeasedJob extends StagedJob, JobLease {
  readonly failures: number;
  /** The row that the job is about. */
  readonly subjectId: string;
  /** The UUID of the request that caused it; null where none did. What the job changes is stored with it. */
  readonly requestId: string | null;
  /** The progress of a job that runs in several parts. */
  readonly doneUpTo: string | null;
  /** Who has got its e-mail, if it is for several people. */
  readonly sentTo: readonly string[];
  readonly createdAt: Date;
  /** The time since the job was created. */
  readonly ageSeconds: number;
}

const findMerchants = read<DueMerchants>(
  'list_merchants_with_due_jobs',
  `select asked.kind, merchants, last from unnest($1::text[], $2::uuid[], $3::integer[]) as asked (kind, after, most),
     merchants_with_due_jobs(asked.kind, asked.after, asked.most)`,
);

/** The search for merchants with due jobs of one kind. */
export interface DueSearch {
  readonly kind: JobKind;
  /** Only merchants with an id above this one; null: from the start. */
  readonly after: string | null;
  readonly limit: number;
}

/** Merchants with due jobs of one kind. */
export interface DueMerchants {
  readonly kind: JobKind;
  readonly merchants: readonly string[];
  /** The last merchant that was read; null when no more follow. */
  readonly last: string | null;
}

/** The next merchants with due jobs, for each search. */
export const listMerchantsWithDueJobs = (
  reader: Reader,
  searches: readonly DueSearch[],
): Promise<readonly DueMerchants[]> =>
  reader.query(findMerchants, [
    searches.map(({ kind }) => kind),
    searches.map(({ after }) => after),
    searches.map(({ limit }) => limit),
  ]);

const claim = selfCommitting<Omit<DueJob, 'kind'>>(
  'claim_jobs',
  `select merchant_id as "merchantId", id, attempts, next_attempt_at as "nextAttemptAt", known as "mayBeQueued"
   from claim_jobs($1, $2::uuid[], $3, make_interval(secs => $4), $5)`,
);

export interface JobClaim {
  readonly kind: JobKind;
  /** The merchants to serve in turn: one job of each, then a second one of each, and so on. */
  readonly merchants: readonly string[];
  readonly limit: number;
  /** Jobs that were enqueued this long ago and never leased are enqueued again. */
  readonly reenqueueAfterSeconds: number;
  /** Also jobs whose lease has expired. */
  readonly includeExpiredLeases: boolean;
}

/** Returns due jobs and marks them as enqueued. Concurrent callers never get the same job. */
export async function claimJobs(db: Database, { kind, merchants, limit, ...options }: JobClaim): Promise<DueJob[]> {
  const claimed = await db.execute(claim, [
    kind,
    merchants,
    limit,
    options.reenqueueAfterSeconds,
    options.includeExpiredLeases,
  ]);
  return claimed.map((job) => ({ ...job, kind }));
}

const unclaim = selfCommitting<never>(
  'release_jobs',
  `update staged_jobs set enqueued_at = null from unnest($1::uuid[], $2::uuid[]) as given (merchant, job)
   where merchant_id = given.merchant and id = given.job and state = 'waiting'`,
);

/** Removes the mark when the queue did not accept the jobs. */
export const releaseJobs = (db: Database, jobs: readonly StagedJob[]): Promise<never[]> =>
  db.execute(unclaim, [jobs.map(({ merchantId }) => merchantId), jobs.map(({ id }) => id)]);

const takeLease = selfCommitting<LeasedJob>(
  'lease_job',
  // A leased job returns to the queue only by its worker, or by a claim after its lease has expired.
  `update staged_jobs j set taken_until = ${clock} + make_interval(secs => $3), attempts = attempts + 1
   where merchant_id = $1 and id = $2 and state = 'waiting' and taken_until is null and next_attempt_at <= now()
   returning ${columnsOf(StagedJobTable, 'j', {
     only: [
       'merchantId',
       'id',
       'kind',
       'attempts',
       'failures',
       'nextAttemptAt',
       'subjectId',
       'requestId',
       'doneUpTo',
       'sentTo',
       'createdAt',
     ],
   })}, extract(epoch from now() - created_at)::float8 as "ageSeconds"`,
);

/** Leases a job. Returns undefined when it is done, postponed or leased by another worker. */
export const leaseJob = async (
  db: Database,
  { merchantId, id }: StagedJob,
  seconds: number,
): Promise<LeasedJob | undefined> => (await db.execute(takeLease, [merchantId, id, seconds]))[0];

const renew = selfCommitting<never>(
  'renew_job_lease',
  `update staged_jobs set taken_until = ${clock} + make_interval(secs => $5) where ${isStillLeased}`,
);

/** Extends the lease, unless another worker has leased the job since. */
export const renewJobLease = (db: Database, lease: JobLease, seconds: number): Promise<never[]> =>
  db.execute(renew, [...leaseValues(lease), seconds]);

const finish = selfCommitting<never>(
  'finish_job',
  `update staged_jobs set state = 'done', done_at = ${clock}, taken_until = null, last_error = coalesce($3, last_error)
   where merchant_id = $1 and id = $2`,
);

/** Marks a job as done, whichever worker holds the lease. Finishing twice is harmless. */
export const finishJob = (db: Database, { merchantId, id }: LeasedJob): Promise<never[]> =>
  db.execute(finish, [merchantId, id, null]);

/** Marks a failed job as done because its result is no longer needed. */
export const abandonJob = (db: Database, { merchantId, id }: LeasedJob, reason: string): Promise<never[]> =>
  db.execute(finish, [merchantId, id, reason]);

const fail = selfCommitting<never>(
  'fail_job',
  `update staged_jobs set taken_until = null, enqueued_at = null, failures = failures + 1, last_error = $5,
     next_attempt_at = ${clock} + make_interval(secs => $6::float8)
   where ${isStillLeased}`,
);

/**
 * Postpones a job that failed. Does nothing when another worker has leased the job since. `reason` is a short code and never text from
 * other systems.
 */
export const failJob = (db: Database, lease: JobLease, reason: string, retryInSeconds: number): Promise<never[]> =>
  db.execute(fail, [...leaseValues(lease), reason, retryInSeconds]);

export interface JobCounts {
  /** Counted up to `maxJobsCounted`. */
  readonly waiting: number;
  readonly dead: number;
  /** The age of the oldest due job; 0 when there is none. */
  readonly oldestSeconds: number;
}

export const maxJobsCounted = 10_000;

const figures = read<JobCounts>(
  'count_jobs',
  `select waiting, dead, coalesce(extract(epoch from now() - oldest_due), 0)::float8 as "oldestSeconds"
   from job_figures($1)`,
);

/** Counts jobs for metrics. It reads at most as many rows as it counts. */
export const countJobs = async (reader: Reader): Promise<JobCounts> =>
  (await queryOne(reader, figures, [maxJobsCounted])) ?? { waiting: 0, dead: 0, oldestSeconds: 0 };
