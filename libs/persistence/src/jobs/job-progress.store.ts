import type { Database } from '../database/database.js';
import { clock, selfCommitting, write } from '../database/statement.js';
import type { Tx } from '../database/transaction.js';
import { isStillLeased, type JobLease, leaseValues } from './job-lease.js';

const save = write<{ id: string }>(
  'save_job_progress',
  `update staged_jobs set done_up_to = $5 where ${isStillLeased} returning id`,
);

/**
 * Saves the row up to which a job is done, in the transaction of that work. Returns false when another worker has
 * leased the job since.
 */
export const saveJobProgress = async (tx: Tx, lease: JobLease, doneUpTo: string): Promise<boolean> =>
  (await tx.query(save, [...leaseValues(lease), doneUpTo])).length > 0;

const saveRecipient = selfCommitting<{ id: string }>(
  'save_job_recipient',
  `update staged_jobs set sent_to = array_append(sent_to, $5::uuid) where ${isStillLeased} returning id`,
);

/** Saves who has got the e-mail of a job. Returns false when another worker has leased the job since. */
export const saveJobRecipient = async (db: Database, lease: JobLease, staffId: string): Promise<boolean> =>
  (await db.execute(saveRecipient, [...leaseValues(lease), staffId])).length > 0;

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
  `update staged_jobs set state = 'dead', taken_until = null, enqueued_at = null, last_error = $5, next_attempt_at = ${clock}
   where ${isStillLeased} returning id`,
);

/** Marks a job as dead, like failJob(). Returns false when another worker has leased the job since. */
export const giveUpJob = async (tx: Tx, lease: JobLease, reason: string): Promise<boolean> =>
  (await tx.query(giveUp, [...leaseValues(lease), reason])).length > 0;

const requeue = selfCommitting<never>(
  'requeue_job',
  `update staged_jobs set taken_until = null, enqueued_at = null, attempts = 0, failures = 0, next_attempt_at = ${clock}
   where ${isStillLeased}`,
);

/** Requeues a job that made progress behind the due jobs of other merchants, and resets its attempts and failures. */
export const requeueJob = (db: Database, lease: JobLease): Promise<never[]> => db.execute(requeue, leaseValues(lease));
