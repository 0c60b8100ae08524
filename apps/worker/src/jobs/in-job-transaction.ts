import type { Database } from '#persistence/database/database.js';
import type { LeasedJob } from '#persistence/jobs/job.store.js';
import { inTransaction, type Tx } from '#persistence/database/transaction.js';

/** Every transaction of a job: its rows carry the request that caused the job. (docs/decisions/0061) */
export const inJobTransaction = <Result>(
  db: Database,
  { requestId }: LeasedJob,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> => inTransaction(db, work, { requestId: requestId ?? undefined });
