import type { Pool, PoolClient } from 'pg';
import { isConnectionLost } from './database-errors.js';
import { type Corked, socketOf } from './socket.js';
import type { Statement } from './statement.js';

/**
 * A few connections that all requests share for statements of a single row: the key check, the limits, a look-up by id.
 * Such a statement costs less than taking a connection from the pool and giving it back, and those of one turn of the
 * event loop leave in one write. Only quick statements may come here: each waits for the ones before it.
 */
export class SharedConnections {
  private readonly clients: (Promise<PoolClient> | undefined)[];
  private next = 0;

  constructor(
    private readonly pool: Pool,
    count: number,
  ) {
    this.clients = Array.from({ length: count }, () => undefined);
  }

  query<Row>(statement: Statement<Row>, values: readonly unknown[]): Promise<Row[]> {
    const lane = this.next;
    this.next = (lane + 1) % this.clients.length;
    return this.queryOn(lane, statement, values);
  }

  /** The same statement on each of them. */
  queryAll<Row>(statement: Statement<Row>): Promise<Row[][]> {
    return Promise.all(this.clients.map((_, lane) => this.queryOn(lane, statement, [])));
  }

  private async queryOn<Row>(lane: number, statement: Statement<Row>, values: readonly unknown[]): Promise<Row[]> {
    const client = await this.clientOf(lane);
    const socket = socketOf(client);
    gather(socket);
    try {
      return (await client.query({ name: statement.name, text: statement.text, values: [...values] })).rows;
    } catch (error) {
      if (isConnectionLost(error)) this.drop(lane, client);
      throw error;
    }
  }

  /** Gives all of them back to the pool, which can't end before. */
  async close(): Promise<void> {
    const open = this.clients.splice(0, this.clients.length, ...this.clients.map(() => undefined));
    for (const client of open) (await client?.catch(() => undefined))?.release();
  }

  private clientOf(lane: number): Promise<PoolClient> {
    const known = this.clients[lane];
    if (known) return known;
    const opening = this.pool.connect();
    this.clients[lane] = opening;
    opening.catch(() => {
      if (this.clients[lane] === opening) this.clients[lane] = undefined;
    });
    return opening;
  }

  /** A broken connection is replaced by the next statement; it is given back once, whoever notices first. */
  private drop(lane: number, broken: PoolClient): void {
    const held = this.clients[lane];
    void held?.then((client) => {
      if (client !== broken || this.clients[lane] !== held) return;
      this.clients[lane] = undefined;
      broken.release(true);
    });
  }
}

const gathering = new WeakSet<Corked>();

/** Holds what is written until the end of this turn of the event loop: statements of other requests join it. */
function gather(socket: Corked): void {
  if (gathering.has(socket)) return;
  gathering.add(socket);
  socket.cork();
  setImmediate(() => {
    gathering.delete(socket);
    socket.uncork();
  });
}
