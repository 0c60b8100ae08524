import pg, { type PoolClient } from 'pg';
import { nameStatement } from './errors.js';
import { type Connection, connectionOf, prepareValue, socketOf } from './pg-internals.js';
import type { Statement } from './statement.js';

interface Field {
  readonly name: string;
  readonly dataTypeID: number;
}

interface Column {
  readonly name: string;
  readonly parse: (text: string) => unknown;
}

interface Call {
  readonly statement: Statement<unknown>;
  readonly values: readonly unknown[];
  /** The rows as PostgreSQL sent them: each value is text that is not parsed yet, or null. */
  readonly rows: (readonly (string | null)[])[];
  resolve(rows: unknown[]): void;
  reject(error: unknown): void;
}

/**
 * The columns that a prepared statement returns on a connection. PostgreSQL fails a statement whose columns have changed since it
 * was prepared, so it is enough to ask for them once.
 */
const describedOn = new WeakMap<Connection, Map<string, readonly Column[]>>();

/** True when the statement has been parsed on this connection, so its text is not sent again. */
export const isPrepared = (client: PoolClient, { name }: Statement<unknown>): boolean =>
  connectionOf(client).parsedStatements[name] !== undefined;

/**
 * Prepared statements that are sent together and end with one Sync, where the driver sends one for each. The first that
 * fails is the error of all that follow: PostgreSQL skips them. So several belong together only within a transaction.
 * (docs/decisions/0089)
 */
export class StatementBatch extends pg.Query {
  /** The name and text of the statement that is answered next. The driver records them as parsed. */
  name: string | undefined;
  text: string | undefined;
  /** The driver sets it, to end its timer. */
  callback: ((error?: Error) => void) | undefined;
  /** The command tag of the last statement, such as `COMMIT`. */
  lastCommand: string | undefined;
  /** The position of the statement that failed. */
  failedAt: number | undefined;
  /** PostgreSQL has refused an earlier statement, and so has not run the last one. */
  skippedLast = false;

  private readonly calls: Call[] = [];
  private answered = 0;
  private readonly described: Map<string, readonly Column[]>;

  constructor(
    private readonly client: PoolClient,
    private readonly connection = connectionOf(client),
  ) {
    super('');
    this.described = describedOn.get(connection) ?? new Map<string, readonly Column[]>();
    describedOn.set(connection, this.described);
  }

  /** How many statements it has. */
  get length(): number {
    return this.calls.length;
  }

  /** Adds a statement to those that send() sends. */
  add<Row>(statement: Statement<Row>, values: readonly unknown[]): Promise<Row[]> {
    return new Promise((resolve, reject) => {
      const texts = values.map((value) => prepareValue(value));
      this.calls.push({ statement, values: texts, rows: [], resolve: resolve as Call['resolve'], reject });
    });
  }

  send(): void {
    this.client.query(this);
  }

  // --- Called by the driver -------------------------------------------------------------------------------------------

  override submit = (): null => {
    this.expect(0);
    this.connection.stream.cork();
    try {
      for (const { statement, values } of this.calls) this.sendOne(statement, values);
      this.connection.sync();
    } finally {
      this.connection.stream.uncork();
    }
    return null;
  };

  private sendOne({ name, text }: Statement<unknown>, values: readonly unknown[]): void {
    const { connection } = this;
    const isKnown = connection.parsedStatements[name] ?? connection.submittedNamedStatements[name];
    if (!isKnown) {
      connection.parse({ name, text });
      connection.submittedNamedStatements[name] = text;
    }
    connection.bind({ statement: name, values });
    if (!this.described.has(name)) connection.describe({ type: 'P' });
    connection.execute({});
  }

  private expect(index: number): void {
    this.answered = index;
    this.name = this.calls[index]?.statement.name;
    this.text = this.calls[index]?.statement.text;
  }

  handleRowDescription({ fields }: { readonly fields: readonly Field[] }): void {
    const columns = fields.map(({ name, dataTypeID }) => ({
      name,
      parse: this.client.getTypeParser(dataTypeID, 'text') as Column['parse'],
    }));
    this.described.set(this.name ?? '', columns);
  }

  handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
    this.calls[this.answered]?.rows.push(fields);
  }

  handleCommandComplete({ text }: { readonly text: string }): void {
    // Without a description it returns no columns.
    if (!this.described.has(this.name ?? '')) this.described.set(this.name ?? '', []);
    this.lastCommand = text;
    this.expect(this.answered + 1);
  }

  handleReadyForQuery(): void {
    this.callback?.();
    for (const call of this.calls) this.answer(call);
  }

  handleError(error: Error): void {
    this.callback?.(error);
    const last = this.calls.length - 1;
    // A statement outside of a transaction commits at the Sync, after its command tag.
    const failed = Math.min(this.answered, last);
    this.failedAt = failed;
    this.skippedLast = failed < last && error instanceof pg.DatabaseError;
    for (const call of this.calls.slice(0, failed)) this.answer(call);
    for (const [index, { statement, reject }] of this.calls.slice(failed).entries()) {
      // For the log: the text of an error may hold values, and its code says too little.
      if (index === 0) nameStatement(error, statement);
      // What PostgreSQL skipped is not parsed either.
      delete this.connection.submittedNamedStatements[statement.name];
      reject(error);
    }
  }

  private answer({ statement, rows, resolve, reject }: Call): void {
    try {
      const columns = this.described.get(statement.name) ?? [];
      resolve(rows.map((texts) => rowOf(columns, texts)));
    } catch (error) {
      reject(error);
    }
  }
}

function rowOf(columns: readonly Column[], texts: readonly (string | null)[]): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  // By index: this runs for every row that is read.
  for (let index = 0; index < columns.length; index += 1) {
    const [{ name, parse }, text] = [columns[index] as Column, texts[index]];
    row[name] = typeof text === 'string' ? parse(text) : null;
  }
  return row;
}

/** Sends one prepared statement. Statements that are sent in the same tick leave in one packet, in order. */
export function send<Row>(client: PoolClient, statement: Statement<Row>, values: readonly unknown[]): Promise<Row[]> {
  const socket = socketOf(client);
  const batch = new StatementBatch(client);
  const rows = batch.add(statement, values);
  socket.cork();
  process.nextTick(() => socket.uncork());
  batch.send();
  return rows;
}
