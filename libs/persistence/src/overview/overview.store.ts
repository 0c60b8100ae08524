import { read, type Reader } from '../database/statement.js';

/**
 * SQL for the smallest id of a row created at `instant`: UUIDv7 starts with milliseconds, so ids select rows by age.
 */
const firstIdAt = (instant: string): string => `(
  select (substr(h, 1, 8) || '-' || substr(h, 9, 4) || '-7000-8000-000000000000')::uuid
  from lpad(to_hex(floor(extract(epoch from ${instant}) * 1000)::bigint), 12, '0') as h)`;

/** The start of so many days, including today, in the merchant's time zone ($2: IANA name). */
const sinceDays = (days: number): string =>
  `((date_trunc('day', now() at time zone $2::text) - interval '${days - 1} days') at time zone $2::text)`;
const since = sinceDays(30);
/** The 30 days before the last 30. */
const before = sinceDays(60);

const row = async <Row>(rows: Promise<Row[]>): Promise<Row> => {
  const [first] = await rows;
  if (!first) throw new Error('Counts without a table of their own are always one row.');
  return first;
};

export interface CustomerCounts {
  readonly customers: number;
  /** In the last 30 calendar days of the merchant's time zone, including today. */
  readonly newCustomers: number;
  /** In the 30 days before. */
  readonly newCustomersBefore: number;
}

const countOfCustomers = read<CustomerCounts>(
  'count_customers_for_overview',
  `select
     (select count(*) from customers c where c.merchant_id = $1) as customers,
     (select count(*) from customers c where c.merchant_id = $1 and c.id >= ${firstIdAt(since)}) as "newCustomers",
     (select count(*) from customers c
      where c.merchant_id = $1 and c.id >= ${firstIdAt(before)} and c.id < ${firstIdAt(since)}) as "newCustomersBefore"`,
);

export const countCustomers = (reader: Reader, merchantId: string, timeZone: string): Promise<CustomerCounts> =>
  row(reader.query(countOfCustomers, [merchantId, timeZone]));

export interface RewardCounts {
  readonly rewardsIssued: number;
  readonly rewardsRedeemed: number;
  /** In the 30 days before. */
  readonly rewardsIssuedBefore: number;
}

const countOfRewards = read<RewardCounts>(
  'count_rewards_for_overview',
  `select
     (select count(*) from rewards r where r.merchant_id = $1 and r.id >= ${firstIdAt(since)}) as "rewardsIssued",
     (select count(*) from rewards r where r.merchant_id = $1 and r.redeemed_at >= ${since}) as "rewardsRedeemed",
     (select count(*) from rewards r
      where r.merchant_id = $1 and r.id >= ${firstIdAt(before)} and r.id < ${firstIdAt(since)}) as "rewardsIssuedBefore"`,
);

export const countRewards = (reader: Reader, merchantId: string, timeZone: string): Promise<RewardCounts> =>
  row(reader.query(countOfRewards, [merchantId, timeZone]));

/** Vouchers of one currency that are, or will be, redeemable. */
export interface OpenVouchers {
  readonly currency: string;
  /** Those that are redeemable now. */
  readonly active: number;
  readonly remainingMinor: number;
}

const sumOpen = read<OpenVouchers>(
  'sum_open_vouchers',
  `select v.currency, count(*) filter (where v.status <> 'pending' or v.activates_at <= now()) as active,
     sum(v.remaining_minor)::bigint as "remainingMinor"
   from vouchers v
   where v.merchant_id = $1 and v.status in ('pending', 'active', 'partial') and (v.expires_at is null or v.expires_at > now())
   group by v.currency order by v.currency`,
);

/** The number and the remaining value of open vouchers, from one read of them. */
export const sumOpenVouchers = (reader: Reader, merchantId: string): Promise<OpenVouchers[]> =>
  reader.query(sumOpen, [merchantId]);

export interface ApiCounts {
  readonly activeKeys: number;
  /** In the last 24 hours. */
  readonly requests: number;
  readonly errors: number;
}

