import type { Refusal } from '#domain/errors.js';
import type { PoolClient } from 'pg';
import { type Database, send } from './database.js';
import {
  constraintOf,
  isConnectionLost,
  isTransient,
  isUnusable,
  outcomeUnknown,
  translated,
  wasCutOff,
  wasNeverSent,
} from './errors.js';
import { isPrepared } from './prepared-statements.js';
import { type Reader, type Statement, statement } from './statement.js';

declare const branded: unique symbol;

/** The refusal for a violated constraint, by the constraint's name. */
export type ConstraintRefusals = Readonly<Record<string, () => Refusal>>;

/**
 * An open transaction. Only once() and inTransaction() create one, so a write outside of a transaction does not
 * compile.
 */
export interface Tx extends Reader {
  readonly [branded]: true;
  /**
   * The database time after all queries sent before, and so after the locks that they waited for. All rules use it as
   * `now`. It shares the round trip of a lock sent with it, and is read again only after another query.
   * (docs/decisions/0039)
   */
  now(): Promise<Date>;
  /**
   * Sends a write without waiting for it, so it is pipelined with the writes around it and with COMMIT. A failure fails
   * the whole transaction, as the Refusal in `refusals` for the violated constraint when there is one.
   */
  write(prepared: Statement<unknown>, values: readonly unknown[], refusals?: ConstraintRefusals): void;
}

const begin = statement<never>('begin', 'begin');
const commitWork = statement<never>('commit', 'commit');
const rollbackWork = statement<never>('rollback', 'rollback');
/** Truncated to milliseconds like Date in JavaScript. Not now(), which is the time of BEGIN, before any lock. */
const currentTime = statement<{ now: Date }>('now', `select date_trunc('milliseconds', clock_timestamp()) as now`);

/** The only implementation of Tx. Only once() and inTransaction() use it. */
export class OpenTransaction {
  private readonly sent: Promise<unknown>[] = [];
  private readonly onWire: Promise<unknown>[] = [];
  /** Resolves when the waiting statements were sent; rejects when an earlier failure prevents it. */
  private queue: Promise<unknown> | undefined;
  /**
   * PgBouncer remembers the name of a statement whose Parse failed, the driver does not: the connection cannot be
   * reused.
   */
  private parseFailed = false;
  private failure: unknown;
  private clock: Promise<Date> | undefined;

  private constructor(
    private readonly client: PoolClient,
    /** A constant `now` for historical data. */
    private readonly fixedTime?: Date,
  ) {}

  /** Sends BEGIN without waiting for it, so the next statements share its round trip. */
  static async open(db: Database, fixedTime?: Date): Promise<OpenTransaction> {
    const open = new OpenTransaction(await db.connect(), fixedTime);
    open.track(open.raw(begin, []));
    return open;
  }

  get tx(): Tx {
    return this as unknown as Tx;
  }

  now(): Promise<Date> {
    if (this.fixedTime) return Promise.resolve(this.fixedTime);
    if (this.clock) return this.clock;
    const read = this.raw(currentTime, []).then(([row]) => row?.now ?? new Date(Number.NaN));
    this.track(read);
    this.clock = read;
    return read;
  }

  query<Row>(prepared: Statement<Row>, values: readonly unknown[]): Promise<Row[]> {
    this.clock = undefined;
    const rows = this.raw(prepared, values);
    this.track(rows);
    return rows;
  }

  write(prepared: Statement<unknown>, values: readonly unknown[], refusals: ConstraintRefusals = {}): void {
    this.track(this.raw(prepared, values), (error) => refusals[constraintOf(error) ?? '']?.() ?? error);
  }

  /**
   * Sends COMMIT and waits for all sent statements.
   * @throws Refusal `unavailable` outcome_unknown when COMMIT is not answered
   */
  async commit(): Promise<void> {
    if (this.queue && (await hasFailed(this.queue))) throw await this.rollback();
    const notices: Notice[] = [];
    const note = (notice: Notice): void => void notices.push(notice);
    this.client.on('notice', note);
    const committed = this.client.query({ name: commitWork.name, text: commitWork.text });
    const [commit] = await Promise.allSettled([committed, ...this.sent]);
    this.client.off('notice', note);
    if (commit.status === 'rejected') {
      this.client.release(true);
      const wasSent = isConnectionLost(commit.reason) && !wasNeverSent(commit.reason);
      throw wasSent ? outcomeUnknown() : commit.reason;
    }
    this.client.release(this.isSpoiled());
    // PostgreSQL answers COMMIT of a failed transaction with ROLLBACK and no error.
    if (commit.value.command !== 'COMMIT') throw this.failure ?? new Error('The transaction did not commit.');
    if (notices.some(isUnreplicated)) throw outcomeUnknown();
  }

