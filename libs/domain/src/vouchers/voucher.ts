import type { Language } from '../merchants/language.js';

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
  /** The total amount of its redemptions that was reversed. */
  readonly reversedMinor: number;
  /** The sum of its holds that are stored as held; some may have expired. */
  readonly heldMinor: number;
  readonly status: VoucherStatus;
  readonly allowPartialRedemption: boolean;
  readonly activatesAt: Date;
  readonly expiresAt: Date | null;
  readonly recipientName: string | null;
  readonly recipientEmail: string | null;
  /** The language of its e-mails and its PDF; null for the merchant's language. */
  readonly recipientLanguage: Language | null;
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

const voucherEntryKinds = ['issue', 'redeem', 'reverse', 'adjust', 'cancel', 'expire'] as const;
export type VoucherEntryKind = (typeof voucherEntryKinds)[number];
export type VoucherHoldStatus = 'held' | 'captured' | 'released' | 'expired';

/** An amount of a voucher that is kept for its holder until it is captured, released, or expires. */
export interface VoucherHold {
  readonly merchantId: string;
  readonly id: string;
  readonly voucherId: string;
  readonly amountMinor: number;
  /** 0 until it is captured. */
  readonly capturedMinor: number;
  /** The stored status: use `holdStatus(hold, now)` for the effective one. */
  readonly status: VoucherHoldStatus;
  readonly reference: string | null;
  readonly expiresAt: Date;
  readonly apiKeyId: string | null;
  readonly staffId: string | null;
  readonly createdAt: Date;
  /** Null while it is held. */
  readonly endedAt: Date | null;
}

export type RedemptionType = 'full' | 'partial';

/**
 * One entry of a voucher's ledger. The database refuses to update or delete it. The changes add up to the balance: the
 * remaining value; for a cancelled or expired voucher only what is still held. (docs/decisions/0077)
 */
export interface VoucherEntry {
  readonly merchantId: string;
  readonly voucherId: string;
  /** 1, 2, 3 … within the voucher, in the order in which the changes took effect. */
  readonly number: number;
  readonly kind: VoucherEntryKind;
  /** The change of the balance: negative for a redemption. */
  readonly changeMinor: number;
  /** What the voucher shows as its remaining value after the entry. */
  readonly remainingAfterMinor: number;
  /**
   * Null on entries of an earlier version: its cancellations left the balance at 0, its other entries at what remained.
   * (docs/decisions/0093)
   */
  readonly balanceAfterMinor: number | null;
  /** Set on a redemption. */
  readonly redemptionType: RedemptionType | null;
  /** Set on a reversal, an adjustment and a cancellation. */
  readonly reason: string | null;
  /** On a reversal: the number of the redemption's entry. */
  readonly reverses: number | null;
  /** On a reversal: how much of the redemption is reversed after it. */
  readonly reversedAfterMinor: number | null;
  /** On a redemption that captured a hold. */
  readonly holdId: string | null;
  readonly apiKeyId: string | null;
  readonly staffId: string | null;
  readonly createdAt: Date;
}
