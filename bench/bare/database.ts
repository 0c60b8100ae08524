import pg from 'pg';

export interface Prepared {
  readonly name: string;
  readonly text: string;
}

export const prepared = (name: string, text: string): Prepared => ({ name, text });

export type Send = <Row extends object>(statement: Prepared, values?: readonly unknown[]) => Promise<Row[]>;

export interface Database {
  /** For transactions. */
  readonly pool: pg.Pool;
  /** Runs one statement on a connection that all requests share. */
  readonly send: Send;
  readonly end: () => Promise<void>;
}

const sharedConnections = 2;

const parserOf = (oid: number, format?: 'text' | 'binary') =>
  oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format as 'text');

/** Connects like our API: with the same number of connections, shared connections, pipelining and timeouts. */
export function openDatabase(connectionString: string, max: number): Database {
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
    pipeline: true,
  });
  pool.on('error', () => undefined);
  const shared = openShared(pool);
  return {
    pool,
    send: async (statement, values = []) => rowsOf(await shared.next(), statement, values),
    end: async () => {
      await shared.release();
      await pool.end();
    },
  };
}

/** Connections that are checked out once and take statements in turn. One that breaks is replaced. */
function openShared(pool: pg.Pool): { next: () => Promise<pg.PoolClient>; release: () => Promise<void> } {
  const clients: (Promise<pg.PoolClient> | undefined)[] = [];
  let turn = 0;
  const open = (place: number): Promise<pg.PoolClient> => {
    const opening = pool.connect();
    const forget = () => {
      if (clients[place] === opening) clients[place] = undefined;
    };
    opening.then((client) => {
      client.once('error', () => {
        forget();
        client.release(true);
      });
    }, forget);
    clients[place] = opening;
    return opening;
  };
  return {
    next: () => {
      turn = (turn + 1) % sharedConnections;
      return clients[turn] ?? open(turn);
    },
    release: async () => {
      for (const client of clients.splice(0)) (await client?.catch(() => undefined))?.release();
    },
  };
}

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
  client: pg.PoolClient,
  { name, text }: Prepared,
  values: readonly unknown[],
): Promise<Row[]> {
  return (await client.query<Row>({ name, text, values: values as unknown[] })).rows;
}

/** SQLSTATE, and the constraint that was broken, of what the database answered. */
export function sqlErrorOf(error: unknown): { readonly code?: string; readonly constraint?: string } {
  return error instanceof Error ? (error as { code?: string; constraint?: string }) : {};
}
