import { databaseBusy, databaseUnavailable } from './errors.js';
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
    perKey: share,
    waitingPerKey: Infinity,
    waitMs: 2_000,
    refusal: databaseUnavailable,
  });
};

/** A quarter of the pool for slow reads, one at a time per merchant. */
export const slowReadLimiter = (poolSize: number): FairLimiter =>
  new FairLimiter({
    overall: Math.max(1, Math.floor(poolSize / 4)),
    perKey: 1,
    // The number of concurrent requests that a merchant's ten keys can have.
    waitingPerKey: 100,
    waitMs: 5_000,
    refusal: tooManySlowReads,
  });

/**
 * Two fifths of the pool for the writes of one merchant, and two connections for the writes of one row, which wait for
 * each other anyway. So locked rows of one merchant never occupy all connections. The wait is well below the request
 * timeout of 30 s.
 */
export const writeLimiter = (poolSize: number): FairLimiter =>
  new FairLimiter({
    overall: Infinity,
    perKey: Math.max(2, Math.floor(poolSize / 2.5)),
    perPart: 2,
    waitingPerKey: 100,
    waitMs: 10_000,
    refusal: databaseBusy,
  });
