/** A reward template of the test. */
export interface ModelTemplate {
  readonly shown: string;
  readonly expiryDays: number | null;
  readonly price: number | null;
}

export interface Threshold {
  readonly at: number;
  readonly template: ModelTemplate;
}

export type ModelExpiry = { readonly months: number; readonly until: 'exact' | 'end_of_month' | 'inactive' } | null;

export interface CardRules {
  readonly definitionId: string;
  readonly unit: 'stamps' | 'points';
  /** Null: open-ended. */
  readonly size: number | null;
  readonly thresholds: readonly Threshold[];
  readonly expiry: ModelExpiry;
}

/** Order settings, with amounts in minor units of a currency with two decimals. */
export interface OrderRules {
  readonly minimum: number;
  readonly stamps: { readonly per: 'order' | number; readonly each: number; readonly most: number };
  /** Tenths of a point for each major unit. */
  readonly points: { readonly tenths: number; readonly most: number };
  readonly orderRewards: readonly { readonly minimum: number; readonly template: ModelTemplate }[];
}

export interface ModelProgramme {
  readonly stamps: CardRules;
  readonly points: CardRules;
  readonly settings: readonly OrderRules[];
  readonly forSale: ModelTemplate;
}

export interface ModelAward {
  readonly stamps: number;
  readonly points: number;
  readonly orderRewards: readonly ModelTemplate[];
}

/** What an order of a value awards. (docs/reference/orders.md#awards) */
export function awardOf(rules: OrderRules, minor: number): ModelAward {
  if (minor < rules.minimum) return { stamps: 0, points: 0, orderRewards: [] };
  const { stamps, points } = rules;
  const counted = stamps.per === 'order' ? stamps.each : Math.floor(minor / stamps.per);
  return {
    stamps: Math.min(stamps.most, counted),
    points: Math.min(points.most, Math.floor((minor * points.tenths) / 1000)),
    orderRewards: rules.orderRewards.filter(({ minimum }) => minor >= minimum).map(({ template }) => template),
  };
}
