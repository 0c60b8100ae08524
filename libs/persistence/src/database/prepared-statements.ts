import type { PoolClient } from 'pg';
import type { Statement } from './statement.js';

/** The driver knows that the server has parsed it on this connection, and won't send its text again. */
export const isPrepared = (client: PoolClient, { name }: Statement<unknown>): boolean =>
  (client as unknown as { connection: { parsedStatements: Record<string, string> } }).connection.parsedStatements[
    name
  ] !== undefined;
