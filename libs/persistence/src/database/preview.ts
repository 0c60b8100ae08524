import type { Database } from './database.js';
import { toRefusal } from './errors.js';
import { OpenTransaction } from './open-transaction.js';
import { write } from './statement.js';
import { asTx, retryTransient, type Tx } from './transaction.js';

const setLockTimeout = write<never>('set_preview_lock_timeout', `select set_config('lock_timeout', '200ms', true)`);

/**
 * Runs an operation in a transaction that is rolled back, so a preview is what the operation itself does, and changes nothing.
 * It has a merchant's share of the connections as a write has. (docs/decisions/0074)
 * @throws what `work` throws; Refusal `unavailable` database_busy where it waits for a lock for 200 ms
 */
export function inPreview<Result>(
  db: Database,
  merchantId: string,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  return db.runWrite(merchantId, undefined, async () => {
    try {
      // A lock timeout is not retried.
      return await retryTransient(() => attempt(db, work), { queued: true });
    } catch (error) {
      throw toRefusal(error);
    }
  });
}

async function attempt<Result>(db: Database, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  const open = await OpenTransaction.open(db);
  open.write(setLockTimeout, []);
  let result: Result;
  try {
    result = await work(asTx(open));
  } catch (error) {
    throw (await open.rollback()) ?? error;
  }
  // Waits for all statements: one that fails is what the operation would fail for.
  const failure = await open.rollback();
  if (failure !== undefined) throw failure;
  return result;
}
