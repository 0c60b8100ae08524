import { Refusal } from '../errors.js';
import type { Voucher, VoucherStatus } from './voucher.js';

/** What the status at an instant depends on. */
export type VoucherStatusFacts = Pick<Voucher, 'status' | 'activatesAt' | 'expiresAt'>;

/**
 * The status that a voucher reads as at this instant, whether or not a background job has run: pending until it activates,
 * then active; from its expiry on pending, active and partial read expired. (docs/reference/vouchers.md#status)
 */
export function voucherStatus(voucher: VoucherStatusFacts, now: Date): VoucherStatus {
  switch (voucher.status) {
    case 'redeemed':
    case 'expired':
    case 'cancelled':
      return voucher.status;
    case 'pending':
    case 'active':
    case 'partial':
      if (voucher.expiresAt !== null && voucher.expiresAt <= now) return 'expired';
      return voucher.status === 'pending' && voucher.activatesAt <= now ? 'active' : voucher.status;
  }
}

/**
 * Gives the voucher's status now if it is among the allowed ones. Refuses (invalid) any other as voucher_ and the status:
 * voucher_pending, voucher_expired, voucher_cancelled, voucher_redeemed. `action` completes the message's "it can't be ...".
 * (docs/reference/vouchers.md#status)
 */
export function requireVoucherStatus(
  voucher: VoucherStatusFacts,
  allowed: readonly VoucherStatus[],
  action: string,
  now: Date,
): VoucherStatus {
  const status = voucherStatus(voucher, now);
  if (allowed.includes(status)) return status;
  throw new Refusal('invalid', `voucher_${status}`, `The voucher's status is ${status}: it can't be ${action}.`);
}
