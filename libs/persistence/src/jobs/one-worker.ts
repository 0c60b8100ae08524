import { queryOne, write } from '../database/statement.js';
import type { Tx } from '../database/transaction.js';

const tryLock = write<{ mine: boolean }>(
  'lock_work_of_one_worker',
  'select pg_try_advisory_xact_lock(hashtextextended($1, 77)) as mine',
);

/** What one worker at a time does: `record_time` writes the due changes of vouchers and rewards. */
export type WorkOfOneWorker = 'record_time' | 'expire_points';

/** True in one transaction at a time: due changes are written by one worker, or their order would be lost. */
export const lockOneWorker = async (tx: Tx, work: WorkOfOneWorker): Promise<boolean> =>
  (await queryOne(tx, tryLock, [work]))?.mine ?? false;
