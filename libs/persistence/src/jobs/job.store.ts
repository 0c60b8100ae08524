import type { JobKind } from './enqueue-job.js';
import { clock, one, type Reader, statement } from '../database/statement.js';

/** A staged job as the queue and the worker speak of it: ids only. */
export interface StagedJob {
  readonly merchantId: string;
  readonly id: string;
  readonly kind: JobKind;
}

/** A job to hand to the queue. */
export interface DueJob extends StagedJob {
  /** How often it has been taken up. */
  readonly attempts: number;
  readonly nextAttemptAt: Date;
  /** The queue was given it before, and may have it still. */
  readonly known: boolean;
}

export interface TakenJob extends StagedJob {
  readonly attempts: number;
  /** The row that it is about. */
  readonly subjectId: string;
  /** How far a job that is done in parts has come. */
  readonly doneUpTo: string | null;
  /** How long ago it was asked for. */
  readonly ageSeconds: number;
}

const findMerchants = statement<{ merchants: string[]; last: string | null }>(
  'merchants_with_due_jobs',
  'select merchants, last from merchants_with_due_jobs($1, $2, $3)',
);

/** Merchants with due jobs. */
export interface DueMerchants {
  readonly merchants: readonly string[];
  /** The last merchant that was looked at; null where none comes after it. */
  readonly last: string | null;
}

/** The next merchants with a due job of the kind, above the merchant `after` (null: from the first on), at most so many. */
export const merchantsWithDueJobs = async (
  reader: Reader,
  kind: JobKind,
  after: string | null,
  most: number,
): Promise<DueMerchants> => (await one(reader, findMerchants, [kind, after, most])) ?? { merchants: [], last: null };

const claim = statement<Omit<DueJob, 'kind'>>(
  'claim_jobs',
  `select merchant_id as "merchantId", id, attempts, next_attempt_at as "nextAttemptAt", known
   from claim_jobs($1, $2::uuid[], $3, make_interval(secs => $4), $5)`,
);

/** Which jobs are claimed. */
export interface Claim {
  readonly kind: JobKind;
  /** One job of each of these, then a second of each, and so on. */
  readonly merchants: readonly string[];
  readonly most: number;
  /** What was handed over so long ago and is not taken is handed over again. */
  readonly againAfterSeconds: number;
  /** Also jobs whose worker's lease has ended. */
  readonly takeOver: boolean;
}

/** Jobs to hand to the queue now, marked as handed over. Two relays never get the same one at a time. */
export async function claimJobs(reader: Reader, { kind, merchants, most, ...how }: Claim): Promise<DueJob[]> {
  const claimed = await reader.query(claim, [kind, merchants, most, how.againAfterSeconds, how.takeOver]);
  return claimed.map((job) => ({ ...job, kind }));
}

const unclaim = statement<never>(
  'unclaim_jobs',
  `update staged_jobs set enqueued_at = null from unnest($1::uuid[], $2::uuid[]) as given (merchant, job)
   where merchant_id = given.merchant and id = given.job and state = 'waiting'`,
);

/** Takes the mark back: the queue could not be given them. */
export const releaseJobs = (reader: Reader, jobs: readonly StagedJob[]): Promise<never[]> =>
  reader.query(unclaim, [jobs.map(({ merchantId }) => merchantId), jobs.map(({ id }) => id)]);

const take = statement<TakenJob>(
  'take_job',
  // One that has been taken is given back by its worker, or by a claim after its lease has ended, and by nobody else.
  `update staged_jobs set taken_until = ${clock} + make_interval(secs => $3), attempts = attempts + 1
   where merchant_id = $1 and id = $2 and state = 'waiting' and taken_until is null and next_attempt_at <= now()
   returning merchant_id as "merchantId", id, kind, attempts, subject_id as "subjectId", done_up_to as "doneUpTo",
     extract(epoch from now() - created_at)::float8 as "ageSeconds"`,
);

/** Takes a job up for so many seconds, or gives undefined: it is done or put off, or another worker has it. */
export const takeJob = (
  reader: Reader,
  { merchantId, id }: StagedJob,
  seconds: number,
): Promise<TakenJob | undefined> => one(reader, take, [merchantId, id, seconds]);

