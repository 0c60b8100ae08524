import type { CardDefinition, ProgressionStep } from '../cards/card.js';
import type { RewardTemplate } from '../rewards/reward.js';

export interface Order {
  readonly merchantId: string;
  readonly id: string;
  readonly externalId: string | null;
  readonly orderNumber: string;
  readonly source: string;
  readonly valueMinor: number;
  readonly currency: string;
  readonly integrationType: 'public_api';
  readonly customerId: string;
  readonly stampsAwarded: number;
  readonly pointsAwarded: number;
  /** The reward that the order's coupon redeemed. */
  readonly couponRewardId: string | null;
  /** The first order with the same source and number, when the merchant's settings let such orders award again. */
  readonly repeatOf: string | null;
  /** The snapshot of the settings that decided what it awarded; null: an earlier version recorded it. (docs/decisions/0093) */
  readonly settingsId: string | null;
  /** The numbers of its entries in the ledgers of its cards; null where it awarded none, or an earlier version recorded it. */
  readonly stampsEntry: number | null;
  readonly pointsEntry: number | null;
  /** What returns have taken of its value, and how many there were. */
  readonly returnedMinor: number;
  readonly returnCount: number;
  readonly createdAt: Date;
}

/** Whether the order has the numbers of all entries that it wrote. */
export const namesItsEntries = ({ stampsAwarded, stampsEntry, pointsAwarded, pointsEntry }: Order): boolean =>
  (stampsAwarded === 0 || stampsEntry !== null) && (pointsAwarded === 0 || pointsEntry !== null);

export type OrderStatus = 'completed' | 'partially_returned' | 'returned';

/** (docs/reference/orders.md#return-an-order) */
export function orderStatus({ valueMinor, returnedMinor, returnCount }: Order): OrderStatus {
  if (returnCount === 0) return 'completed';
  return returnedMinor === valueMinor ? 'returned' : 'partially_returned';
}

/** The order settings of a merchant. (docs/reference/orders.md#order-settings) */
export interface OrderSettings {
  readonly enabled: boolean;
  readonly minimumOrderMinor: number;
  readonly stamps: StampAward | null;
  readonly points: PointsAward | null;
  readonly rewardAutomation: boolean;
  readonly orderRewards: readonly OrderReward[];
  readonly duplicateOrders: 'return_original' | 'award_again';
}

/** Order settings as they were when an order was decided by them. (docs/decisions/0073) */
export interface SettingsSnapshot {
  /** A hash of the settings, so that equal settings have the same id. */
  readonly id: string;
  readonly settings: OrderSettings;
}

/** The settings of a merchant who has set none: orders are recorded and award nothing. (docs/reference/orders.md#order-settings) */
export const defaultOrderSettings: OrderSettings = {
  enabled: true,
  minimumOrderMinor: 0,
  stamps: null,
  points: null,
  rewardAutomation: false,
  orderRewards: [],
  duplicateOrders: 'return_original',
};

/** What happens to stamps and points that a return takes back beyond the balance: they are forgiven, or owed by the card. */
export const returnsModes = ['to_zero', 'owed'] as const;
export type ReturnsMode = (typeof returnsModes)[number];

/** The saved settings. `returns` is not part of OrderSettings, because the value at the time of the return applies. */
export interface SavedOrderSettings extends OrderSettings {
  readonly returns: ReturnsMode;
}

export type AwardCard = Pick<
  CardDefinition,
  'id' | 'title' | 'active' | 'type' | 'numberOfStamps' | 'openEnded' | 'numberOfPoints'
> & {
  readonly progression: readonly ProgressionStep[];
  /** Absent in settings that were kept before it was there. */
  readonly pointsExpiry?: CardDefinition['pointsExpiry'];
};

export interface StampAward {
  readonly card: AwardCard;
  readonly mode: 'per_order' | 'per_value';
  /** Set when the mode is per_order. */
  readonly stampsPerOrder: number | null;
  /** Set when the mode is per_value: the amount that awards one stamp. */
  readonly valuePerStampMinor: number | null;
  readonly maxPerOrder: number | null;
}

export interface PointsAward {
  readonly card: AwardCard;
  /** A decimal as text, per major unit of the currency: "1", "0.5". */
  readonly pointsPerUnit: string;
  readonly maxPerOrder: number | null;
}

export interface OrderReward {
  readonly rewardTemplate: Pick<RewardTemplate, 'id' | 'title' | 'active' | 'expiryDays'>;
  readonly minimumOrderMinor: number;
}
