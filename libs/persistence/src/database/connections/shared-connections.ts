import type { Pool, PoolClient } from 'pg';
import { isReadOnly, isUnusable, wasNeverSent } from '../errors.js';
import type { Statement } from '../statement.js';
import { isPrepared } from '../statement-batch.js';
import { ConnectionTurn } from './connection-turn.js';

type PendingClient = Promise<PoolClient>;

/**
 * A few connections that all requests share for statements on a single row: the key check, the limits, a lookup by id or e-mail.
 * Such a statement costs less than checking a connection out of the pool, and those of one event loop turn are sent in one
 * write. Reads have the first connection, and what commits by itself the last one: the limits, which judge one batch at a
 * time, do not wait for reads. Only quick statements may run here, because each waits for the ones before it.
 */
export class SharedConnections {
  private readonly lanes: (PendingClient | undefined)[];

  constructor(
    private readonly pool: Pool,
    count: number,
  ) {
    this.lanes = Array.from({ length: count }, () => undefined);
  }

  query<Row>(statement: Statement<Row>, values: readonly unknown[]): Promise<Row[]> {
    return this.queryOn(statement.kind === 'read' ? 0 : this.lanes.length - 1, statement, values);
  }

  /** Runs the statement on every shared connection. */
  queryAll<Row>(statement: Statement<Row>): Promise<Row[][]> {
    return Promise.all(this.lanes.map((_, lane) => this.queryOn(lane, statement, [])));
  }

  private async queryOn<Row>(lane: number, statement: Statement<Row>, values: readonly unknown[]): Promise<Row[]> {
    const pending = this.lanes[lane] ?? this.open(lane);
    const client = await pending;
    try {
      return await ConnectionTurn.of(client).query(statement, values);
    } catch (error) {
      // A Parse that failed: statements on the wire behind it count on its name. (docs/decisions/0034)
      const isParsed = isPrepared(client, statement);
      if (!isParsed || isUnusable(error) || wasNeverSent(error)) this.drop(lane, pending, client);
      if (isReadOnly(error)) this.dropAll();
      throw error;
    }
  }

  /** Releases all connections, so that the pool can end. */
  async close(): Promise<void> {
    const open = this.lanes.splice(0, this.lanes.length, ...this.lanes.map(() => undefined));
    for (const client of open) (await client?.catch(() => undefined))?.release();
  }

  /** A connection that fails while it is idle is replaced for the next statement. */
  private open(lane: number): PendingClient {
    const pending = this.pool.connect();
    this.lanes[lane] = pending;
    pending.then(
      (client) => client.once('error', () => this.drop(lane, pending, client)),
      () => {
        if (this.lanes[lane] === pending) this.lanes[lane] = undefined;
      },
    );
    return pending;
  }

  /** Reads would go on with a server that is no longer the primary. What is on the wire is sent again. */
  private dropAll(): void {
    for (const [lane, pending] of this.lanes.entries()) {
      pending?.then((client) => this.drop(lane, pending, client)).catch(() => undefined);
    }
  }

  /** Releases a broken connection. Several statements may report it; only the first one releases. */
  private drop(lane: number, pending: PendingClient, client: PoolClient): void {
    if (this.lanes[lane] !== pending) return;
    this.lanes[lane] = undefined;
    client.release(true);
  }
}
