import type { CurrencySum, CustomerCounts, OpenVouchers, OrderDay, RewardCounts } from '#domain/reports/overview.js';
import { firstIdAt } from '../database/new-id.js';
import { queryOne, read, type Reader } from '../database/statement.js';
import { ofPart, partValues, type RowPart } from '../reports/row-part.js';

/** The days of the overview, in the merchant's time zone. */
export interface OverviewPeriod {
  readonly timeZone: string;
  /** The last 60 days, including today, as YYYY-MM-DD, oldest first. */
  readonly days: readonly string[];
  /** The start of the last 30. */
  readonly since: Date;
  /** The start of the 30 before them. */
  readonly before: Date;
}

const findPeriod = read<Omit<OverviewPeriod, 'timeZone'>>(
  'find_overview_period',
  `select array_agg(to_char(d.day, 'YYYY-MM-DD') order by d.day) as days, min(d.day) at time zone $1::text as before,
     min(d.day) filter (where d.ago < 30) at time zone $1::text as since
   from (select date_trunc('day', now() at time zone $1::text) - make_interval(days => n) as day, n as ago
         from generate_series(0, 59) as n) d`,
);

/** The 60 days that end with today, by the clock of the database. */
export async function findOverviewPeriod(reader: Reader, timeZone: string): Promise<OverviewPeriod> {
  const found = await queryOne(reader, findPeriod, [timeZone]);
  if (!found) throw new Error('A statement without a table of its own is always one row.');
  return { timeZone, ...found };
}

/** The parameters $1 to $5, from `part` and `period`. Times are ids, because an id contains the time of its creation. */
const values = (part: RowPart, { since, before }: OverviewPeriod): readonly string[] => [
  ...partValues(part),
  firstIdAt(since),
  firstIdAt(before),
];
const isNew = (alias: string): string => `${alias}.id >= $4::uuid`;
const wasNewBefore = (alias: string): string => `${alias}.id >= $5::uuid and ${alias}.id < $4::uuid`;

const customers = read<CustomerCounts>(
  'count_customers_for_overview',
  `select count(*) as customers, count(*) filter (where ${isNew('c')}) as "newCustomers",
     count(*) filter (where ${wasNewBefore('c')}) as "newCustomersBefore"
   from customers c where ${ofPart('c', 'id')}`,
);

/** One row: all customers of this part, and those of them who came in the last 30 days and in the 30 before. */
export const countCustomers = (reader: Reader, part: RowPart, period: OverviewPeriod): Promise<CustomerCounts[]> =>
  reader.query(customers, values(part, period));

const orders = read<OrderDay>(
  'count_orders_for_overview',
  `select to_char((o.created_at at time zone $4::text)::date, 'YYYY-MM-DD') as day, count(*) as orders,
     sum(o.value_minor)::bigint as "valueMinor"
   from orders o where ${ofPart('o', 'id')} and o.created_at >= $5 group by 1`,
);

/** The orders of the period have greater ids than this one. */
export const beforeFirstOrder = ({ before }: OverviewPeriod): string => firstIdAt(before);

/** Counts the orders of this part by day. Days without orders are left out. */
export const countOrders = (reader: Reader, part: RowPart, period: OverviewPeriod): Promise<OrderDay[]> =>
  reader.query(orders, [...partValues(part), period.timeZone, period.before]);

const rewards = read<RewardCounts>(
  'count_rewards_for_overview',
  `select count(*) filter (where ${isNew('r')}) as "rewardsIssued", count(*) filter (where r.redeemed_at >= $6) as "rewardsRedeemed",
     count(*) filter (where ${wasNewBefore('r')}) as "rewardsIssuedBefore"
   from rewards r where ${ofPart('r', 'id')}`,
);

/** One row: the rewards of this part that were issued in the same two periods, and redeemed in the later one. */
export const countRewards = (reader: Reader, part: RowPart, period: OverviewPeriod): Promise<RewardCounts[]> =>
  reader.query(rewards, [...values(part, period), period.since]);

const openVouchers = read<OpenVouchers>(
  'sum_open_vouchers',
  `select v.currency, count(*) filter (where v.status <> 'pending' or v.activates_at <= now()) as active,
     sum(v.remaining_minor)::bigint as "remainingMinor"
   from vouchers v
   where ${ofPart('v', 'id')} and v.status in ('pending', 'active', 'partial') and (v.expires_at is null or v.expires_at > now())
   group by v.currency`,
);

/** The number and the remaining value of open vouchers, by currency. */
export const sumOpenVouchers = (reader: Reader, part: RowPart): Promise<OpenVouchers[]> =>
  reader.query(openVouchers, partValues(part));

const redeemed = read<CurrencySum>(
  'sum_redeemed_vouchers',
  `select v.currency, sum(-e.change_minor)::bigint as "valueMinor" from voucher_entries e
   join vouchers v on v.merchant_id = e.merchant_id and v.id = e.voucher_id
   where ${ofPart('e', 'voucher_id')} and e.kind = 'redeem' and e.created_at >= $4
   group by v.currency`,
);

/** The value of vouchers that was redeemed in the last 30 days. */
export const sumRedeemedVouchers = (reader: Reader, part: RowPart, { since }: OverviewPeriod): Promise<CurrencySum[]> =>
  reader.query(redeemed, [...partValues(part), since]);

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

/** Active keys by integration, and the requests of the last 24 hours, to the minute. */
export const countRequests = async (reader: Reader, merchantId: string): Promise<ApiCounts> =>
  (await queryOne(reader, countOfRequests, [merchantId])) ?? { activeKeys: 0, requests: 0, errors: 0 };
