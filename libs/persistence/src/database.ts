import type { Pool, PoolClient } from 'pg';
import type { DataSource } from 'typeorm';
import { translated } from './database-errors.js';
import type { Reader, Statement } from './statement.js';

/** The driver that TypeORM made the pool with, as far as it is used here. */
const poolOf = (dataSource: DataSource): Pool => (dataSource.driver as unknown as { master: Pool }).master;

/**
 * The way of a request to PostgreSQL: prepared statements on the DataSource's own pool, which pipelines what one
 * client sends. Reads that belong to no transaction run here; writes go through once() or inTransaction().
 */
export class Database implements Reader {
  private readonly pool: Pool;

  constructor(dataSource: DataSource) {
    this.pool = poolOf(dataSource);
    this.pool.on('acquire', outliveLoss);
  }

  /** Runs one read by itself. Throws a Refusal `unavailable` when the database is out of reach. */
  async query<Row>(statement: Statement<Row>, values: readonly unknown[]): Promise<Row[]> {
    try {
      const result = await this.pool.query({ name: statement.name, text: statement.text, values: [...values] });
      return result.rows;
    } catch (error) {
      throw translated(error);
    }
  }

  /** Runs several reads on one connection, in one round trip where `work` sends them together. */
  async together<Result>(work: (reader: Reader) => Promise<Result>): Promise<Result> {
    const client = await this.connect();
    try {
      return await work({ query: (statement, values) => send(client, statement, values) });
    } catch (error) {
      throw translated(error);
    } finally {
      client.release();
    }
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

/** The socket below a client: corked while statements are queued, so that one tick's statements share one write. */
const socketOf = (client: PoolClient) =>
  (client as unknown as { connection: { stream: { cork(): void; uncork(): void } } }).connection.stream;

/** Sends one prepared statement. Statements sent in the same tick leave in one packet, in this order. */
export async function send<Row>(
  client: PoolClient,
  statement: Statement<Row>,
  values: readonly unknown[],
): Promise<Row[]> {
  const socket = socketOf(client);
  socket.cork();
  process.nextTick(() => socket.uncork());
  return (await client.query({ name: statement.name, text: statement.text, values: [...values] })).rows;
}
