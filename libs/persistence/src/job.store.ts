import type { JobKind } from './jobs.js';
import { one, type Reader, statement } from './statement.js';

/** A staged job as the queue and the worker speak of it: ids only. */
export interface DueJob {
  readonly merchantId: string;
  readonly id: string;
  readonly kind: JobKind;
  /** How often it has been taken up. */
  readonly attempts: number;
}

export interface TakenJob extends DueJob {
  /** The row that it is about. */
  readonly subjectId: string;
}

// What the queue lost, or a worker that died had taken, is due again: the row is the truth, the queue only carries it. A
// lease that has ended is taken away with it, or the row would be due at every look until somebody takes it.
const claimDue = statement<DueJob>(
  'claim_due_jobs',
  `update staged_jobs j set enqueued_at = now(), taken_until = null
   from (
     select merchant_id, id from staged_jobs
     where state = 'waiting' and kind = any($2) and next_attempt_at <= now()
       and (taken_until is null or taken_until <= now())
       and (enqueued_at is null or enqueued_at <= now() - interval '2 minutes' or taken_until is not null)
     order by next_attempt_at limit $1 for update skip locked
   ) due
   where j.merchant_id = due.merchant_id and j.id = due.id
   returning j.merchant_id as "merchantId", j.id, j.kind, j.attempts`,
);

/**
 * Jobs of these kinds to hand to the queue now, marked as handed. Two relays never get the same one at a time. A kind that
 * a worker doesn't know waits for the version that does.
 */
export const claimDueJobs = (reader: Reader, kinds: readonly JobKind[], count: number): Promise<DueJob[]> =>
  reader.query(claimDue, [count, kinds]);

const unclaim = statement<never>(
  'unclaim_jobs',
  `update staged_jobs set enqueued_at = null where state = 'waiting' and id = any($1::uuid[])`,
);

/** Takes the mark back: the queue could not be given them. */
export const unclaimJobs = (reader: Reader, jobs: readonly DueJob[]): Promise<never[]> =>
  reader.query(unclaim, [jobs.map(({ id }) => id)]);

const take = statement<TakenJob>(
  'take_job',
  `update staged_jobs set taken_until = now() + make_interval(secs => $3), attempts = attempts + 1
   where merchant_id = $1 and id = $2 and state = 'waiting' and (taken_until is null or taken_until <= now())
   returning merchant_id as "merchantId", id, kind, attempts, subject_id as "subjectId"`,
);

/** Takes a job up for so many seconds, or gives undefined: it is done, or another worker has it. */
export const takeJob = (
  reader: Reader,
  { merchantId, id }: Pick<DueJob, 'merchantId' | 'id'>,
  seconds: number,
): Promise<TakenJob | undefined> => one(reader, take, [merchantId, id, seconds]);

const renew = statement<never>(
  'renew_job',
  `update staged_jobs set taken_until = now() + make_interval(secs => $4)
   where merchant_id = $1 and id = $2 and state = 'waiting' and attempts = $3`,
);

/** Keeps a job that is being done for so many seconds more, unless another worker has taken it up since. */
export const renewJob = (reader: Reader, { merchantId, id, attempts }: TakenJob, seconds: number): Promise<never[]> =>
  reader.query(renew, [merchantId, id, attempts, seconds]);

const finish = statement<never>(
  'finish_job',
  `update staged_jobs set state = 'done', done_at = now(), taken_until = null, last_error = coalesce($3, last_error)
   where merchant_id = $1 and id = $2`,
);

/** Writes down that a job is done, whoever has it now: what was done twice is done. */
export const finishJob = (reader: Reader, { merchantId, id }: TakenJob): Promise<never[]> =>
  reader.query(finish, [merchantId, id, null]);

/** Writes down that a job failed and that nobody wants it any more. */
export const forgetJob = (reader: Reader, { merchantId, id }: TakenJob, reason: string): Promise<never[]> =>
  reader.query(finish, [merchantId, id, reason]);

const fail = statement<never>(
  'fail_job',
  `update staged_jobs set taken_until = null, enqueued_at = null, last_error = $3,
     state = case when $4::float8 is null then 'dead' else 'waiting' end,
     next_attempt_at = now() + make_interval(secs => coalesce($4::float8, 0))
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
  `update staged_jobs set state = 'waiting', attempts = 0, next_attempt_at = now(), enqueued_at = null
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
   from staged_jobs where state = 'dead' order by created_at limit 1000`,
);

export const listDeadJobs = (reader: Reader): Promise<DeadJob[]> => reader.query(listDead, []);

export interface JobFigures {
  readonly waiting: number;
  readonly dead: number;
  /** How long the oldest due one has been due; 0 where none is. */
  readonly oldestSeconds: number;
}

const figures = statement<JobFigures>(
  'job_figures',
  `select count(*) filter (where state = 'waiting') as waiting, count(*) filter (where state = 'dead') as dead,
     coalesce(extract(epoch from now() - min(next_attempt_at) filter (where state = 'waiting' and next_attempt_at <= now())),
       0)::float8 as "oldestSeconds"
   from staged_jobs where state in ('waiting', 'dead')`,
);

/** For metrics. */
export const jobFigures = async (reader: Reader): Promise<JobFigures> =>
  (await one(reader, figures, [])) ?? { waiting: 0, dead: 0, oldestSeconds: 0 };
