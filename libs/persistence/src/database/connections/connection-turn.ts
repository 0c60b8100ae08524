import pg, { type PoolClient } from 'pg';
import { isUnusable } from '../errors.js';
import { socketOf } from '../pg-internals.js';
import { send, StatementBatch } from '../statement-batch.js';
import type { Statement } from '../statement.js';

const turns = new WeakMap<PoolClient, ConnectionTurn>();

/**
 * The statements of several requests on one connection in one event loop turn. They leave in one write at its end. Reads
 * share one Sync; a statement that commits by itself has its own, because it must not be rolled back with another one.
 */
export class ConnectionTurn {
  private reads: StatementBatch | undefined;

  private constructor(private readonly client: PoolClient) {
    const socket = socketOf(client);
    socket.cork();
    setImmediate(() => {
      turns.delete(client);
      this.reads?.send();
      socket.uncork();
    });
  }

  /** The current turn of the connection. */
  static of(client: PoolClient): ConnectionTurn {
    const turn = turns.get(client) ?? new ConnectionTurn(client);
    turns.set(client, turn);
    return turn;
  }

  query<Row>(statement: Statement<Row>, values: readonly unknown[]): Promise<Row[]> {
    return statement.kind === 'read' ? this.read(statement, values) : send(this.client, statement, values);
  }

  /** PostgreSQL skips the reads after one that fails: they are sent again, each by itself. */
  private async read<Row>(statement: Statement<Row>, values: readonly unknown[]): Promise<Row[]> {
    const batch = (this.reads ??= new StatementBatch(this.client));
    const position = batch.length;
    try {
      return await batch.add(statement, values);
    } catch (error) {
      const isSkipped = position > (batch.failedAt ?? position) && error instanceof pg.DatabaseError;
      if (isSkipped && !isUnusable(error)) return send(this.client, statement, values);
      throw error;
    }
  }
}
