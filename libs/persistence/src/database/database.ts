import type { Refusal } from '#domain/errors.js';
import type { Pool, PoolClient } from 'pg';
import type { DataSource } from 'typeorm';
import { isUnusable, translated, wasCutOff, wasNeverSent } from './errors.js';
import type { FairLimiter } from './fair-limiter.js';
import { quickReadLimiter, slowReadLimiter, writeLimiter } from './pool-shares.js';
import { SharedConnections } from './shared-connections.js';
import { SlowReads } from './slow-reads.js';
import { socketOf } from './socket.js';
import { type Reader, type Statement, statement } from './statement.js';

const nothing = statement<{ one: number }>('nothing', 'select 1 as one');

/** The driver that TypeORM made the pool with, as far as it is used here. */
const poolOf = (dataSource: DataSource): Pool => (dataSource.driver as unknown as { master: Pool }).master;

export interface DatabaseOptions {
  /** How many of the pool's connections are kept for quick statements, where many requests come at once: see there. */
  readonly sharedConnections?: number;
  /** Whether reads outside of transactions have a share of the pool: where requests of many merchants come at once. */
  readonly boundedReads?: boolean;
}

/**
 * The way of a request to PostgreSQL: prepared statements on the DataSource's own pool, which pipelines what one
 * client sends. Reads that belong to no transaction run here; writes go through once() or inTransaction().
 */
export class Database implements Reader {
  private readonly pool: Pool;
  private shared: SharedConnections | undefined;
  private readonly reads: FairLimiter | undefined;
  private readonly slowReads: SlowReads;
  private readonly writes: FairLimiter;

  constructor(dataSource: DataSource, { sharedConnections = 0, boundedReads = false }: DatabaseOptions = {}) {
    this.pool = poolOf(dataSource);
    const poolSize = this.pool.options.max;
    this.reads = boundedReads ? quickReadLimiter(poolSize) : undefined;
    this.slowReads = new SlowReads(() => this.connect(), slowReadLimiter(poolSize));
    this.writes = writeLimiter(poolSize);
    this.shared = sharedConnections > 0 ? new SharedConnections(this.pool, sharedConnections) : undefined;
    this.pool.on('acquire', outliveLoss);
  }

  /** Runs one read by itself. Throws a Refusal `unavailable` when the database is out of reach. */
  async query<Row>(prepared: Statement<Row>, values: readonly unknown[]): Promise<Row[]> {
    try {
      return await this.run(prepared, values).catch((error: unknown) => {
        const harmless = wasNeverSent(error) || (prepared.repeatable && wasCutOff(error));
        if (harmless) return this.run(prepared, values);
        throw error;
      });
    } catch (error) {
      throw translated(error);
    }
  }

  private async run<Row>(prepared: Statement<Row>, values: readonly unknown[]): Promise<Row[]> {
    if (prepared.quick && this.shared) return this.shared.query(prepared, values);
    return this.read(async () => {
      const result = await this.pool.query({ name: prepared.name, text: prepared.text, values: [...values] });
      return result.rows as Row[];
    });
  }

  /** Runs several reads on one connection, in one round trip where `work` sends them together. */
  together<Result>(work: (reader: Reader) => Promise<Result>): Promise<Result> {
    return this.read(() => this.onOneConnection(work));
  }

  /**
   * Runs reads whose work may grow with the merchant's rows: bounded in time, one at a time for each merchant.
   * @throws Refusal `invalid` search_too_broad, or what `tooMuch` gives in its place; `limited` concurrency_limited
   */
  readSlowly<Result>(
    merchantId: string,
    work: (reader: Reader) => Promise<Result>,
    tooMuch?: () => Refusal,
  ): Promise<Result> {
    return this.slowReads.run(merchantId, work, tooMuch);
  }

  /**
   * Runs a write, such as once() or inTransaction(), when its merchant may use one more connection. `row` is what the write
   * waits for where that is known: at most two writes of one row use a connection.
   * @throws Refusal `unavailable` database_busy where too many wait already, or this one has waited too long
   */
  writeInTurn<Result>(merchantId: string, row: string | undefined, write: () => Promise<Result>): Promise<Result> {
    return this.writes.run(merchantId, write, row);
  }

  private read<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.reads ? this.reads.run('', work) : work();
  }

  private async onOneConnection<Result>(work: (reader: Reader) => Promise<Result>): Promise<Result> {
    const client = await this.connect();
    // Of a statement, not of the work, which may make something else of it.
    let isLost = false;
    const query: Reader['query'] = (prepared, values) =>
      send(client, prepared, values).catch((error: unknown) => {
        isLost ||= isUnusable(error);
        throw error;
      });
    try {
      return await work({ query });
    } catch (error) {
      throw translated(error);
    } finally {
      client.release(isLost);
    }
  }

  /** Asks the database for nothing, over a connection of the pool and over each shared one: all must answer. */
  async ping(): Promise<void> {
    const pings = [this.pool.query(nothing.text), this.shared?.queryAll(nothing)];
    await Promise.all(pings).catch((error: unknown) => {
      throw translated(error);
    });
  }

  /** How many connections of the pool are in use and idle, and how many callers wait for one. */
  connections(): { readonly busy: number; readonly idle: number; readonly waiting: number } {
    const { totalCount, idleCount, waitingCount } = this.pool;
    return { busy: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
  }

  /** Gives shared connections back, so that the pool can end. */
  async close(): Promise<void> {
    const { shared } = this;
    // What comes after this takes a connection for itself: a shared one that was opened again would never be given back.
    this.shared = undefined;
    await shared?.close();
  }

  /** A connection for a transaction; the caller releases it. */
  async connect(): Promise<PoolClient> {
    try {
      return await this.pool.connect();
    } catch (error) {
      throw translated(error);
    }
  }
}

/** The statement on the wire fails with it, and says so: the event is of no use, but without a listener it ends the process. */
const lost = (): undefined => undefined;

/** The pool listens to idle clients only: a connection that breaks in the middle of a transaction would be nobody's. */
function outliveLoss(client: PoolClient): void {
  if (!client.listeners('error').includes(lost)) client.on('error', lost);
}

/** Sends one prepared statement. Statements sent in the same tick leave in one packet, in this order. */
export async function send<Row>(
  client: PoolClient,
  prepared: Statement<Row>,
  values: readonly unknown[],
): Promise<Row[]> {
  const socket = socketOf(client);
  socket.cork();
  process.nextTick(() => socket.uncork());
  return (await client.query({ name: prepared.name, text: prepared.text, values: [...values] })).rows;
}
