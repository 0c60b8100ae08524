import type { Paper } from '../merchants/settings.js';
import type { VoucherStatus } from './voucher.js';

/** Everything that a printed voucher shows, and nothing else: two equal objects produce the same PDF. */
export interface PrintedVoucher {
  readonly merchant: {
    readonly name: string;
    /** #rrggbb; null for the default colour. */
    readonly colour: string | null;
    readonly logo: {
      readonly type: 'image/png' | 'image/jpeg' | 'image/svg+xml';
      readonly bytes: Uint8Array;
    } | null;
    /** IANA name of the merchant's time zone, for dates. */
    readonly timeZone: string;
    /** BCP 47 tag of the language, and of the format of amounts and dates: the recipient's language where it is given. */
    readonly locale: string;
    /** A line below the terms of the voucher template. */
    readonly terms: string | null;
  };
  readonly title: string;
  /** XXXX-XXXX-XXXX-XXXX */
  readonly code: string;
  readonly valueMinor: number;
  readonly remainingMinor: number;
  readonly currency: string;
  /** The effective status. */
  readonly status: VoucherStatus;
  readonly expiresAt: Date | null;
  readonly activatesAt: Date;
  readonly recipientName: string | null;
  readonly terms: string | null;
  readonly paper: Paper;
}
