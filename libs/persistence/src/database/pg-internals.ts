import pg, { type PoolClient } from 'pg';

// What is used of the driver beyond its types. A new version of pg may change it without notice.

/** A stream whose writes can be buffered. */
interface CorkedSocket {
  cork(): void;
  uncork(): void;
}

/** The driver's connection, as its own cursors use it. */
export interface Connection {
  readonly stream: CorkedSocket;
  readonly parsedStatements: Record<string, string | undefined>;
  readonly submittedNamedStatements: Record<string, string | undefined>;
  parse(statement: { readonly name: string; readonly text: string }): void;
  bind(portal: { readonly statement: string; readonly values: readonly unknown[] }): void;
  describe(portal: { readonly type: 'P' }): void;
  execute(portal: object): void;
  sync(): void;
}

export const connectionOf = (client: PoolClient): Connection =>
  (client as unknown as { readonly connection: Connection }).connection;

/** The socket of a client. Corking it combines queued statements into one write. */
export const socketOf = (client: PoolClient): CorkedSocket => connectionOf(client).stream;

/** The text or bytes that the driver sends for a value. */
export const { prepareValue } = (pg as unknown as { readonly utils: { prepareValue(value: unknown): unknown } }).utils;
