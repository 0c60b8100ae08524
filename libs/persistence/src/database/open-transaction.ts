import type { PoolClient } from 'pg';
import type { Database } from './database.js';
import {
  constraintOf,
  type ConstraintRefusals,
  isConnectionLost,
  isUnusable,
  outcomeUnknown,
  wasNeverSent,
} from './errors.js';
import { read, type Statement, write } from './statement.js';
import { isPrepared, StatementBatch } from './statement-batch.js';

const beginStatement = write<never>('begin', 'begin');
const commitStatement = write<never>('commit', 'commit');
const rollbackStatement = write<never>('rollback', 'rollback');
/** Truncated to milliseconds like Date in JavaScript. Not now(), which is the time of BEGIN, before any lock. */
const currentTime = read<{ now: Date }>('now', `select date_trunc('milliseconds', clock_timestamp()) as now`);

/** The implementation of Tx. Only once() and inTransaction() use it. */
export class OpenTransaction {
  private readonly results: Promise<unknown>[] = [];
  private readonly sentStatements: Promise<unknown>[] = [];
  /** The statements of this tick, which are sent at its end. */
  private batch: StatementBatch | undefined;
  /** Resolves when the waiting statements were sent; rejects when an earlier failure prevents it. */
  private queue: Promise<unknown> | undefined;
  /**
   * PgBouncer remembers the name of a statement whose Parse failed, the driver does not: the connection cannot be
   * reused.
   */
  private parseFailed = false;
  private failure: unknown;
  /** COMMIT or ROLLBACK was sent: the connection may belong to another transaction already. */
  private hasEnded = false;
  private clock: Promise<Date> | undefined;

  private constructor(
    private readonly client: PoolClient,
    /** A constant `now` for historical data. */
    private readonly fixedTime?: Date,
  ) {}

  /** Sends BEGIN without waiting for it, so the next statements share its round trip. */
  static async open(db: Database, fixedTime?: Date): Promise<OpenTransaction> {
    const open = new OpenTransaction(await db.connect(), fixedTime);
    open.track(open.enqueue(beginStatement, []));
    return open;
  }

  now(): Promise<Date> {
    if (this.fixedTime) return Promise.resolve(this.fixedTime);
    if (this.clock) return this.clock;
    const time = this.enqueue(currentTime, []).then(([row]) => row?.now ?? new Date(Number.NaN));
    this.track(time);
    this.clock = time;
    return time;
  }

  query<Row>(prepared: Statement<Row>, values: readonly unknown[]): Promise<Row[]> {
    this.clock = undefined;
    const rows = this.enqueue(prepared, values);
    this.track(rows);
    return rows;
  }

  write(prepared: Statement<unknown>, values: readonly unknown[], refusals: ConstraintRefusals = {}): void {
    this.track(this.enqueue(prepared, values), (error) => refusals[constraintOf(error) ?? '']?.() ?? error);
  }

  /**
   * Sends COMMIT and waits for all sent statements.
   * @throws Refusal `unavailable` outcome_unknown when COMMIT is not answered
   */
  async commit(): Promise<void> {
    if (this.queue && (await hasFailed(this.queue))) throw await this.rollback();
    this.hasEnded = true;
    const notices: Notice[] = [];
    const note = (notice: Notice): void => void notices.push(notice);
    this.client.on('notice', note);
    const batch = this.openBatch();
    const [commit] = await Promise.allSettled([batch.add(commitStatement, []), ...this.results]);
    this.client.off('notice', note);
    if (commit.status === 'rejected') {
      if (batch.skippedLast || !isConnectionLost(commit.reason)) throw (await this.rollback()) ?? commit.reason;
      this.client.release(true);
      throw wasNeverSent(commit.reason) ? commit.reason : outcomeUnknown();
    }
    this.client.release(this.mustDiscard());
    // PostgreSQL answers COMMIT of a failed transaction with ROLLBACK and no error.
    if (batch.lastCommand !== 'COMMIT') throw this.failure ?? new Error('The transaction did not commit.');
    if (notices.some(isUnreplicated)) throw outcomeUnknown();
  }

  /** Rolls back and releases the connection. Returns the first database failure, if any. */
  async rollback(): Promise<unknown> {
    try {
      await Promise.allSettled(this.results);
      this.hasEnded = true;
      await this.openBatch().add(rollbackStatement, []);
      this.client.release(this.mustDiscard());
    } catch {
      this.client.release(true);
    }
    return this.failure;
  }

  /**
   * Sends statements in order. One that is not prepared on the connection waits until all before it have succeeded,
   * because its Parse could otherwise reach a failed transaction. (docs/decisions/0034)
   */
  private enqueue<Row>(prepared: Statement<Row>, values: readonly unknown[]): Promise<Row[]> {
    const canSendNow = (): boolean => this.sentStatements.length === 0 || isPrepared(this.client, prepared);
    if (!this.queue && canSendNow()) return this.sendNow(prepared, values);
    const ready = Promise.resolve(this.queue).then(() => (canSendNow() ? undefined : Promise.all(this.sentStatements)));
    this.queue = ready;
    return ready.then(() => this.sendNow(prepared, values));
  }

  private sendNow<Row>(prepared: Statement<Row>, values: readonly unknown[]): Promise<Row[]> {
    if (this.hasEnded) return Promise.reject(new Error(`The transaction has ended: ${prepared.name} is not sent.`));
    const answer = this.openBatch().add(prepared, values);
    answer.catch(() => {
      this.parseFailed ||= !isPrepared(this.client, prepared);
    });
    this.sentStatements.push(answer);
    return answer;
  }

  private openBatch(): StatementBatch {
    if (this.batch) return this.batch;
    const batch = new StatementBatch(this.client);
    this.batch = batch;
    process.nextTick(() => {
      this.batch = undefined;
      batch.send();
    });
    return batch;
  }

  /** True when the connection must not return to the pool: its server is read-only, or a Parse failed on it. */
  private mustDiscard(): boolean {
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
    this.results.push(promise);
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
