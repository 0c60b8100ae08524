import type { PoolClient } from 'pg';

/** A stream that can hold back what is written. */
export interface Corked {
  cork(): void;
  uncork(): void;
}

/** The socket below a client: corked while statements are queued, so that they share one write. */
export const socketOf = (client: PoolClient): Corked =>
  (client as unknown as { connection: { stream: Corked } }).connection.stream;
