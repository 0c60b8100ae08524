import type { Customer } from '#domain/customers/customer.js';
import type { RowSql } from '../database/entities/entity-sql.js';

/** What a write adds to a customer: to the lifetime totals (a reversal takes from them), and the name when none is stored. */
export interface Earned {
  /** Its eventVersion is the one after the write. */
  readonly customer: Pick<Customer, 'merchantId' | 'id' | 'eventVersion'>;
  readonly stamps: number;
  readonly points: number;
  readonly name: string | null;
}

/** Leaves the row as it is when it would not change. */
export const addedTotals: RowSql<Earned> = {
  text: `update customers set lifetime_stamps = lifetime_stamps + $3, lifetime_points = lifetime_points + $4,
     name = coalesce(name, $5), event_version = $6
   where merchant_id = $1 and id = $2 and ($3::bigint <> 0 or $4::bigint <> 0 or (name is null and $5::text is not null))`,
  values: ({ customer, stamps, points, name }) => [
    customer.merchantId,
    customer.id,
    stamps,
    points,
    name,
    customer.eventVersion,
  ],
};
