export type VoucherTemplateType = 'fixed' | 'monetary';

/** The template of issued vouchers. */
export interface VoucherTemplate {
  readonly merchantId: string;
  readonly id: string;
  readonly externalId: string | null;
  readonly title: string;
  readonly type: VoucherTemplateType;
  /** The value of a fixed template; null on a monetary one. */
  readonly valueMinor: number | null;
  /** The bounds of the value that may be requested from a monetary template; null on a fixed one. */
  readonly minValueMinor: number | null;
  readonly maxValueMinor: number | null;
  readonly currency: string;
  readonly active: boolean;
  readonly allowPartialRedemption: boolean;
  /** Whole days; null when its vouchers never expire. */
  readonly expiryDays: number | null;
  /** Whole days until its vouchers can be redeemed; 0 means immediately. */
  readonly activationDelayDays: number;
  /** Terms printed at the bottom of a voucher; null for none. */
  readonly terms: string | null;
  readonly createdAt: Date;
}

/** (docs/reference/vouchers.md#status) */
export type VoucherStatus = 'pending' | 'active' | 'partial' | 'redeemed' | 'expired' | 'cancelled';

/** An issued voucher. `status` is the stored status: use `voucherStatus(voucher, now)` for the effective one. */
export interface Voucher {
  readonly merchantId: string;
  readonly id: string;
  readonly externalId: string | null;
  readonly voucherTemplateId: string;
  readonly customerId: string | null;
  /** 16 characters without hyphens. */
  readonly code: string;
  readonly title: string;
  readonly currency: string;
  readonly valueMinor: number;
  readonly remainingMinor: number;
  readonly status: VoucherStatus;
  readonly allowPartialRedemption: boolean;
  readonly activatesAt: Date;
  readonly expiresAt: Date | null;
  readonly recipientName: string | null;
  readonly recipientEmail: string | null;
  readonly externalReference: string | null;
  /** The number of ledger entries, which is also the number of the newest entry. */
  readonly entryCount: number;
  /** How many of the entries are redemptions. */
  readonly redemptionCount: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** How many events it has, which is also the version of the newest one; 0 until the first. */
  readonly eventVersion: number;
}

export type VoucherEntryKind = 'issue' | 'redeem' | 'adjust' | 'cancel';
export type RedemptionType = 'full' | 'partial';

/**
 * One entry of a voucher's ledger. The database refuses to update or delete it. The changes add up to the remaining
 * value.
 */
export interface VoucherEntry {
  readonly merchantId: string;
  readonly voucherId: string;
  /** 1, 2, 3 … within the voucher, in the order in which the changes took effect. */
  readonly number: number;
  readonly kind: VoucherEntryKind;
  /** The change of the remaining value: negative for a redemption. */
  readonly changeMinor: number;
  readonly remainingAfterMinor: number;
  /** Set on a redemption. */
  readonly redemptionType: RedemptionType | null;
  /** Set on an adjustment and a cancellation. */
  readonly reason: string | null;
  readonly apiKeyId: string | null;
  readonly staffId: string | null;
  readonly createdAt: Date;
}
