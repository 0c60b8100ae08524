import type { Database } from '../database/database.js';
import { clock, selfCommitting, write } from '../database/statement.js';
import type { Tx } from '../database/transaction.js';

/** A job that a worker has leased. */
interface JobLease {
  readonly merchantId: string;
  readonly id: string;
  readonly attempts: number;
}

const save = write<{ id: string }>(
  'save_job_progress',
  `update staged_jobs set done_up_to = $4
   where merchant_id = $1 and id = $2 and state = 'waiting' and attempts = $3 returning id`,
);

/**
 * Saves the row up to which a job is done, in the transaction of that work. Returns false when another worker has
 * leased the job since.
 */
export const saveJobProgress = async (
  tx: Tx,
  { merchantId, id, attempts }: JobLease,
  doneUpTo: string,
): Promise<boolean> => (await tx.query(save, [merchantId, id, attempts, doneUpTo])).length > 0;

const saveRecipient = selfCommitting<{ id: string }>(
  'save_job_recipient',
  `update staged_jobs set sent_to = array_append(sent_to, $4::uuid)
   where merchant_id = $1 and id = $2 and state = 'waiting' and attempts = $3 returning id`,
);

/** Saves who has got the e-mail of a job. Returns false when another worker has leased the job since. */
export const saveJobRecipient = async (
  db: Database,
  { merchantId, id, attempts }: JobLease,
  staffId: string,
): Promise<boolean> => (await db.execute(saveRecipient, [merchantId, id, attempts, staffId])).length > 0;

const finish = write<{ id: string }>(
  'finish_job_in_transaction',
  `update staged_jobs set state = 'done', done_at = ${clock}, taken_until = null
   where merchant_id = $1 and id = $2 and state <> 'done' returning id`,
);

/** Marks a job as done, whichever worker holds the lease, like finishJob(). Returns false when it is done already. */
export const finishJobInTransaction = async (tx: Tx, { merchantId, id }: JobLease): Promise<boolean> =>
  (await tx.query(finish, [merchantId, id])).length > 0;

const giveUp = write<{ id: string }>(
  'give_up_job',
  `update staged_jobs set state = 'dead', taken_until = null, enqueued_at = null, last_error = $4, next_attempt_at = ${clock}
   where merchant_id = $1 and id = $2 and state = 'waiting' and attempts = $3 returning id`,
);

/** Marks a job as dead, like failJob(). Returns false when another worker has leased the job since. */
export const giveUpJob = async (tx: Tx, { merchantId, id, attempts }: JobLease, reason: string): Promise<boolean> =>
  (await tx.query(giveUp, [merchantId, id, attempts, reason])).length > 0;

const requeue = selfCommitting<never>(
  'requeue_job',
  `update staged_jobs set taken_until = null, enqueued_at = null, attempts = 0, failures = 0, next_attempt_at = ${clock}
   where merchant_id = $1 and id = $2 and state = 'waiting' and attempts = $3`,
);

/** Requeues a job that made progress behind the due jobs of other merchants, and resets its attempts and failures. */
export const requeueJob = (db: Database, { merchantId, id, attempts }: JobLease): Promise<never[]> =>
  db.execute(requeue, [merchantId, id, attempts]);
