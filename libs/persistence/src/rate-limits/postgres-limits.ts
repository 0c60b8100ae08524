import { nilUuid } from '#domain/ids.js';
import type { WindowState } from '#domain/keys/limits.js';
import { Batches } from '../database/connections/batches.js';
import type { Database } from '../database/database.js';
import { read, selfCommitting } from '../database/statement.js';
import {
  admitTogether,
  arrayOf,
  type Call,
  callOf,
  slotLog,
  stateOf,
  valuesOf,
  type VerdictRow,
} from './limit-calls.js';
import { logOf } from './limit-logs.js';
import type { LimitStore, Slot, Subject, Verdict, Window } from './limit-store.js';

interface FiguresRow {
  readonly used: readonly number[];
  readonly freeInUs: readonly string[];
}

/**
 * Creates logs in the order of their keys, so that two calls never deadlock. Logs of IP addresses are short, because there may be
 * many. The commit is asynchronous, as when counting, so that requests do not wait for a standby that is away.
 */
const createLimitLogs = selfCommitting<never>(
  'create_limit_logs',
  `insert into limit_logs (merchant_id, subject, name, newest, ends_on)
   select merchant_id, subject, name,
     array_fill(0::bigint, array[case when merchant_id = '${nilUuid}' then 16 else 32 end]), current_date + 2
   from unnest($1::uuid[], $2::text[], $3::text[]) as logs (merchant_id, subject, name)
   where set_config('synchronous_commit', 'off', true) is not null
   order by merchant_id, subject, name
   on conflict do nothing`,
  'quick',
);
/** Does nothing where no stamp lies in the future. */
const settleLimitLogs = selfCommitting<never>(
  'settle_limit_logs',
  'select settle_limit_logs($1::uuid[], $2::text[])',
  'quick',
);
const settlePauseMs = 1_000;
const maxSettled = 1_000;
const readLimitLogs = read<FiguresRow>(
  'read_limit_logs',
  `select used, free_in_us as "freeInUs" from read_limit_logs($1, $2, $3, $4, $5, $6)`,
);
const countSlots = read<{ taken: number }>(
  'count_slots',
  `select count(*) as taken from limit_logs, unnest(slot_ends) as ends_at
   where merchant_id = $1 and subject = $2 and name = $3 and ends_at > extract(epoch from clock_timestamp()) * 1000000`,
);

/**
 * One statement at a time. If two ran at once, the next request of a client could be judged before the statement that frees the
 * slot of its previous request.
 */
const bounds = { maxCalls: 64, maxRunning: 1 };

/**
 * Counts in PostgreSQL: the default, and the fallback while Redis fails. Requests that arrive while a statement runs are
 * judged together by the next one, with the slots to free. (docs/decisions/0060)
 */
export class PostgresLimits implements LimitStore {
  private readonly calls: Batches<Call, VerdictRow | undefined>;
  private settledAt = Number.NEGATIVE_INFINITY;
  /** Refused since then, by merchant and id. */
  private readonly refused = new Map<string, Subject>();

  constructor(private readonly db: Database) {
    this.calls = new Batches((calls) => this.admit(calls), bounds);
  }

  async take(subject: Subject, windows: readonly Window[], slot?: Slot): Promise<Verdict> {
    const call = callOf(subject, windows, slot);
    const row = await this.calls.add(call);
    return { admitted: row?.admitted ?? false, windows: windows.map((window) => stateOf(window, call, row)) };
  }

  async read({ merchantId, id }: Subject, windows: readonly Window[]): Promise<readonly WindowState[]> {
    const logs = windows.map(({ name }) => logOf(name));
    const [row] = await this.db.query(readLimitLogs, [
      merchantId,
      id,
      logs.map(({ log }) => log),
      logs.map(({ place }) => place),
      windows.map(({ windowMs }) => windowMs * 1000),
      windows.map(({ limit }) => limit),
    ]);
    return statesOf(windows, row);
  }

  async countSlots({ merchantId, id }: Subject): Promise<number> {
    const [row] = await this.db.query(countSlots, [merchantId, id, slotLog]);
    return row?.taken ?? 0;
  }

  async release(subject: Subject, lease: string): Promise<void> {
    await this.calls.add({ subject, log: slotLog, release: lease });
  }

  /** Requests without a row have the first one of their log, which is created for them. */
  private async admit(calls: readonly Call[]): Promise<(VerdictRow | undefined)[]> {
    const verdicts = await this.judge(calls);
    await this.settle(calls.filter((_, index) => verdicts[index]?.admitted === false));
    const first = calls.filter(({ release }, index) => release === undefined && !verdicts[index]);
    if (first.length === 0) return verdicts;
    await this.db.execute(createLimitLogs, [
      arrayOf(first, ({ subject }) => subject.merchantId),
      first.map(({ subject }) => subject.id),
      first.map(({ log }) => log),
    ]);
    const later = new Map((await this.judge(first)).map((verdict, index) => [first[index], verdict]));
    return calls.map((call, index) => verdicts[index] ?? later.get(call));
  }

  /**
   * Requests may be refused because the clock of the database was ahead, or has gone back. At most once a second: a refusal has to
   * stay cheap. Where it fails, the calls are judged all the same, and the next refusal tries again.
   */
  private async settle(refused: readonly Call[]): Promise<void> {
    for (const { subject } of refused) {
      if (this.refused.size < maxSettled) this.refused.set(`${subject.merchantId} ${subject.id}`, subject);
    }
    if (refused.length === 0 || performance.now() < this.settledAt + settlePauseMs) return;
    this.settledAt = performance.now();
    const subjects = [...this.refused.values()];
    this.refused.clear();
    const values = [subjects.map(({ merchantId }) => merchantId), subjects.map(({ id }) => id)];
    await this.db.execute(settleLimitLogs, values).catch(() => undefined);
  }

  private async judge(calls: readonly Call[]): Promise<(VerdictRow | undefined)[]> {
    const verdicts: (VerdictRow | undefined)[] = calls.map(() => undefined);
    for (const row of await this.db.execute(admitTogether, valuesOf(calls))) verdicts[row.n] = row;
    return verdicts;
  }
}

const statesOf = (windows: readonly Window[], row: FiguresRow | undefined): WindowState[] =>
  windows.map(({ name, limit }, index) => ({
    name,
    limit,
    used: row?.used[index] ?? 0,
    freeInMs: Number(row?.freeInUs[index] ?? 0) / 1000,
  }));
