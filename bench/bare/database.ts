import pg from 'pg';

export interface Prepared {
  readonly name: string;
  readonly text: string;
}

export const prepared = (name: string, text: string): Prepared => ({ name, text });

const parserOf = (oid: number, format?: 'text' | 'binary') =>
  oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format as 'text');

/** The same connections as our API has: their number, their pipelining, their timeouts. */
export function openPool(connectionString: string, max: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max,
    keepAlive: true,
    application_name: 'loyalty-bench-bare',
    statement_timeout: 5_000,
    lock_timeout: 2_000,
    idle_in_transaction_session_timeout: 10_000,
    options: '-c client_connection_check_interval=1s',
    types: { getTypeParser: parserOf },
    ...{ pipeline: true },
  });
  pool.on('error', () => undefined);
  return pool;
}

type Values = readonly unknown[];
interface Corkable {
  readonly connection: { readonly stream: { cork(): void; uncork(): void } };
}

/** Sends statements of one connection in one packet; what `sends` gives back are their answers. */
export function inOnePacket<Sent>(client: pg.PoolClient, sends: () => Sent): Sent {
  const { stream } = (client as unknown as Corkable).connection;
  stream.cork();
  try {
    return sends();
  } finally {
    stream.uncork();
  }
}

export async function rowsOf<Row extends object>(
  client: pg.Pool | pg.PoolClient,
  { name, text }: Prepared,
  values: Values,
): Promise<Row[]> {
  return (await client.query<Row>({ name, text, values: values as unknown[] })).rows;
}

/** SQLSTATE, and the constraint that was broken, of what the database answered. */
export function sqlErrorOf(error: unknown): { readonly code?: string; readonly constraint?: string } {
  return error instanceof Error ? (error as { code?: string; constraint?: string }) : {};
}
