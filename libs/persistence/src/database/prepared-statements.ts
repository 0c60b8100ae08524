import type { PoolClient } from 'pg';
import type { Statement } from './statement.js';

/** True when the driver has parsed the statement on this connection and will not send its text again. */
export const isPrepared = (client: PoolClient, { name }: Statement<unknown>): boolean =>
  (client as unknown as { connection: { parsedStatements: Record<string, string> } }).connection.parsedStatements[
    name
  ] !== undefined;
