import type { Database } from '#persistence/database/database.js';
import { countOrdersOfDay, listOrderDays, type OrderDay, orderDays } from '#persistence/overview/overview.store.js';
import { isTooBroad } from '#persistence/database/connections/slow-reads.js';

/** For a thousand merchants. */
const maxKept = 60_000;

/**
 * The orders of the last 60 days by day. Where one statement for all days would take too long, each day is summed by itself;
 * days in the past do not change, so their sums are kept in memory.
 */
export class OrderDays {
  private readonly large = new Set<string>();
  private readonly past = new Map<string, OrderDay>();

  /** @throws Refusal `invalid` search_too_broad where even one day takes too long; the next call continues there */
  async of(db: Database, merchantId: string, timeZone: string): Promise<readonly OrderDay[]> {
    if (!this.large.has(merchantId)) {
      try {
        return await db.runSlowRead(merchantId, (reader) => listOrderDays(reader, merchantId, timeZone));
      } catch (error) {
        if (!isTooBroad(error)) throw error;
        this.large.add(merchantId);
      }
    }
    const found: OrderDay[] = [];
    for (let daysAgo = orderDays - 1; daysAgo >= 0; daysAgo -= 1) {
      found.push(
        this.past.get(`${merchantId} ${dayIn(timeZone, daysAgo)}`) ??
          (await this.read(db, merchantId, timeZone, daysAgo)),
      );
    }
    return found;
  }

  private async read(db: Database, merchantId: string, timeZone: string, daysAgo: number): Promise<OrderDay> {
    const day = await db.runSlowRead(merchantId, (reader) => countOrdersOfDay(reader, merchantId, timeZone, daysAgo));
    if (this.past.size >= maxKept) this.past.clear();
    // Orders of yesterday may still be committing.
    if (daysAgo > 1) this.past.set(`${merchantId} ${day.day}`, day);
    return day;
  }
}

/** The local date so many days ago. */
function dayIn(timeZone: string, daysAgo: number): string {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date());
  return new Date(Date.parse(today) - daysAgo * 86_400_000).toISOString().slice(0, 10);
}
