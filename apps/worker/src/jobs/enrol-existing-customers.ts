import { nilUuid } from '#domain/ids.js';
import { enrolCustomers } from '#operations/cards/enrol-customers.js';
import type { Database } from '#persistence/database/database.js';
import { saveJobProgress } from '#persistence/jobs/job-progress.store.js';
import type { LeasedJob } from '#persistence/jobs/job.store.js';
import { inTransaction } from '#persistence/database/transaction.js';
import type { Processor } from '../queue/run-job.js';

/** So many customers in a transaction: their locks are held for some ten milliseconds. */
const batch = 500;
/** Then the jobs of other merchants have their turn. */
const batchesInATurn = 20;

/**
 * Gives a card of a definition to every customer who has none. Each batch is a transaction of its own and says how far the
 * job has come: a worker that dies leaves whole ones, and the next goes on behind the last of them.
 */
export const enrolExistingCustomers =
  (db: Database): Processor =>
  async (job) => {
    let after = job.doneUpTo ?? nilUuid;
    for (let batches = 0; batches < batchesInATurn; batches += 1) {
      const last = await enrolBatch(db, job, after);
      if (last === undefined) return undefined;
      after = last;
    }
    return 'again';
  };

const enrolBatch = (db: Database, job: LeasedJob, after: string): Promise<string | undefined> =>
  inTransaction(db, async (tx) => {
    const last = await enrolCustomers(tx, job.merchantId, job.subjectId, after, batch);
    if (last !== undefined && !(await saveJobProgress(tx, job, last))) throw new Error('Another worker has the job.');
    return last;
  });
