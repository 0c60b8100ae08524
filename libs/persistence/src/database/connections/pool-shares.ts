import { databaseBusy, databaseUnavailable, isLockTimeout } from '../errors.js';
import { FairLimiter } from './fair-limiter.js';
import { tooManySlowReads } from './slow-reads.js';

// How requests share the connections of a process. A waiting request holds no connection. (docs/decisions/0046)

/**
 * A third of the pool for reads outside of transactions. They read at most a page and hold a connection for
 * milliseconds. A caller waits as long as it would wait for the pool itself.
 */
export const quickReadLimiter = (poolSize: number): FairLimiter => {
  const share = Math.max(1, Math.floor(poolSize / 3));
  return new FairLimiter({
    overall: share,
    perKey: () => share,
    waitingPerKey: Infinity,
    waitMs: 2_000,
    refusal: databaseUnavailable,
  });
};

/** A quarter of the pool for slow reads, one at a time per merchant. */
export const slowReadLimiter = (poolSize: number): FairLimiter =>
  new FairLimiter({
    overall: Math.max(1, Math.floor(poolSize / 4)),
    perKey: () => 1,
    // The number of concurrent requests that a merchant's ten keys can have.
    waitingPerKey: 100,
    waitMs: 5_000,
    refusal: tooManySlowReads,
  });

/**
 * A merchant gets a connection for one more write while its writes hold fewer than two fifths of those that are free, so
 * that some remain for the next merchants. The writes of one row hold two, because they wait for each other anyway. A
 * write that has waited for a lock until lock_timeout gives its connection back and waits for another turn; all merchants
 * with such writes together hold a third. So locked rows occupy few connections, however long. The wait is below the 30 s
 * that a request may take.
 */
export const writeLimiter = (connections: number): FairLimiter =>
  new FairLimiter({
    overall: connections,
    perKey: (free) => Math.max(1, free / 2.5),
    perPart: 2,
    blocked: { isBlocked: isLockTimeout, overall: Math.max(1, Math.floor(connections / 3)) },
    waitingPerKey: 100,
    waitingPerPart: 64,
    waitMs: 25_000,
    refusal: databaseBusy,
  });
