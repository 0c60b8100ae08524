/** A reward that a return took back, or would have taken back if it were still active. */
export interface ReturnedReward {
  readonly id: string;
  readonly rewardTemplateId: string;
  readonly title: string;
  /** Why it stays; absent where it was taken back. */
  readonly reason?: 'redeemed' | 'expired';
}

/** Why a coupon did not come back. */
export type CouponKept = 'partially_returned' | 'expired' | 'not_redeemed_by_order';

/** A return of an order. The database refuses to update or delete it. (docs/reference/orders.md#return-an-order) */
export interface OrderReturn {
  readonly merchantId: string;
  readonly orderId: string;
  readonly id: string;
  readonly returnNumber: string | null;
  readonly valueMinor: number;
  /** What the rule took back: it includes what is owed, forgiven or had expired. */
  readonly stampsTakenBack: number;
  readonly pointsTakenBack: number;
  readonly stampsOwed: number;
  readonly pointsOwed: number;
  readonly stampsForgiven: number;
  readonly pointsForgiven: number;
  /** What was left of the order's own points and had expired. */
  readonly pointsExpired: number;
  readonly rewards: { readonly revoked: readonly ReturnedReward[]; readonly kept: readonly ReturnedReward[] };
  /** Null: the order redeemed no coupon. */
  readonly couponReturned: boolean | null;
  readonly couponReturnedReason: CouponKept | null;
  readonly reason: string | null;
  readonly apiKeyId: string | null;
  readonly staffId: string | null;
  readonly createdAt: Date;
}
