/**
 * A named SQL statement. It is prepared once per connection. Rows are returned as `Row`, so the text names each column
 * like the property (`external_id as "externalId"`). Its kind decides who may run it.
 */
export interface Statement<Row> {
  readonly kind: 'read' | 'write' | 'selfCommitting';
  readonly name: string;
  readonly text: string;
  /** It reads or writes a few rows by key and does not wait for long-held locks, so it may use a shared connection. */
  readonly quick?: true;
  /** Carries the type only. */
  readonly row?: Row;
}

export interface ReadStatement<Row> extends Statement<Row> {
  readonly kind: 'read';
}

/** Changes or locks rows, so only a transaction runs it. */
export interface WriteStatement<Row> extends Statement<Row> {
  readonly kind: 'write';
}

/** Commits by itself: only `Database.execute()` runs it, and no transaction. */
export interface SelfCommittingStatement<Row> extends Statement<Row> {
  readonly kind: 'selfCommitting';
}

/** A SELECT that locks nothing. Any reader runs it, with or without a transaction. */
export const read = <Row>(name: string, text: string): ReadStatement<Row> => ({ kind: 'read', name, text });

/** A read that may use a shared connection. It is retried once when its connection fails. */
export const quickRead = <Row>(name: string, text: string): ReadStatement<Row> => ({
  ...read<Row>(name, text),
  quick: true,
});

/** A statement that only a transaction runs. */
export const write = <Row>(name: string, text: string): WriteStatement<Row> => ({ kind: 'write', name, text });

/** A SELECT that locks the rows that it returns. */
export const lockingRead = write;

/** Rate limits, sign-in attempts, usage, job leases, cleanup. With `quick` it may use a shared connection. */
export const selfCommitting = <Row>(name: string, text: string, quick?: 'quick'): SelfCommittingStatement<Row> => ({
  kind: 'selfCommitting',
  name,
  text,
  ...(quick ? { quick: true } : {}),
});

/** The database time of the read, from which a time-dependent status is computed. */
export interface ReadAt {
  readonly readAt: Date;
}
/** Truncated to milliseconds like Date in JavaScript. Rounding up could show a row as expired too early. */
export const clock = `date_trunc('milliseconds', now())`;
export const readAt = `${clock} as "readAt"`;

/**
 * Whether a column has a value of an array of ids, whose length the planner does not see. For `= any($1)` it would make a
 * plan at each call: it finds one for two ids cheaper than the kept one, for the ten that it expects of any array.
 */
export const isOneOf = (column: string, ids: string): string => `${column} = any((select ${ids}::uuid[])::uuid[])`;

// `query` is a property and not a method in both: only then does TypeScript refuse a Reader where a Writer is needed.

/** Runs reads: the database itself or a transaction. */
export interface Reader {
  readonly query: <Row>(prepared: ReadStatement<Row>, values: readonly unknown[]) => Promise<Row[]>;
}

/** Runs reads and writes: a transaction. Functions take a `Tx`. */
export interface Writer extends Reader {
  readonly query: <Row>(
    prepared: ReadStatement<Row> | WriteStatement<Row>,
    values: readonly unknown[],
  ) => Promise<Row[]>;
}

/** Returns the first row, or undefined. */
export function queryOne<Row>(
  reader: Reader,
  prepared: ReadStatement<Row>,
  values: readonly unknown[],
): Promise<Row | undefined>;
export function queryOne<Row>(
  tx: Writer,
  prepared: WriteStatement<Row>,
  values: readonly unknown[],
): Promise<Row | undefined>;
export async function queryOne<Row>(
  runner: { query(prepared: Statement<Row>, values: readonly unknown[]): Promise<Row[]> },
  prepared: Statement<Row>,
  values: readonly unknown[],
): Promise<Row | undefined> {
  return (await runner.query(prepared, values))[0];
}
