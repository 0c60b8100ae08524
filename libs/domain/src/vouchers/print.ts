import type { VoucherStatus } from './voucher.js';

/** All that stands on a printed voucher, and nothing else: two of them that are equal look the same. */
export interface PrintedVoucher {
  readonly merchant: {
    readonly name: string;
    /** #rrggbb; null: the house colour. */
    readonly colour: string | null;
    readonly logo: {
      readonly type: 'image/png' | 'image/jpeg' | 'image/svg+xml';
      readonly bytes: Uint8Array;
    } | null;
    /** IANA name: dates are the merchant's. */
    readonly timeZone: string;
    /** BCP 47 tag: how amounts and dates are written. */
    readonly locale: string;
  };
  readonly title: string;
  /** XXXX-XXXX-XXXX-XXXX */
  readonly code: string;
  readonly valueMinor: number;
  readonly remainingMinor: number;
  readonly currency: string;
  /** As it reads now. */
  readonly status: VoucherStatus;
  readonly expiresAt: Date | null;
  readonly activatesAt: Date;
  readonly recipientName: string | null;
  readonly terms: string | null;
  readonly paper: 'A4' | 'Letter';
}
