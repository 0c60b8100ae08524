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

/** What a broken constraint means to the caller, by the constraint's name. */
export type ConstraintRefusals = Readonly<Record<string, () => Refusal>>;

/**
 * An open transaction. Only once() and inTransaction() make one, so a write outside of a transaction does not compile.
 */
export interface Tx extends Reader {
  readonly [branded]: true;
  /**
   * The database's clock behind every query that was sent before, and so behind the locks that they waited for: the `now`
   * of every rule. It is sent at once, so it shares the round trip of a lock that was sent with it, and is read again only
   * after another query. (docs/decisions/0039)
   */
  now(): Promise<Date>;
  /**
   * Sends a write without waiting for it: it shares the wire with the writes around it and with COMMIT. A failure
   * makes the whole transaction fail, as the Refusal that `refusals` names for the broken constraint, if it does.
   */
  write(prepared: Statement<unknown>, values: readonly unknown[], refusals?: ConstraintRefusals): void;
}

const begin = statement<never>('begin', 'begin');
const commitWork = statement<never>('commit', 'commit');
const rollbackWork = statement<never>('rollback', 'rollback');
/** Cut to the millisecond, as JavaScript keeps it. Not now(): that is the time of BEGIN, before any lock. */
const currentTime = statement<{ now: Date }>('now', `select date_trunc('milliseconds', clock_timestamp()) as now`);

/** The one implementation of Tx, for this folder alone: once() and inTransaction() drive it. */
export class OpenTransaction {
  private readonly sent: Promise<unknown>[] = [];
  private readonly onWire: Promise<unknown>[] = [];
  /** Settles when the statements that had to wait are on the wire; rejects with the failure that keeps them from it. */
  private queue: Promise<unknown> | undefined;
  /** A PgBouncer remembers the name of a statement whose Parse failed and the driver does not: this connection is of no use. */
  private parseFailed = false;
  private failure: unknown;
  private clock: Promise<Date> | undefined;

  private constructor(
    private readonly client: PoolClient,
    /** Stands still: the time of a history that is written after the fact. */
    private readonly fixedTime?: Date,
  ) {}

  /** BEGIN is sent, not awaited: the statements that follow share its round trip. */
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

  /** Sends COMMIT behind what is on the wire and waits for all of it. A COMMIT without an answer is `outcome_unknown`. */
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
    // A failed transaction answers COMMIT with ROLLBACK and no error.
    if (commit.value.command !== 'COMMIT') throw this.failure ?? new Error('The transaction did not commit.');
    if (notices.some(isUnreplicated)) throw outcomeUnknown();
  }

  /** Undoes everything and gives the connection back; returns the first failure of the database, if there was one. */
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
   * Statements go out in their order. One that is new to the connection waits until all before it have succeeded, or its
   * Parse could be sent into a failed transaction (docs/decisions/0034).
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

  /** The connection must not go back to the pool: its server writes no more, or a Parse failed on it. */
  private isSpoiled(): boolean {
    return this.parseFailed || isUnusable(this.failure);
  }

  /**
   * Later statements of a failed transaction fail with it: the first failure is the one that says why. Its meaning is found
   * in the same step for all of them, or a read that was sent behind a write could come first.
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

/** A warning of PostgreSQL; `routine` is the place in its source that gave it. */
interface Notice {
  readonly routine?: string | undefined;
}

/** Committed, but the wait for the synchronous standby was cut off: a failover may lose it. (docs/decisions/0033) */
const isUnreplicated = ({ routine }: Notice): boolean => routine === 'SyncRepWaitForLSN';

export interface TransactionOptions {
  /** Writes a history after the fact: the transaction's `now`. Only demo data uses it. */
  readonly at?: Date;
}

/**
 * Runs `work` in one transaction and commits it. A deadlock, a serialization failure or a lock timeout is tried again.
 * @throws what `work` throws, and `unavailable` Refusals of the database
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

/** Runs the work and commits, or rolls back and throws the reason. */
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
 * Up to three more tries with a little jitter where the database asked for one; then the caller is asked to. What broke
 * with its connection before COMMIT was sent has changed nothing, and is tried once more at once.
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
