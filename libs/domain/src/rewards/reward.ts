/** What a reward is made from. Never itself redeemed. (docs/reference/rewards.md#status) */
export interface RewardTemplate {
  readonly merchantId: string;
  readonly id: string;
  readonly externalId: string | null;
  readonly title: string;
  readonly description: string | null;
  readonly active: boolean;
  /** Whole days; null: a reward from it never expires. */
  readonly expiryDays: number | null;
  readonly createdAt: Date;
}

export type RewardStatus = 'active' | 'redeemed' | 'expired';

/** A reward issued to a customer. `status` is as stored: read it through `rewardStatus(reward, now)`. */
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
  /** The order that issued it, if one did. */
  readonly orderId: string | null;
  readonly issuedAt: Date;
  readonly redeemedAt: Date | null;
  /** Where it was given, then where it was redeemed. */
  readonly locationId: string | null;
  /** How many events its history has: the number of the newest one. */
  readonly eventCount: number;
}

export type RewardEventKind = 'issued' | 'redeemed' | 'coupon_set';

/** One line of a reward's history; the database refuses to change or delete it. */
export interface RewardEvent {
  readonly merchantId: string;
  readonly rewardId: string;
  /** 1, 2, 3 … within the reward. */
  readonly number: number;
  readonly kind: RewardEventKind;
  readonly couponCode: string | null;
  readonly orderId: string | null;
  readonly locationId: string | null;
  readonly apiKeyId: string | null;
  readonly staffId: string | null;
  readonly createdAt: Date;
}
