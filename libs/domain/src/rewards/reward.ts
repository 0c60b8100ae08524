/** The template of issued rewards. A template is never redeemed. (docs/reference/rewards.md#status) */
export interface RewardTemplate {
  readonly merchantId: string;
  readonly id: string;
  readonly externalId: string | null;
  readonly title: string;
  readonly description: string | null;
  readonly active: boolean;
  /** Whole days; null when its rewards never expire. */
  readonly expiryDays: number | null;
  /** What it costs in points; null when points do not buy it. */
  readonly pointsPrice: number | null;
  readonly createdAt: Date;
}

/** `cancelled`: taken back, with what had issued it. */
export type RewardStatus = 'active' | 'redeemed' | 'expired' | 'cancelled';

/**
 * A reward issued to a customer. `status` is the stored status: use `rewardStatus(reward, now)` for the effective one.
 */
export interface Reward {
  readonly merchantId: string;
  readonly id: string;
  readonly externalId: string | null;
  readonly rewardTemplateId: string;
  readonly customerId: string;
  readonly title: string;
  readonly status: RewardStatus;
  readonly expiresAt: Date | null;
  /** Upper case, unique among the merchant's active rewards; null until set. */
  readonly couponCode: string | null;
  /** The order that issued it; null when it was given. */
  readonly orderId: string | null;
  readonly issuedAt: Date;
  readonly redeemedAt: Date | null;
  /** Where it was issued; after redemption, where it was redeemed. */
  readonly locationId: string | null;
  /** The number of history events, which is also the number of the newest event. */
  readonly entryCount: number;
  /** How many events it has, which is also the version of the newest one; 0 until the first. */
  readonly eventVersion: number;
  /** The card, and its ledger entry, that issued it: by a threshold, or for points that were spent. Else null. */
  readonly cardId: string | null;
  readonly entryNumber: number | null;
  /** The threshold that issued it; null when it was bought, or not issued by a card. */
  readonly stepAt: number | null;
}

export const rewardEntryKinds = ['issued', 'redeemed', 'coupon_set', 'cancelled', 'reversed'] as const;
export type RewardEntryKind = (typeof rewardEntryKinds)[number];

/** One event in the history of a reward. The database refuses to update or delete it. */
export interface RewardEntry {
  readonly merchantId: string;
  readonly rewardId: string;
  /** 1, 2, 3 … within the reward. */
  readonly number: number;
  readonly kind: RewardEntryKind;
  readonly couponCode: string | null;
  readonly orderId: string | null;
  readonly locationId: string | null;
  readonly apiKeyId: string | null;
  readonly staffId: string | null;
  /** Set on a reversal. */
  readonly reason: string | null;
  readonly createdAt: Date;
}
