import type { Pool, PoolClient } from 'pg';
import { isUnusable, wasNeverSent } from './errors.js';
import { type CorkedSocket, socketOf } from './socket.js';
import type { Statement } from './statement.js';

type Opening = Promise<PoolClient>;

/**
 * A few connections that all requests share for statements of a single row: the key check, the limits, a look-up by id.
 * Such a statement costs less than taking a connection from the pool and giving it back, and those of one turn of the
 * event loop leave in one write. Only quick statements may come here: each waits for the ones before it.
 */
export class SharedConnections {
  private readonly lanes: (Opening | undefined)[];
  private next = 0;

  constructor(
    private readonly pool: Pool,
    count: number,
  ) {
    this.lanes = Array.from({ length: count }, () => undefined);
  }

  query<Row>(statement: Statement<Row>, values: readonly unknown[]): Promise<Row[]> {
    const lane = this.next;
    this.next = (lane + 1) % this.lanes.length;
    return this.queryOn(lane, statement, values);
  }

  /** The same statement on each of them. */
  queryAll<Row>(statement: Statement<Row>): Promise<Row[][]> {
    return Promise.all(this.lanes.map((_, lane) => this.queryOn(lane, statement, [])));
  }

  private async queryOn<Row>(lane: number, statement: Statement<Row>, values: readonly unknown[]): Promise<Row[]> {
    const opening = this.lanes[lane] ?? this.open(lane);
    const client = await opening;
    const socket = socketOf(client);
    gather(socket);
    try {
      return (await client.query({ name: statement.name, text: statement.text, values: [...values] })).rows;
    } catch (error) {
      if (isUnusable(error) || wasNeverSent(error)) this.drop(lane, opening, client);
      throw error;
    }
  }

  /** Gives all of them back to the pool, which can't end before. */
  async close(): Promise<void> {
    const open = this.lanes.splice(0, this.lanes.length, ...this.lanes.map(() => undefined));
    for (const client of open) (await client?.catch(() => undefined))?.release();
  }

  /** A connection that dies while nobody uses it is replaced by the next statement, which would be lost on it. */
  private open(lane: number): Opening {
    const opening = this.pool.connect();
    this.lanes[lane] = opening;
    opening.then(
      (client) => client.once('error', () => this.drop(lane, opening, client)),
      () => {
        if (this.lanes[lane] === opening) this.lanes[lane] = undefined;
      },
    );
    return opening;
  }

  /** A broken connection is given back once, whoever notices first. */
  private drop(lane: number, opening: Opening, client: PoolClient): void {
    if (this.lanes[lane] !== opening) return;
    this.lanes[lane] = undefined;
    client.release(true);
  }
}

const gathering = new WeakSet<CorkedSocket>();

/** Holds what is written until the end of this turn of the event loop: statements of other requests join it. */
function gather(socket: CorkedSocket): void {
  if (gathering.has(socket)) return;
  gathering.add(socket);
  socket.cork();
  setImmediate(() => {
    gathering.delete(socket);
    socket.uncork();
  });
}