  /** Rolls back and releases the connection. Returns the first database failure, if any. */
  async rollback(): Promise<unknown> {
    try {
      await Promise.allSettled(this.sent);
      await this.put(rollbackWork, []);
      this.client.release(this.isSpoiled());
    } catch {
      this.client.release(true);
    }
    return this.failure;
  }

  /**
   * Sends statements in order. One that is not prepared on the connection waits until all before it have succeeded,
   * because its Parse could otherwise reach a failed transaction. (docs/decisions/0034)
   */
  private raw<Row>(prepared: Statement<Row>, values: readonly unknown[]): Promise<Row[]> {
    const mayFollow = (): boolean => this.onWire.length === 0 || isPrepared(this.client, prepared);
    if (!this.queue && mayFollow()) return this.put(prepared, values);
    const ready = Promise.resolve(this.queue).then(() => (mayFollow() ? undefined : Promise.all(this.onWire)));
    this.queue = ready;
    return ready.then(() => this.put(prepared, values));
  }

  private put<Row>(prepared: Statement<Row>, values: readonly unknown[]): Promise<Row[]> {
    const answer = send(this.client, prepared, values);
    answer.catch(() => {
      this.parseFailed ||= !isPrepared(this.client, prepared);
    });
    this.onWire.push(answer);
    return answer;
  }

  /** True when the connection must not return to the pool: its server is read-only, or a Parse failed on it. */
  private isSpoiled(): boolean {
    return this.parseFailed || isUnusable(this.failure);
  }

  /**
   * After a failure, later statements of the transaction fail too. The first failure is the cause. It is translated in
   * the same tick for all statements, or the error of a later read could come first.
   */
  private track(promise: Promise<unknown>, meaningOf: (error: unknown) => unknown = (error) => error): void {
    promise.catch((error: unknown) => {
      this.failure ??= meaningOf(error);
    });
    this.sent.push(promise);
  }
}

const hasFailed = (promise: Promise<unknown>): Promise<boolean> =>
  promise.then(
    () => false,
    () => true,
  );

/** A notice of PostgreSQL. `routine` is the function in its source that raised it. */
interface Notice {
  readonly routine?: string | undefined;
}

/** Committed locally, but the wait for the synchronous standby was cancelled: a failover may lose the commit. (docs/decisions/0033) */
const isUnreplicated = ({ routine }: Notice): boolean => routine === 'SyncRepWaitForLSN';

export interface TransactionOptions {
  /** A constant `now` for historical data. Only demo data uses it. */
  readonly at?: Date;
}

/**
 * Runs `work` in one transaction and commits it. Deadlocks, serialization failures and lock timeouts are retried.
 * @throws what `work` throws, and Refusal `unavailable` for database failures
 */
export function inTransaction<Result>(
  db: Database,
  work: (tx: Tx) => Promise<Result>,
  options: TransactionOptions = {},
): Promise<Result> {
  return retryingTransient(async () => {
    const open = await OpenTransaction.open(db, options.at);
    return finish(open, () => work(open.tx));
  });
}

/** Runs the work and commits, or rolls back and throws the cause. */
export async function finish<Result>(open: OpenTransaction, work: () => Promise<Result>): Promise<Result> {
  let result: Result;
  try {
    result = await work();
  } catch (error) {
    throw (await open.rollback()) ?? error;
  }
  await open.commit();
  return result;
}

const attempts = 4;

/**
 * Retries transient failures up to three times with jitter, then throws `unavailable`. A connection that failed before
 * COMMIT was sent has changed nothing and is retried once, immediately.
 */
export async function retryingTransient<Result>(attempt: () => Promise<Result>): Promise<Result> {
  let reconnected = false;
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!reconnected && (wasCutOff(error) || wasNeverSent(error))) {
        reconnected = true;
        continue;
      }
      if (!isTransient(error) || tries === attempts) throw translated(error);
      await new Promise((resolve) => setTimeout(resolve, 10 * tries + (process.hrtime()[1] % 40)));
    }
  }
}
