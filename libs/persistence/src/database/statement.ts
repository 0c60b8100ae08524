/**
 * A named SQL statement. It is prepared once per connection. Rows are returned as `Row`, so the text names each column
 * like the property (`external_id as "externalId"`).
 */
export interface Statement<Row> {
  readonly name: string;
  readonly text: string;
  /** It reads or writes a few rows by key and does not wait for long-held locks, so it may use a shared connection. */
  readonly quick?: true;
  /** It only reads, so it is retried once when its connection fails. */
  readonly repeatable?: true;
  /** Carries the type only. */
  readonly row?: Row;
}

export const statement = <Row>(name: string, text: string): Statement<Row> => ({ name, text });

/** A read that may use a shared connection. */
export const quickRead = <Row>(name: string, text: string): Statement<Row> => ({
  ...{ name, text, quick: true, repeatable: true },
});

/** A write that may use a shared connection. */
export const quickWrite = <Row>(name: string, text: string): Statement<Row> => ({ name, text, quick: true });

/** The database time of the read, from which a time-dependent status is computed. */
export interface ReadAt {
  readonly readAt: Date;
}
/** Truncated to milliseconds like Date in JavaScript. Rounding up could show a row as expired too early. */
export const clock = `date_trunc('milliseconds', now())`;
export const readAt = `${clock} as "readAt"`;

/** Runs reads: the database itself or a transaction. */
export interface Reader {
  query<Row>(prepared: Statement<Row>, values: readonly unknown[]): Promise<Row[]>;
}

/** Returns the first row, or undefined. */
export async function queryOne<Row>(
  reader: Reader,
  prepared: Statement<Row>,
  values: readonly unknown[],
): Promise<Row | undefined> {
  return (await reader.query(prepared, values))[0];
}
