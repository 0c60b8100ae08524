/** What is counted of the customers of a merchant. */
export interface CustomerCounts {
  readonly customers: number;
  /** In the last 30 calendar days of the merchant's time zone, including today. */
  readonly newCustomers: number;
  /** In the 30 days before. */
  readonly newCustomersBefore: number;
}

/** Orders of one day in the merchant's time zone. */
export interface OrderDay {
  /** YYYY-MM-DD */
  readonly day: string;
  readonly orders: number;
  /** In minor units of the merchant's currency. */
  readonly valueMinor: number;
}

/** The rewards issued and redeemed in the last 30 days. */
export interface RewardCounts {
  readonly rewardsIssued: number;
  readonly rewardsRedeemed: number;
  /** In the 30 days before. */
  readonly rewardsIssuedBefore: number;
}

/** Vouchers of one currency that are, or will be, redeemable. */
export interface OpenVouchers {
  readonly currency: string;
  /** Those that are redeemable now. */
  readonly active: number;
  readonly remainingMinor: number;
}

/** An amount of one currency, in minor units. */
export interface CurrencySum {
  readonly currency: string;
  readonly valueMinor: number;
}

/** What is counted for the overview of a merchant. (docs/reference/portal.md#overview) */
export interface OverviewCounts {
  readonly customers: CustomerCounts;
  /** The last 60 days, oldest first. */
  readonly days: readonly OrderDay[];
  readonly rewards: RewardCounts;
  readonly openVouchers: readonly OpenVouchers[];
  /** In the last 30 days. */
  readonly redeemed: readonly CurrencySum[];
}

/** The counts of several parts of a merchant's rows, before combineParts() adds them: each figure has any number of rows. */
export interface OverviewParts extends Omit<OverviewCounts, 'customers' | 'rewards'> {
  readonly customers: readonly CustomerCounts[];
  readonly rewards: readonly RewardCounts[];
}

const noCustomers: CustomerCounts = { customers: 0, newCustomers: 0, newCustomersBefore: 0 };
const noRewards: RewardCounts = { rewardsIssued: 0, rewardsRedeemed: 0, rewardsIssuedBefore: 0 };

/** Adds the parts up: a figure without a part is 0 or empty, and each of the `days` is there. */
export function combineParts(days: readonly string[], parts: OverviewParts): OverviewCounts {
  const orders = new Map(addUp(parts.days, 'day').map((sum) => [sum.day, sum]));
  return {
    customers: addUp(parts.customers)[0] ?? noCustomers,
    days: days.map((day) => orders.get(day) ?? { day, orders: 0, valueMinor: 0 }),
    rewards: addUp(parts.rewards)[0] ?? noRewards,
    openVouchers: addUp(parts.openVouchers, 'currency'),
    redeemed: addUp(parts.redeemed, 'currency'),
  };
}

/** Adds up the numbers of all rows, or of those with the same `key`, ordered by it. */
function addUp<Row extends object>(rows: readonly Row[], key?: keyof Row): Row[] {
  const sums = new Map<string, Row>();
  for (const row of rows) {
    const group = key ? String(row[key]) : '';
    const sum = sums.get(group);
    sums.set(group, sum ? plus(sum, row) : row);
  }
  return [...sums.keys()].toSorted().flatMap((group) => sums.get(group) ?? []);
}

const plus = <Row extends object>(sum: Row, row: Row): Row => {
  const added = { ...sum };
  for (const [name, value] of Object.entries(row) as [keyof Row, unknown][]) {
    if (typeof value === 'number') added[name] = (Number(sum[name]) + value) as Row[keyof Row];
  }
  return added;
};
