import type { OverviewCounts } from '#domain/reports/overview.js';
import type { Database } from '../database/database.js';
import { clock, queryOne, read, type Reader, selfCommitting } from '../database/statement.js';

/** The last count of a merchant. */
export interface OverviewCount {
  readonly countedAt: Date;
  readonly counts: OverviewCounts;
  /** It is old enough to be counted again, and nobody has asked for that. */
  readonly isDue: boolean;
  /** It took so little time that a request can count by itself. */
  readonly wasQuick: boolean;
}

/** A count below this duration was quick. The duration includes the pauses between the parts, which are two thirds of it. */
const quickMs = 1_500;

const find = read<OverviewCount>(
  'find_overview_count',
  `select o.counted_at as "countedAt", o.counts, o.asked_at is null and o.next_at <= ${clock} as "isDue",
     o.took_ms < ${quickMs} as "wasQuick"
   from overview_counts o where o.merchant_id = $1 and o.counted_at is not null`,
);

/** Finds the worker's last count of a merchant; undefined when there is none. */
export const findOverviewCount = (reader: Reader, merchantId: string): Promise<OverviewCount | undefined> =>
  queryOne(reader, find, [merchantId]);

const forget = selfCommitting<never>('forget_overview_count', 'delete from overview_counts where merchant_id = $1');

/** Ends the worker's counts of a merchant: requests count again. */
export const forgetOverviewCount = async (db: Database, merchantId: string): Promise<void> => {
  await db.execute(forget, [merchantId]);
};

const ask = selfCommitting<never>(
  'ask_for_overview_count',
  `insert into overview_counts as o (merchant_id, asked_at) values ($1, ${clock})
   on conflict (merchant_id) do update set asked_at = excluded.asked_at
     where o.asked_at is null and (o.next_at is null or o.next_at <= ${clock})`,
);

/** Asks the worker to count, unless somebody has, or the last count is not due. */
export const askForOverviewCount = async (db: Database, merchantId: string): Promise<void> => {
  await db.execute(ask, [merchantId]);
};

/** After this time, an interrupted count can be started again. */
const lease = `${clock} + interval '10 minutes'`;
const isFree = (alias: string): string =>
  `${alias}.asked_at is not null and (${alias}.leased_until is null or ${alias}.leased_until <= ${clock})`;

export interface ClaimedCount {
  readonly merchantId: string;
  readonly timeZone: string;
}

const claim = selfCommitting<ClaimedCount>(
  'claim_overview_count',
  // When two workers find the same merchant, the second one waits for the row lock and then finds the row leased.
  `update overview_counts o set leased_until = ${lease} from merchants m
   where m.merchant_id = o.merchant_id and ${isFree('o')}
     and o.merchant_id = (select f.merchant_id from overview_counts f where ${isFree('f')} order by f.asked_at limit 1)
   returning o.merchant_id as "merchantId", m.time_zone as "timeZone"`,
);

/** Leases the merchant that has waited for longest; undefined where none does. */
export const claimOverviewCount = async (db: Database): Promise<ClaimedCount | undefined> =>
  (await db.execute(claim, []))[0];

const renew = selfCommitting<never>(
  'renew_overview_count',
  `update overview_counts set leased_until = ${lease} where merchant_id = $1`,
);

/** Keeps the lease of a count that takes long. */
export const renewOverviewCount = async (db: Database, merchantId: string): Promise<void> => {
  await db.execute(renew, [merchantId]);
};

const release = selfCommitting<never>(
  'release_overview_count',
  'update overview_counts set leased_until = null where merchant_id = $1',
);

/** Releases the lease of a count that was not finished. */
export const releaseOverviewCount = async (db: Database, merchantId: string): Promise<void> => {
  await db.execute(release, [merchantId]);
};

const save = selfCommitting<never>(
  'save_overview_count',
  // Counting a merchant takes at most a sixth of the time: the next count starts after five times the duration.
  `update overview_counts set asked_at = null, leased_until = null, counted_at = ${clock}, took_ms = $2, counts = $3::jsonb,
     next_at = ${clock} + greatest(interval '5 minutes', make_interval(secs => $2 * 5 / 1000.0))
   where merchant_id = $1`,
);

/** Stores a count in the place of the one before. */
export const saveOverviewCount = async (
  db: Database,
  merchantId: string,
  tookMs: number,
  counts: OverviewCounts,
): Promise<void> => {
  await db.execute(save, [merchantId, Math.round(tookMs), JSON.stringify(counts)]);
};
