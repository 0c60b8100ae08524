/**
 * One SQL statement with a name of its own: it is prepared once on each connection. Rows come back as `Row`, so the
 * text gives each column the property's name (`external_id as "externalId"`).
 */
export interface Statement<Row> {
  readonly name: string;
  readonly text: string;
  /** It reads or writes a row or a few, by their keys, and waits for nobody for long: it may share a connection. */
  readonly quick?: true;
  /** It reads and changes nothing: lost with its connection, it is sent once more. */
  readonly repeatable?: true;
  /** Only there to carry the type. */
  readonly row?: Row;
}

export const statement = <Row>(name: string, text: string): Statement<Row> => ({ name, text });

/** A read that may share a connection with statements of other requests. */
export const quickRead = <Row>(name: string, text: string): Statement<Row> => ({
  ...{ name, text, quick: true, repeatable: true },
});

/** The same for a statement that changes something. */
export const quickWrite = <Row>(name: string, text: string): Statement<Row> => ({ name, text, quick: true });

/** The database's clock when the row was read: what a status that time changes is judged by. */
export interface ReadAt {
  readonly readAt: Date;
}
/** Cut to the millisecond, as JavaScript keeps it: rounded up, a thing could read expired before its instant. */
export const clock = `date_trunc('milliseconds', now())`;
export const readAt = `${clock} as "readAt"`;

/** Anything that can run a read: the database itself, or a transaction. */
export interface Reader {
  query<Row>(prepared: Statement<Row>, values: readonly unknown[]): Promise<Row[]>;
}

/** The first row, or undefined where there is none. */
export async function one<Row>(
  reader: Reader,
  prepared: Statement<Row>,
  values: readonly unknown[],
): Promise<Row | undefined> {
  return (await reader.query(prepared, values))[0];
}
