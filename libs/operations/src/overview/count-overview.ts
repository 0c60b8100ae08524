import { combineParts, type OverviewCounts } from '#domain/reports/overview.js';
import type { Database } from '#persistence/database/database.js';
import {
  beforeFirstOrder,
  countCustomers,
  countOrders,
  countRewards,
  findOverviewPeriod,
  sumOpenVouchers,
  sumRedeemedVouchers,
} from '#persistence/overview/overview.store.js';
import { inParts } from '../reports/in-parts.js';

/**
 * Counts what the overview of a merchant shows, part by part: however many rows there are, and each part at a moment of its own.
 * `between` is called after each part with the time that it took. (docs/reference/portal.md#overview)
 * @throws Refusal `invalid` search_too_broad; `limited` concurrency_limited
 */
export async function countOverview(
  db: Database,
  { merchantId, timeZone }: { readonly merchantId: string; readonly timeZone: string },
  between: (tookMs: number) => Promise<void> = () => Promise.resolve(),
): Promise<OverviewCounts> {
  const period = await findOverviewPeriod(db, timeZone);
  const all = async <Found>(parts: AsyncIterable<{ readonly found: Found; readonly tookMs: number }>) => {
    const found: Found[] = [];
    for await (const part of parts) {
      found.push(part.found);
      await between(part.tookMs);
    }
    return found;
  };
  const customers = await all(
    inParts(db, merchantId, 'customers', (reader, part) => countCustomers(reader, part, period)),
  );
  const days = await all(
    inParts(db, merchantId, 'orders', (reader, part) => countOrders(reader, part, period), {
      from: beforeFirstOrder(period),
    }),
  );
  const rewards = await all(inParts(db, merchantId, 'rewards', (reader, part) => countRewards(reader, part, period)));
  const vouchers = await all(
    inParts(db, merchantId, 'vouchers', async (reader, part) => ({
      open: await sumOpenVouchers(reader, part),
      redeemed: await sumRedeemedVouchers(reader, part, period),
    })),
  );
  return combineParts(period.days, {
    customers: customers.flat(),
    days: days.flat(),
    rewards: rewards.flat(),
    openVouchers: vouchers.flatMap(({ open }) => open),
    redeemed: vouchers.flatMap(({ redeemed }) => redeemed),
  });
}
