import { combineParts, type OverviewCounts } from '#domain/reports/overview.js';
import { isTooBroad } from '#persistence/database/connections/slow-reads.js';
import type { Database } from '#persistence/database/database.js';
import type { Reader } from '#persistence/database/statement.js';
import {
  askForOverviewCount,
  findOverviewCount,
  forgetOverviewCount,
  type OverviewCount,
} from '#persistence/overview/overview-count.store.js';
import {
  beforeFirstOrder,
  countCustomers,
  countOrders,
  countRewards,
  findOverviewPeriod,
  sumOpenVouchers,
  sumRedeemedVouchers,
} from '#persistence/overview/overview.store.js';
import { everyRow } from '#persistence/reports/row-part.js';

export interface CountedOverview {
  readonly counts: OverviewCounts;
  /** When the worker counted them; null: now. */
  readonly countedAt: Date | null;
  /** The counts that took too long. They are 0 or empty in `counts`. */
  readonly notCounted: readonly (keyof OverviewCounts)[];
}

interface CountedMerchant {
  readonly merchantId: string;
  readonly timeZone: string;
}

/**
 * Counts what the overview of a merchant shows. Where a count takes too long it is left out, and the worker is asked for it: from
 * then on the worker's last count is returned, and it is asked for the next one. Once the worker is quick, requests count again.
 * (docs/reference/portal.md#overview)
 * @throws Refusal `limited` concurrency_limited
 */
export async function readOverview(db: Database, merchant: CountedMerchant): Promise<CountedOverview> {
  const { merchantId } = merchant;
  const last = await findOverviewCount(db, merchantId);
  if (last && !(last.isDue && last.wasQuick)) {
    if (last.isDue) await askForOverviewCount(db, merchantId);
    return countedBefore(last);
  }
  const counted = await countNow(db, merchant);
  if (counted.notCounted.length > 0) {
    await askForOverviewCount(db, merchantId);
    return last ? countedBefore(last) : counted;
  }
  if (last) await forgetOverviewCount(db, merchantId);
  return counted;
}

const countedBefore = ({ counts, countedAt }: OverviewCount): CountedOverview => ({
  counts,
  countedAt,
  notCounted: [],
});

async function countNow(db: Database, { merchantId, timeZone }: CountedMerchant): Promise<CountedOverview> {
  const notCounted: (keyof OverviewCounts)[] = [];
  /** Each is read by itself: a timeout of one does not affect the others. */
  const read = async <Row>(name: keyof OverviewCounts, rows: (reader: Reader) => Promise<Row[]>): Promise<Row[]> => {
    try {
      return await db.runSlowRead(merchantId, rows);
    } catch (error) {
      if (!isTooBroad(error)) throw error;
      notCounted.push(name);
      return [];
    }
  };
  const period = await findOverviewPeriod(db, timeZone);
  const every = everyRow(merchantId);
  const counts = combineParts(period.days, {
    customers: await read('customers', (reader) => countCustomers(reader, every, period)),
    days: await read('days', (reader) => countOrders(reader, { ...every, after: beforeFirstOrder(period) }, period)),
    rewards: await read('rewards', (reader) => countRewards(reader, every, period)),
    openVouchers: await read('openVouchers', (reader) => sumOpenVouchers(reader, every)),
    redeemed: await read('redeemed', (reader) => sumRedeemedVouchers(reader, every, period)),
  });
  return { counts, countedAt: null, notCounted };
}
