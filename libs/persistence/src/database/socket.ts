import type { PoolClient } from 'pg';

/** A stream whose writes can be buffered. */
export interface CorkedSocket {
  cork(): void;
  uncork(): void;
}

/** The socket of a client. Corking it combines queued statements into one write. */
export const socketOf = (client: PoolClient): CorkedSocket =>
  (client as unknown as { connection: { stream: CorkedSocket } }).connection.stream;
