import { databaseBusy, databaseUnavailable } from './errors.js';
import { FairLimiter } from './fair-limiter.js';
import { tooManySlowReads } from './slow-reads.js';

// How the requests of a process share its connections. Who waits here holds none. (docs/decisions/0046)

/**
 * A third of the pool for reads that belong to no transaction. Their work is a page, so they hold a connection for
 * milliseconds; a caller waits as long as it would for the pool itself.
 */
export const quickReadLimiter = (poolSize: number): FairLimiter => {
  const share = Math.max(1, Math.floor(poolSize / 3));
  return new FairLimiter({
    ...{ overall: share, perKey: share, waitingPerKey: Infinity },
    ...{ waitMs: 2_000, refusal: databaseUnavailable },
  });
};

/** A quarter of the pool for slow reads, one at a time for each merchant. */
export const slowReadLimiter = (poolSize: number): FairLimiter =>
  new FairLimiter({
    overall: Math.max(1, Math.floor(poolSize / 4)),
    perKey: 1,
    // As many as a merchant's ten keys can have in flight.
    waitingPerKey: 100,
    ...{ waitMs: 5_000, refusal: tooManySlowReads },
  });

/**
 * Two fifths of the pool for one merchant's writes, and two connections for those of one row, which wait for each other in
 * any case: locked rows of one merchant never hold all connections. The wait is well within a request's 30 s.
 */
export const writeLimiter = (poolSize: number): FairLimiter =>
  new FairLimiter({
    ...{ overall: Infinity, perKey: Math.max(2, Math.floor(poolSize / 2.5)), perPart: 2 },
    ...{ waitingPerKey: 100, waitMs: 10_000, refusal: databaseBusy },
  });
