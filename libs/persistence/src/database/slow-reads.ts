import { Refusal } from '#domain/errors.js';
import type { PoolClient } from 'pg';
import { sqlStateOf, translated, wasCutOff, wasNeverSent } from './errors.js';
import type { FairLimiter } from './fair-limiter.js';
import { socketOf } from './socket.js';
import type { Reader } from './statement.js';

/** How long one statement of a slow read may take. */
export const slowReadLimitMs = 1_000;

/** A merchant's rows are always reached by an index, and by one process of the server. */
const begin =
  `begin read only; set local statement_timeout = ${slowReadLimitMs}; set local enable_seqscan = off; ` +
  'set local max_parallel_workers_per_gather = 0; set local jit = off';

/** Not 503: the same request would take as long again. */
export const searchTooBroad = (): Refusal =>
  new Refusal(
    'invalid',
    'search_too_broad',
    'This takes too long to find. Give more characters, add a filter, or ask for an earlier page.',
  );

export const isTooBroad = (error: unknown): boolean =>
  error instanceof Refusal && error.reason === searchTooBroad().reason;

export const tooManySlowReads = (): Refusal =>
  new Refusal(
    'limited',
    'concurrency_limited',
    'Too many searches or reports at the same time. Try again in 1 second.',
    1,
  );

/**
 * Reads whose work may grow with a merchant's rows: searches, counts, numbered pages, reports. A merchant has one at a time
 * in a process, all merchants together a share of the pool, and each statement a time limit of its own. Who has to wait
 * holds no connection. (docs/decisions, 0035)
 */
export class SlowReads {
  constructor(
    private readonly connect: () => Promise<PoolClient>,
    private readonly limiter: FairLimiter,
  ) {}

  /** @throws what `tooMuch` gives where a statement ran out of time, Refusal `limited` concurrency_limited */
  run<Result>(
    merchantId: string,
    work: (reader: Reader) => Promise<Result>,
    tooMuch: () => Refusal = searchTooBroad,
  ): Promise<Result> {
    return this.limiter.run(merchantId, async () => {
      const read = async (): Promise<Result> => withTimeLimit(await this.connect(), work);
      try {
        return await read().catch((error: unknown) => {
          if (wasNeverSent(error) || wasCutOff(error)) return read();
          throw error;
        });
      } catch (error) {
        throw sqlStateOf(error) === '57014' ? tooMuch() : translated(error);
      }
    });
  }
}

/**
 * A transaction of its own, since behind a PgBouncer no other setting ends with it. Statements are sent without a name: each
 * is planned for its values, where a generic plan would expect as many matches of a rare text as of a common one.
 */
async function withTimeLimit<Result>(client: PoolClient, work: (reader: Reader) => Promise<Result>): Promise<Result> {
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
    const begun = send(begin);
    const reader: Reader = { query: async ({ text }, values) => (await send(text, values)).rows };
    const [result] = await Promise.all([work(reader), begun]);
    return result;
  } catch (error) {
    // Statements that were sent behind one that failed fail too, and theirs may arrive first: the first one says why.
    throw failure ?? error;
  } finally {
    await client.query('rollback').then(
      () => client.release(),
      (error: Error) => client.release(error),
    );
  }
}
