import { clock, type Reader, statement } from '../database/statement.js';
import type { Tx } from '../database/transaction.js';

/** A job as its worker has taken it up. */
interface JobInHand {
  readonly merchantId: string;
  readonly id: string;
  readonly attempts: number;
}

const save = statement<{ id: string }>(
  'save_job_progress',
  `update staged_jobs set done_up_to = $4
   where merchant_id = $1 and id = $2 and state = 'waiting' and attempts = $3 returning id`,
);

/**
 * Notes the row up to which a job is done, with the change that did it. Answers false where another worker has taken the job
 * up since.
 */
export const saveJobProgress = async (
  tx: Tx,
  { merchantId, id, attempts }: JobInHand,
  doneUpTo: string,
): Promise<boolean> => (await tx.query(save, [merchantId, id, attempts, doneUpTo])).length > 0;

const giveBack = statement<never>(
  'give_back_job',
  `update staged_jobs set taken_until = null, enqueued_at = null, attempts = 0, next_attempt_at = ${clock}
   where merchant_id = $1 and id = $2 and state = 'waiting' and attempts = $3`,
);

/** Puts a job that got on behind the due jobs of others; its failures so far are forgotten. */
export const continueJobLater = (reader: Reader, { merchantId, id, attempts }: JobInHand): Promise<never[]> =>
  reader.query(giveBack, [merchantId, id, attempts]);
