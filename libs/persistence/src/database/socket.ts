import type { PoolClient } from 'pg';

/** A stream that can hold back what is written. */
export interface CorkedSocket {
  cork(): void;
  uncork(): void;
}

/** The socket below a client: corked while statements are queued, so that they share one write. */
export const socketOf = (client: PoolClient): CorkedSocket =>
  (client as unknown as { connection: { stream: CorkedSocket } }).connection.stream;
