import type { Database } from './database.js';
import {
  type ConstraintRefusals,
  isLockTimeout,
  isTransient,
  toRefusal,
  wasDisconnected,
  wasNeverSent,
} from './errors.js';
import { OpenTransaction } from './open-transaction.js';
import { write, type Writer, type WriteStatement } from './statement.js';

declare const branded: unique symbol;

/**
 * An open transaction. Only once() and inTransaction() create one, so a write outside of a transaction does not
 * compile.
 */
export interface Tx extends Writer {
  readonly [branded]: true;
  /**
   * The database time after all queries sent before, and so after the locks that they waited for. All rules use it as
   * `now`. It shares the round trip of a lock sent with it, and is read again only after another query.
   * (docs/decisions/0039)
   */
  now(): Promise<Date>;
  /**
   * Sends a write without waiting for it, so it is pipelined with the writes around it and with COMMIT. A failure fails
   * the whole transaction, as the Refusal in `refusals` for the violated constraint when there is one.
   */
  write(prepared: WriteStatement<unknown>, values: readonly unknown[], refusals?: ConstraintRefusals): void;
}

/** The only place that makes a Tx. */
export const asTx = (open: OpenTransaction): Tx => open as unknown as Tx;

export interface TransactionOptions {
  /** A constant `now` for historical data. Only demo data uses it. */
  readonly fixedTime?: Date;
  /** The UUID of the request or job's request that causes it, which every row that it writes gets. */
  readonly requestId?: string | undefined;
  /** It runs within Database.runWrite(), which repeats it after a lock timeout. */
  readonly queued?: true;
}

/**
 * Runs `work` in one transaction and commits it. Deadlocks, serialization failures and lock timeouts are retried.
 * @throws what `work` throws, and Refusal `unavailable` for database failures
 */
export function inTransaction<Result>(
  db: Database,
  work: (tx: Tx) => Promise<Result>,
  options: TransactionOptions = {},
): Promise<Result> {
  return retryTransient(async () => {
    const open = await OpenTransaction.open(db, options.fixedTime);
    if (options.requestId !== undefined) open.write(setRequest, [options.requestId]);
    return commitOrRollback(open, () => work(asTx(open)));
  }, options);
}

const setRequest = write<never>('set_request', `select set_config('loyalty.request_id', $1, true)`);

/** Runs the work and commits, or rolls back and throws the cause. */
export async function commitOrRollback<Result>(open: OpenTransaction, work: () => Promise<Result>): Promise<Result> {
  let result: Result;
  try {
    result = await work();
  } catch (error) {
    throw (await open.rollback()) ?? error;
  }
  await open.commit();
  return result;
}

const attempts = 4;

/**
 * Retries transient failures up to three times with jitter, then throws `unavailable`. A connection that failed before
 * COMMIT was sent has changed nothing and is retried once, immediately. A lock timeout of a queued transaction is thrown
 * as it is, so that the next attempt waits without a connection.
 */
export async function retryTransient<Result>(
  attempt: () => Promise<Result>,
  { queued }: Pick<TransactionOptions, 'queued'>,
): Promise<Result> {
  let reconnected = false;
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!reconnected && (wasDisconnected(error) || wasNeverSent(error))) {
        reconnected = true;
        continue;
      }
      if (queued && isLockTimeout(error)) throw error;
      if (!isTransient(error) || tries === attempts) throw toRefusal(error);
      await new Promise((resolve) => setTimeout(resolve, 10 * tries + (process.hrtime()[1] % 40)));
    }
  }
}

const discard = write<never>('discard_plans', 'discard plans');

/**
 * Lets this session plan its statements, and its checks of foreign keys, for the tables as they are now. Kept plans may have
 * been made when the tables were nearly empty: then every index costs the same, and one that does not fit reads all rows of
 * a merchant for each row that is written. (docs/decisions/0088)
 */
export const discardPlans = async (tx: Tx): Promise<void> => void (await tx.query(discard, []));
