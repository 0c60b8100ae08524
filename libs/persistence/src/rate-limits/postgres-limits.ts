import type { WindowState } from '#domain/keys/limits.js';
import type { Database } from '../database/database.js';
import { read, selfCommitting } from '../database/statement.js';
import type { LimitStore, Slot, Subject, Verdict, Window } from './limit-store.js';

interface FiguresRow {
  readonly admitted: boolean;
  readonly used: readonly number[];
  readonly freeInUs: readonly string[];
}

const takeLimits = selfCommitting<FiguresRow>(
  'take_limits',
  `select admitted, used, free_in_us as "freeInUs" from take_limits($1, $2, $3, $4, $5, $6, $7, $8)`,
  'quick',
);
const readLimits = read<FiguresRow>(
  'read_limits',
  `select admitted, used, free_in_us as "freeInUs" from read_limits($1, $2, $3, $4, $5)`,
);
const countLeases = read<{ taken: number }>(
  'count_leases',
  `select count(*) as taken from limit_leases
   where merchant_id = $1 and subject = $2 and ends_at_us > extract(epoch from clock_timestamp()) * 1000000`,
);
const releaseLease = selfCommitting<never>(
  'release_lease',
  // Commits asynchronously like take_limits: a slot that a crash restores ends with its lease.
  `delete from limit_leases using (select set_config('synchronous_commit', 'off', true)) as unhurried
   where merchant_id = $1 and subject = $2 and lease = $3`,
  'quick',
);

/** Counts in PostgreSQL: the default, and the fallback while Redis fails. The migration defines the functions. */
export class PostgresLimits implements LimitStore {
  constructor(private readonly db: Database) {}

  async take({ merchantId, id }: Subject, windows: readonly Window[], slot?: Slot): Promise<Verdict> {
    const limits = windows.map(({ limit }) => limit);
    const slotArguments = slot ? [slot.lease, slot.limit, slot.leaseMs * 1000] : [null, 0, 0];
    const [row] = await this.db.execute(takeLimits, [merchantId, id, ...asWindows(windows), limits, ...slotArguments]);
    return { admitted: row?.admitted ?? false, windows: statesOf(windows, row) };
  }

  async read({ merchantId, id }: Subject, windows: readonly Window[]): Promise<readonly WindowState[]> {
    const limits = windows.map(({ limit }) => limit);
    const [row] = await this.db.query(readLimits, [merchantId, id, ...asWindows(windows), limits]);
    return statesOf(windows, row);
  }

  async countSlots({ merchantId, id }: Subject): Promise<number> {
    const [row] = await this.db.query(countLeases, [merchantId, id]);
    return row?.taken ?? 0;
  }

  async release({ merchantId, id }: Subject, lease: string): Promise<void> {
    await this.db.execute(releaseLease, [merchantId, id, lease]);
  }
}

const asWindows = (windows: readonly Window[]): readonly unknown[] => [
  windows.map(({ name }) => name),
  windows.map(({ windowMs }) => windowMs * 1000),
];

const statesOf = (windows: readonly Window[], row: FiguresRow | undefined): WindowState[] =>
  windows.map(({ name, limit }, index) => ({
    name,
    limit,
    used: row?.used[index] ?? 0,
    freeInMs: Number(row?.freeInUs[index] ?? 0) / 1000,
  }));