const renew = statement<never>(
  'renew_job',
  `update staged_jobs set taken_until = ${clock} + make_interval(secs => $4)
   where merchant_id = $1 and id = $2 and state = 'waiting' and attempts = $3`,
);

/** Keeps a job that is being done for so many seconds more, unless another worker has taken it up since. */
export const renewJob = (reader: Reader, { merchantId, id, attempts }: TakenJob, seconds: number): Promise<never[]> =>
  reader.query(renew, [merchantId, id, attempts, seconds]);

const finish = statement<never>(
  'finish_job',
  `update staged_jobs set state = 'done', done_at = ${clock}, taken_until = null, last_error = coalesce($3, last_error)
   where merchant_id = $1 and id = $2`,
);

/** Writes down that a job is done, whoever has it now: what was done twice is done. */
export const finishJob = (reader: Reader, { merchantId, id }: TakenJob): Promise<never[]> =>
  reader.query(finish, [merchantId, id, null]);

/** Writes down that a job failed and that nobody wants it any more. */
export const abandonJob = (reader: Reader, { merchantId, id }: TakenJob, reason: string): Promise<never[]> =>
  reader.query(finish, [merchantId, id, reason]);

const fail = statement<never>(
  'fail_job',
  `update staged_jobs set taken_until = null, enqueued_at = null, last_error = $3,
     state = case when $4::float8 is null then 'dead' else 'waiting' end,
     next_attempt_at = ${clock} + make_interval(secs => coalesce($4::float8, 0))
   where merchant_id = $1 and id = $2 and state = 'waiting' and attempts = $5`,
);

/**
 * Puts a job off by so many seconds, or lays it aside for an operator where that is null; nothing where another worker has
 * taken it up since. `reason` is a word, no text of others.
 */
export const failJob = (
  reader: Reader,
  { merchantId, id, attempts }: TakenJob,
  reason: string,
  retryInSeconds: number | null,
): Promise<never[]> => reader.query(fail, [merchantId, id, reason, retryInSeconds, attempts]);

const replay = statement<{ id: string }>(
  'replay_dead_jobs',
  `update staged_jobs set state = 'waiting', attempts = 0, next_attempt_at = ${clock}, enqueued_at = null
   where state = 'dead' and ($1::uuid is null or id = $1) returning id`,
);

/** Gives dead jobs another life: one of them, or all. Answers how many. */
export const replayDeadJobs = async (reader: Reader, id: string | undefined): Promise<number> =>
  (await reader.query(replay, [id ?? null])).length;

/** A job that was laid aside. */
export interface DeadJob {
  readonly merchantId: string;
  readonly id: string;
  readonly kind: string;
  readonly attempts: number;
  readonly lastError: string | null;
  readonly createdAt: Date;
}

const listDead = statement<DeadJob>(
  'list_dead_jobs',
  `select merchant_id as "merchantId", id, kind, attempts, last_error as "lastError", created_at as "createdAt"
   from staged_jobs where state = 'dead' order by next_attempt_at limit 1000`,
);

export const listDeadJobs = (reader: Reader): Promise<DeadJob[]> => reader.query(listDead, []);

export interface JobFigures {
  /** Up to `mostJobsCounted`; more are not told apart. */
  readonly waiting: number;
  readonly dead: number;
  /** How long the oldest due one has been due; 0 where none is. */
  readonly oldestSeconds: number;
}

/** So far waiting and dead jobs are counted. */
export const mostJobsCounted = 10_000;

const figures = statement<JobFigures>(
  'job_figures',
  `select waiting, dead, coalesce(extract(epoch from now() - oldest_due), 0)::float8 as "oldestSeconds"
   from job_figures($1)`,
);

/** For metrics. It reads no more rows than it counts, however many there are. */
export const jobFigures = async (reader: Reader): Promise<JobFigures> =>
  (await one(reader, figures, [mostJobsCounted])) ?? { waiting: 0, dead: 0, oldestSeconds: 0 };
