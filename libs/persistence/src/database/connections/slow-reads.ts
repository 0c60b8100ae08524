import { Refusal } from '#domain/errors.js';
import type { PoolClient } from 'pg';
import { sqlStateOf, toRefusal, wasDisconnected, wasNeverSent } from '../errors.js';
import type { FairLimiter } from './fair-limiter.js';
import { socketOf } from '../pg-internals.js';
import type { Reader } from '../statement.js';

const slowReadLimitMs = 1_000;

/** Rows of a merchant are always read with an index and without parallel workers, all statements at one moment. */
const begin = (limitMs: number): string =>
  `begin isolation level repeatable read read only; set local statement_timeout = ${limitMs}; set local enable_seqscan = off; ` +
  'set local max_parallel_workers_per_gather = 0; set local jit = off';

/** Not 503, because the same request would take as long again. */
export const searchTooBroad = (): Refusal =>
  new Refusal(
    'invalid',
    'search_too_broad',
    'This search takes too long. Search for more characters, add a filter, or request an earlier page.',
  );

/** Whether it is the refusal of a read that took too long. */
export const isTooBroad = (error: unknown): boolean =>
  error instanceof Refusal && error.reason === searchTooBroad().reason;

export interface SlowReadOptions {
  /** What a caller gets where a statement takes too long. Default: search_too_broad. */
  readonly timeoutRefusal?: () => Refusal;
  /** The timeout of one statement. Default: a second, for callers who wait. */
  readonly limitMs?: number;
}

export const tooManySlowReads = (): Refusal =>
  new Refusal('limited', 'concurrency_limited', 'Too many concurrent searches or reports. Try again in 1 second.', 1);

/**
 * Reads whose cost may grow with a merchant's rows: searches, counts, numbered pages, reports. Per process, a merchant
 * runs one at a time, all merchants together use a share of the pool, and each statement has a timeout. A waiting
 * caller holds no connection. (docs/decisions/0035)
 */
export class SlowReads {
  constructor(
    private readonly connect: () => Promise<PoolClient>,
    private readonly limiter: FairLimiter,
  ) {}

  /** @throws the result of `timeoutRefusal` when a statement timed out, Refusal `limited` concurrency_limited */
  run<Result>(
    merchantId: string,
    work: (reader: Reader) => Promise<Result>,
    { timeoutRefusal = searchTooBroad, limitMs = slowReadLimitMs }: SlowReadOptions = {},
  ): Promise<Result> {
    return this.limiter.run(merchantId, async () => {
      const read = async (): Promise<Result> => withTimeLimit(await this.connect(), work, limitMs);
      try {
        return await read().catch((error: unknown) => {
          if (wasNeverSent(error) || wasDisconnected(error)) return read();
          throw error;
        });
      } catch (error) {
        throw sqlStateOf(error) === '57014' ? timeoutRefusal() : toRefusal(error);
      }
    });
  }
}

/**
 * Uses a transaction, because behind PgBouncer only SET LOCAL is reliably reset. Statements are unnamed, so each is
 * planned for its values: a generic plan would expect the same number of matches for a rare and a frequent text.
 */
async function withTimeLimit<Result>(
  client: PoolClient,
  work: (reader: Reader) => Promise<Result>,
  limitMs: number,
): Promise<Result> {
  let failure: unknown;
  const send = (text: string, values?: readonly unknown[]) => {
    const socket = socketOf(client);
    socket.cork();
    process.nextTick(() => socket.uncork());
    const sent = client.query(text, values && [...values]);
    sent.catch((error: unknown) => (failure ??= error));
    return sent;
  };
  try {
    const begun = send(begin(limitMs));
    const reader: Reader = { query: async ({ text }, values) => (await send(text, values)).rows };
    const [result] = await Promise.all([work(reader), begun]);
    return result;
  } catch (error) {
    // Statements sent after a failed one fail too, and their errors may arrive first. The first failure is the cause.
    throw failure ?? error;
  } finally {
    await client.query('rollback').then(
      () => client.release(),
      (error: Error) => client.release(error),
    );
  }
}