const countOfRequests = read<ApiCounts>(
  'count_requests_for_overview',
  `select
     (select count(distinct k.integration_id) from api_keys k where k.merchant_id = $1 and k.revoked_at is null
        and (k.expires_at is null or k.expires_at > now())) as "activeKeys",
     coalesce(sum(b.requests), 0)::bigint as requests,
     coalesce(sum(b.client_errors + b.server_errors), 0)::bigint as errors
   from usage_buckets b where b.merchant_id = $1 and b.resolution = 'minute'
     and b.starts_at > now() - interval '24 hours 1 minute'`,
);

export const countRequests = (reader: Reader, merchantId: string): Promise<ApiCounts> =>
  row(reader.query(countOfRequests, [merchantId]));

/** Orders of one day in the merchant's time zone. */
export interface OrderDay {
  /** YYYY-MM-DD */
  readonly day: string;
  readonly orders: number;
  /** In minor units of the merchant's currency. */
  readonly valueMinor: number;
}

/** The last 30 days, and the 30 before them. */
export const orderDays = 60;

const listDays = read<OrderDay>(
  'list_order_days',
  `select to_char(d.day, 'YYYY-MM-DD') as day, count(o.id) as orders, coalesce(sum(o.value_minor), 0)::bigint as "valueMinor"
   from generate_series(0, ${orderDays - 1}) as n
   cross join lateral (select ((now() at time zone $2::text)::date - ${orderDays - 1} + n) as day) d
   left join orders o on o.merchant_id = $1 and o.id >= ${firstIdAt(before)} and o.created_at >= ${before}
     and (o.created_at at time zone $2::text)::date = d.day
   group by d.day order by d.day`,
);

/** The orders of the last 60 days, oldest day first, including days without orders. */
export const listOrderDays = (reader: Reader, merchantId: string, timeZone: string): Promise<OrderDay[]> =>
  reader.query(listDays, [merchantId, timeZone]);

const startOfDay = (daysAgo: string): string =>
  `((date_trunc('day', now() at time zone $2::text) - make_interval(days => ${daysAgo})) at time zone $2::text)`;

const countDay = read<OrderDay>(
  'count_orders_of_day',
  `select to_char((now() at time zone $2::text)::date - $3::int, 'YYYY-MM-DD') as day, count(*) as orders,
     coalesce(sum(o.value_minor), 0)::bigint as "valueMinor"
   from orders o
   where o.merchant_id = $1 and o.created_at >= ${startOfDay('$3::int')} and o.created_at < ${startOfDay('$3::int - 1')}
     -- An id may be generated before its order waits for a lock.
     and o.id >= ${firstIdAt(`${startOfDay('$3::int')} - interval '1 minute'`)}
     and o.id < ${firstIdAt(`${startOfDay('$3::int - 1')} + interval '1 minute'`)}`,
);

/** The orders of one day, `daysAgo` days before today in the merchant's time zone. */
export const countOrdersOfDay = (
  reader: Reader,
  merchantId: string,
  timeZone: string,
  daysAgo: number,
): Promise<OrderDay> => row(reader.query(countDay, [merchantId, timeZone, daysAgo]));

/** An amount of one currency, in minor units. */
export interface CurrencySum {
  readonly currency: string;
  readonly valueMinor: number;
}

const sumRedeemed = read<CurrencySum>(
  'sum_redeemed_vouchers',
  `select v.currency, sum(-e.change_minor)::bigint as "valueMinor" from voucher_entries e
   join vouchers v on v.merchant_id = e.merchant_id and v.id = e.voucher_id
   where e.merchant_id = $1 and e.kind = 'redeem' and e.created_at >= ${since}
   group by v.currency order by v.currency`,
);

/** The redeemed value of vouchers in the last 30 days. */
export const sumRedeemedVouchers = (reader: Reader, merchantId: string, timeZone: string): Promise<CurrencySum[]> =>
  reader.query(sumRedeemed, [merchantId, timeZone]);
