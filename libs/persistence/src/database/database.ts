import type { Pool, PoolClient } from 'pg';
import { isUnusable, toRefusal, wasDisconnected, wasNeverSent } from './errors.js';
import type { FairLimiter } from './connections/fair-limiter.js';
import { quickReadLimiter, slowReadLimiter, writeLimiter } from './connections/pool-shares.js';
import { SharedConnections } from './connections/shared-connections.js';
import { type SlowReadOptions, SlowReads } from './connections/slow-reads.js';
import {
  type Reader,
  type ReadStatement,
  selfCommitting,
  type SelfCommittingStatement,
  type Statement,
} from './statement.js';
import { send } from './statement-batch.js';

/**
 * Fails on a server that takes no writes. The connection is closed then, as after a write. Self-committing statements have a Sync of their own:
 * reads of requests on the same connection do not fail with it.
 */
const pingStatement = selfCommitting<never>(
  'ping',
  `do $$ begin if current_setting('transaction_read_only')::boolean then raise read_only_sql_transaction; end if; end $$`,
);

export interface DatabaseOptions {
  /** How many connections of the pool are shared by quick statements (see SharedConnections). */
  readonly sharedConnections?: number;
  /** Limits reads outside of transactions to a share of the pool, for processes that serve many merchants. */
  readonly boundedReads?: boolean;
}

/**
 * The access to PostgreSQL in the request path: prepared statements on the DataSource's pool, pipelined per connection.
 * Reads outside of transactions run here; writes use once() or inTransaction().
 */
export class Database implements Reader {
  private readonly pool: Pool;
  private shared: SharedConnections | undefined;
  private readonly reads: FairLimiter | undefined;
  private readonly slowReads: SlowReads;
  private readonly writes: FairLimiter;

  /** @param source the PooledDataSource, which ends the pool */
  constructor(source: { readonly pool: Pool }, { sharedConnections = 0, boundedReads = false }: DatabaseOptions = {}) {
    this.pool = source.pool;
    const poolSize = this.pool.options.max;
    this.reads = boundedReads ? quickReadLimiter(poolSize) : undefined;
    this.slowReads = new SlowReads(() => this.connect(), slowReadLimiter(poolSize));
    this.writes = writeLimiter(poolSize - sharedConnections);
    this.shared = sharedConnections > 0 ? new SharedConnections(this.pool, sharedConnections) : undefined;
    this.pool.on('acquire', ignoreClientErrors);
  }

  /**
   * Runs a single read.
   * @throws Refusal `unavailable` database_unavailable
   */
  query<Row>(prepared: ReadStatement<Row>, values: readonly unknown[]): Promise<Row[]> {
    return this.runOrRefuse(prepared, values);
  }

  /**
   * Runs a statement that commits by itself.
   * @throws Refusal `unavailable` database_unavailable
   */
  execute<Row>(prepared: SelfCommittingStatement<Row>, values: readonly unknown[]): Promise<Row[]> {
    return this.runOrRefuse(prepared, values);
  }

  private async runOrRefuse<Row>(prepared: Statement<Row>, values: readonly unknown[]): Promise<Row[]> {
    try {
      return await this.run(prepared, values).catch((error: unknown) => {
        const isRetrySafe = wasNeverSent(error) || (isRepeatable(prepared) && wasDisconnected(error));
        if (isRetrySafe) return this.run(prepared, values);
        throw error;
      });
    } catch (error) {
      throw toRefusal(error);
    }
  }

  private async run<Row>(prepared: Statement<Row>, values: readonly unknown[]): Promise<Row[]> {
    if (prepared.quick && this.shared) return this.shared.query(prepared, values);
    return this.read(async () => {
      const client = await this.pool.connect();
      let failed = true;
      try {
        const rows = await send(client, prepared, values);
        failed = false;
        return rows;
      } finally {
        client.release(failed);
      }
    });
  }

  /** Runs several reads on one connection. When `work` sends them together, they take one round trip. */
  pipeline<Result>(work: (reader: Reader) => Promise<Result>): Promise<Result> {
    return this.read(() => this.onOneConnection(work));
  }

  /**
   * Runs reads whose cost may grow with the merchant's rows: with a time limit, one at a time per merchant.
   * @throws Refusal `invalid` search_too_broad, or the result of `options.timeoutRefusal`; `limited` concurrency_limited
   */
  runSlowRead<Result>(
    merchantId: string,
    work: (reader: Reader) => Promise<Result>,
    options?: SlowReadOptions,
  ): Promise<Result> {
    return this.slowReads.run(merchantId, work, options);
  }

  /**
   * Runs a write, such as once() or inTransaction(), within the merchant's share of the connections, and again after a
   * lock timeout. When `row` names the row that the write locks, at most two writes of that row use a connection.
   * @throws Refusal `unavailable` database_busy when too many writes wait, or this one has waited too long
   */
  runWrite<Result>(merchantId: string, row: string | undefined, write: () => Promise<Result>): Promise<Result> {
    return this.writes.run(merchantId, write, row);
  }

  private read<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.reads ? this.reads.run('', work) : work();
  }

  private async onOneConnection<Result>(work: (reader: Reader) => Promise<Result>): Promise<Result> {
    const client = await this.connect();
    // Set by a failed statement and not by `work`, which may throw another error instead.
    let isLost = false;
    const query: Reader['query'] = (prepared, values) =>
      send(client, prepared, values).catch((error: unknown) => {
        isLost ||= isUnusable(error);
        throw error;
      });
    try {
      return await work({ query });
    } catch (error) {
      throw toRefusal(error);
    } finally {
      client.release(isLost);
    }
  }

  /** Checks one connection of the pool and each shared connection. @throws Refusal `unavailable`, also where only reads succeed */
  async ping(): Promise<void> {
    const pings = [this.pool.query(pingStatement.text), this.shared?.queryAll(pingStatement)];
    await Promise.all(pings).catch((error: unknown) => {
      throw toRefusal(error);
    });
  }

  /** Counts the pool's connections that are in use and idle, and the callers that wait for one. */
  connections(): { readonly busy: number; readonly idle: number; readonly waiting: number } {
    const { totalCount, idleCount, waitingCount } = this.pool;
    return { busy: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
  }

  /** Releases the shared connections, so that the pool can end. */
  async close(): Promise<void> {
    const { shared } = this;
    // Later statements use the pool: a shared connection opened now would never be released.
    this.shared = undefined;
    await shared?.close();
  }

  /** Returns a connection for a transaction. The caller releases it. */
  async connect(): Promise<PoolClient> {
    try {
      return await this.pool.connect();
    } catch (error) {
      throw toRefusal(error);
    }
  }
}

/** Other reads may take long, and a retry would double the wait. */
const isRepeatable = ({ kind, quick }: Statement<unknown>): boolean => kind === 'read' && quick === true;

/**
 * The pending statement rejects with the error, so the event adds nothing. Without a listener it would end the process.
 */
const ignoreError = (): undefined => undefined;

/** The pool handles errors of idle clients only. A connection that fails during a transaction needs this listener. */
function ignoreClientErrors(client: PoolClient): void {
  if (!client.listeners('error').includes(ignoreError)) client.on('error', ignoreError);
}
