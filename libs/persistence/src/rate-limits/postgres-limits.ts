import type { WindowState } from '#domain/keys/limits.js';
import { Batches } from '../database/connections/batches.js';
import type { Database } from '../database/database.js';
import { read, selfCommitting } from '../database/statement.js';
import { logOf } from './limit-logs.js';
import type { LimitStore, Slot, Subject, Verdict, Window } from './limit-store.js';

interface FiguresRow {
  readonly used: readonly number[];
  readonly freeInUs: readonly string[];
}
interface VerdictRow extends FiguresRow {
  readonly n: number;
  readonly admitted: boolean;
}

/** What admit_requests takes: a request, or a slot to free. */
interface Entry {
  readonly merchant: string;
  readonly subject: string;
  /** The log of the slot and of the windows with place 1 and 2. */
  readonly log: string;
  /** The log of the window with place 3. */
  readonly other?: string | undefined;
  readonly places?: readonly number[];
  readonly windows_us?: readonly number[];
  readonly limits?: readonly number[];
  readonly lease?: string | undefined;
  readonly slots?: number | undefined;
  readonly lease_us?: number | undefined;
  readonly release?: string;
}

const admitRequests = selfCommitting<VerdictRow>(
  'admit_requests',
  `select n, admitted, used, free_in_us as "freeInUs" from admit_requests($1)`,
  'quick',
);
const readLimitLogs = read<FiguresRow>(
  'read_limit_logs',
  `select used, free_in_us as "freeInUs" from read_limit_logs($1, $2, $3, $4, $5, $6)`,
);
const countSlots = read<{ taken: number }>(
  'count_slots',
  `select count(*) as taken from limit_logs, unnest(slot_ends) as ends_at
   where merchant_id = $1 and subject = $2 and name = $3 and ends_at > extract(epoch from clock_timestamp()) * 1000000`,
);

/** The slots of a subject are kept in this log. */
const slotLog = logOf('requestsPerMinute').log;
/**
 * One call at a time: a second one, with the next request of a client, could overtake the first, with the slot that was freed
 * by its last answer.
 */
const bounds = { maxCalls: 64, maxRunning: 1 };

/**
 * Counts in PostgreSQL: the default, and the fallback while Redis fails. Requests that arrive while a statement runs are
 * judged together by the next one, with the slots to free. (docs/decisions/0060)
 */
export class PostgresLimits implements LimitStore {
  private readonly entries: Batches<Entry, VerdictRow | undefined>;

  constructor(private readonly db: Database) {
    this.entries = new Batches((entries) => this.admit(entries), bounds);
  }

  async take(subject: Subject, windows: readonly Window[], slot?: Slot): Promise<Verdict> {
    const row = await this.entries.add(entryOf(subject, windows, slot));
    return { admitted: row?.admitted ?? false, windows: statesOf(windows, row) };
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

  async release({ merchantId, id }: Subject, lease: string): Promise<void> {
    await this.entries.add({ merchant: merchantId, subject: id, log: slotLog, release: lease });
  }

  private async admit(entries: readonly Entry[]): Promise<(VerdictRow | undefined)[]> {
    const numbered = entries.map((entry, n) => ({ n, ...entry }));
    const rows = await this.db.execute(admitRequests, [JSON.stringify(numbered)]);
    const byNumber = new Map(rows.map((row) => [row.n, row]));
    return entries.map((_, n) => byNumber.get(n));
  }
}

/** @throws Error for windows of more than two logs */
function entryOf({ merchantId, id }: Subject, windows: readonly Window[], slot: Slot | undefined): Entry {
  const logs = new Set(windows.map(({ name }) => logOf(name).log));
  if (slot) logs.add(slotLog);
  const [log = slotLog, other, tooMany] = [...logs].toSorted(slotLogFirst);
  if (tooMany !== undefined) throw new Error('A request counts in two logs at most.');
  return {
    merchant: merchantId,
    subject: id,
    log,
    other,
    places: windows.map(({ name }) => (logOf(name).log === log ? logOf(name).place : 3)),
    windows_us: windows.map(({ windowMs }) => windowMs * 1000),
    limits: windows.map(({ limit }) => limit),
    ...(slot && { lease: slot.lease, slots: slot.limit, lease_us: slot.leaseMs * 1000 }),
  };
}

const slotLogFirst = (a: string, b: string): number => Number(b === slotLog) - Number(a === slotLog);

const statesOf = (windows: readonly Window[], row: FiguresRow | undefined): WindowState[] =>
  windows.map(({ name, limit }, index) => ({
    name,
    limit,
    used: row?.used[index] ?? 0,
    freeInMs: Number(row?.freeInUs[index] ?? 0) / 1000,
  }));
