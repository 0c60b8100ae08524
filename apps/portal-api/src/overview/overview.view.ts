import { maxActiveKeys } from '#domain/keys/active-keys.js';
import { toMajor } from '#domain/money.js';
import type { CountedOverview } from '#operations/overview/read-overview.js';
import type { CurrencySum, OrderDay } from '#domain/reports/overview.js';
import type { ApiCounts } from '#persistence/overview/overview.store.js';
import { ApiProperty } from '@nestjs/swagger';

class CustomerFigures {
  @ApiProperty({ type: 'integer', example: 412 }) total: number;
  @ApiProperty({ type: 'integer', example: 38 }) new30d: number;
  @ApiProperty({ type: 'integer', description: 'In the 30 days before.', example: 31 }) newBefore: number;
}
class OrderDayView {
  @ApiProperty({ format: 'date', description: "In the merchant's time zone.", example: '2026-11-20' }) day: string;
  @ApiProperty({ type: 'integer', example: 9 }) orders: number;
  @ApiProperty({ description: "In major units of the merchant's currency.", example: 141.5 }) value: number;
}
class OrdersBefore {
  @ApiProperty({ type: 'integer', example: 201 }) count: number;
  @ApiProperty({ description: "In major units of the merchant's currency.", example: 2804.9 }) value: number;
}
class OrderFigures {
  @ApiProperty({ type: 'integer', example: 240 }) count: number;
  @ApiProperty({ description: "In major units of the merchant's currency.", example: 3120.4 }) value: number;
  @ApiProperty({ type: [OrderDayView], description: 'All 30 days, oldest first.' }) series: OrderDayView[];
  @ApiProperty({ description: 'The 30 days before.' }) before: OrdersBefore;
}
class RewardFigures {
  @ApiProperty({ type: 'integer', example: 61 }) issued: number;
  @ApiProperty({ type: 'integer', example: 44 }) redeemed: number;
  @ApiProperty({ type: 'integer', description: 'In the 30 days before.', example: 58 }) issuedBefore: number;
}
class CurrencySumView {
  @ApiProperty({ example: 'GBP' }) currency: string;
  @ApiProperty({ description: 'In major units.', example: 820 }) value: number;

  constructor({ currency, valueMinor }: CurrencySum) {
    this.currency = currency;
    this.value = toMajor(valueMinor, currency);
  }
}
class CountView {
  @ApiProperty({ type: 'integer', example: 23 }) count: number;
}
class VoucherFigures {
  @ApiProperty({ description: 'Active and partial vouchers.' }) active: CountView;
  @ApiProperty({ type: [CurrencySumView], description: 'Their remaining value, including pending vouchers.' })
  outstanding: CurrencySumView[];
  @ApiProperty({ type: [CurrencySumView] }) redeemed30d: CurrencySumView[];
}
class KeyFigures {
  @ApiProperty({ type: 'integer', example: 2 }) active: number;
  @ApiProperty({ type: 'integer', example: maxActiveKeys }) limit: number;
}
class RequestFigures {
  @ApiProperty({ type: 'integer', example: 1830 }) requests: number;
  @ApiProperty({ type: 'integer', example: 12 }) errors: number;
}

const figures = [
  'customers',
  'orders30d',
  'rewards30d',
  'vouchers.active',
  'vouchers.outstanding',
  'vouchers.redeemed30d',
] as const;

type OverviewFigure = (typeof figures)[number];

/** The figures that each count gives. */
const figuresOf: Readonly<Record<CountedOverview['notCounted'][number], readonly OverviewFigure[]>> = {
  customers: ['customers'],
  days: ['orders30d'],
  rewards: ['rewards30d'],
  openVouchers: ['vouchers.active', 'vouchers.outstanding'],
  redeemed: ['vouchers.redeemed30d'],
};

/** A merchant's figures. `30d` are the last 30 days in the merchant's time zone, including today. */
export class OverviewView {
  @ApiProperty() customers: CustomerFigures;
  @ApiProperty() orders30d: OrderFigures;
  @ApiProperty() rewards30d: RewardFigures;
  @ApiProperty() vouchers: VoucherFigures;
  @ApiProperty() keys: KeyFigures;
  @ApiProperty() requests24h: RequestFigures;

  @ApiProperty({
    enum: figures,
    isArray: true,
    description: 'Figures that took too long to compute. They are 0 or empty in this response.',
    example: [],
  })
  notCounted: readonly OverviewFigure[];

  @ApiProperty({
    type: 'string',
    format: 'date-time',
    nullable: true,
    description: 'When the worker counted the figures; null: they are counted now.',
    example: null,
  })
  countedAt: Date | null;

  constructor(overview: CountedOverview & { readonly api: ApiCounts }, currency: string) {
    const { counts, notCounted, countedAt, api } = overview;
    const { customers, rewards, openVouchers, redeemed } = counts;
    const days = notCounted.includes('days') ? [] : counts.days;
    const [last, daysBefore] = [days.slice(-30), days.slice(0, -30)];
    const sumOf = (of: readonly OrderDay[]): { readonly count: number; readonly value: number } => ({
      count: of.reduce((sum, { orders }) => sum + orders, 0),
      value: toMajor(
        of.reduce((sum, day) => sum + day.valueMinor, 0),
        currency,
      ),
    });
    this.customers = {
      total: customers.customers,
      new30d: customers.newCustomers,
      newBefore: customers.newCustomersBefore,
    };
    this.orders30d = {
      ...sumOf(last),
      series: last.map(({ day, orders, valueMinor }) => ({ day, orders, value: toMajor(valueMinor, currency) })),
      before: sumOf(daysBefore),
    };
    this.rewards30d = {
      issued: rewards.rewardsIssued,
      redeemed: rewards.rewardsRedeemed,
      issuedBefore: rewards.rewardsIssuedBefore,
    };
    this.vouchers = {
      active: { count: openVouchers.reduce((sum, { active }) => sum + active, 0) },
      outstanding: openVouchers
        .filter(({ remainingMinor }) => remainingMinor > 0)
        .map(({ currency: of, remainingMinor }) => new CurrencySumView({ currency: of, valueMinor: remainingMinor })),
      redeemed30d: redeemed.map((sum) => new CurrencySumView(sum)),
    };
    this.keys = { active: api.activeKeys, limit: maxActiveKeys };
    this.requests24h = { requests: api.requests, errors: api.errors };
    this.notCounted = notCounted.flatMap((name) => figuresOf[name]);
    this.countedAt = countedAt;
  }
}

export const overviewExample = {
  customers: { total: 412, new30d: 38, newBefore: 31 },
  orders30d: {
    count: 240,
    value: 3120.4,
    series: [{ day: '2026-11-20', orders: 9, value: 141.5 }],
    before: { count: 201, value: 2804.9 },
  },
  rewards30d: { issued: 61, redeemed: 44, issuedBefore: 58 },
  vouchers: {
    active: { count: 23 },
    outstanding: [{ currency: 'GBP', value: 820 }],
    redeemed30d: [{ currency: 'GBP', value: 310 }],
  },
  keys: { active: 2, limit: maxActiveKeys },
  requests24h: { requests: 1830, errors: 12 },
  notCounted: [],
  countedAt: null,
};
