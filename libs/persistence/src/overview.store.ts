import { one, type Reader, statement } from './statement.js';

/** The first id that a row made at `instant` (SQL) can have: UUIDv7 begins with milliseconds, so that ids find rows by age. */
const firstIdAt = (instant: string): string => `(
  select (substr(h, 1, 8) || '-' || substr(h, 9, 4) || '-7000-8000-000000000000')::uuid
  from lpad(to_hex(floor(extract(epoch from ${instant}) * 1000)::bigint), 12, '0') as h)`;

/** The midnight with which the last 30 days begin, today among them, on the merchant's clocks ($2: IANA name). */
const since = `((date_trunc('day', now() at time zone $2::text) - interval '29 days') at time zone $2::text)`;

/** Counts of the last 30 days: whole days on the merchant's clocks, today among them. */
export interface Counts {
  readonly customers: number;
  readonly newCustomers: number;
  readonly rewardsIssued: number;
  readonly rewardsRedeemed: number;
  readonly activeVouchers: number;
  readonly activeKeys: number;
  /** Of the last 24 hours. */
  readonly requests: number;
  readonly errors: number;
}

const countAll = statement<Counts>(
  'count_for_overview',
  `select
     (select count(*) from customers c where c.merchant_id = $1) as customers,
     (select count(*) from customers c where c.merchant_id = $1 and c.id >= ${firstIdAt(since)}) as "newCustomers",
     (select count(*) from rewards r where r.merchant_id = $1 and r.id >= ${firstIdAt(since)}) as "rewardsIssued",
     (select count(*) from rewards r where r.merchant_id = $1 and r.redeemed_at >= ${since}) as "rewardsRedeemed",
     (select count(*) from vouchers v where v.merchant_id = $1 and (v.expires_at is null or v.expires_at > now())
        and (v.status in ('active', 'partial') or (v.status = 'pending' and v.activates_at <= now()))) as "activeVouchers",
     (select count(*) from api_keys k where k.merchant_id = $1 and k.revoked_at is null
        and (k.expires_at is null or k.expires_at > now())) as "activeKeys",
     (select coalesce(sum(b.requests), 0)::bigint from usage_buckets b where b.merchant_id = $1
        and b.resolution = 'minute' and b.starts_at > now() - interval '24 hours 1 minute') as requests,
     (select coalesce(sum(b.client_errors + b.server_errors), 0)::bigint from usage_buckets b where b.merchant_id = $1
        and b.resolution = 'minute' and b.starts_at > now() - interval '24 hours 1 minute') as errors`,
);

export async function countForOverview(reader: Reader, merchantId: string, timeZone: string): Promise<Counts> {
  const counts = await one(reader, countAll, [merchantId, timeZone]);
  if (!counts) throw new Error('Counts without a table of their own are always one row.');
  return counts;
}

/** Orders of one day on the merchant's clocks. */
export interface OrderDay {
  /** YYYY-MM-DD */
  readonly day: string;
  readonly orders: number;
  /** In minor units of the merchant's currency. */
  readonly valueMinor: number;
}

const listDays = statement<OrderDay>(
  'list_order_days',
  `select to_char(d.day, 'YYYY-MM-DD') as day, count(o.id) as orders, coalesce(sum(o.value_minor), 0)::bigint as "valueMinor"
   from generate_series(0, 29) as n
   cross join lateral (select ((now() at time zone $2::text)::date - 29 + n) as day) d
   left join orders o on o.merchant_id = $1 and o.id >= ${firstIdAt(since)} and o.created_at >= ${since}
     and (o.created_at at time zone $2::text)::date = d.day
   group by d.day order by d.day`,
);

/** The orders of the last 30 days, oldest day first, days without any included. */
export const listOrderDays = (reader: Reader, merchantId: string, timeZone: string): Promise<OrderDay[]> =>
  reader.query(listDays, [merchantId, timeZone]);

/** An amount of one currency, in minor units. */
export interface CurrencySum {
  readonly currency: string;
  readonly valueMinor: number;
}

const sumOutstanding = statement<CurrencySum>(
  'sum_outstanding_vouchers',
  `select v.currency, sum(v.remaining_minor)::bigint as "valueMinor" from vouchers v
   where v.merchant_id = $1 and v.status in ('pending', 'active', 'partial') and v.remaining_minor > 0
     and (v.expires_at is null or v.expires_at > now())
   group by v.currency order by v.currency`,
);

/** What vouchers may still be redeemed for, now or once they are active. */
export const sumOutstandingVouchers = (reader: Reader, merchantId: string): Promise<CurrencySum[]> =>
  reader.query(sumOutstanding, [merchantId]);

const sumRedeemed = statement<CurrencySum>(
  'sum_redeemed_vouchers',
  `select v.currency, sum(-e.change_minor)::bigint as "valueMinor" from voucher_entries e
   join vouchers v on v.merchant_id = e.merchant_id and v.id = e.voucher_id
   where e.merchant_id = $1 and e.kind = 'redeem' and e.created_at >= ${since}
   group by v.currency order by v.currency`,
);

/** What was redeemed of vouchers in the last 30 days. */
export const sumRedeemedVouchers = (reader: Reader, merchantId: string, timeZone: string): Promise<CurrencySum[]> =>
  reader.query(sumRedeemed, [merchantId, timeZone]);
