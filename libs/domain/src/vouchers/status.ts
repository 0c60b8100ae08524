import { voucherHasStatus } from './refusals.js';
import type { Voucher, VoucherStatus } from './voucher.js';

/** The fields that determine the effective status. */
export type VoucherStatusFacts = Pick<Voucher, 'status' | 'activatesAt' | 'expiresAt'>;

/** True from the expiry on. */
export const isPastExpiry = ({ expiresAt }: Pick<Voucher, 'expiresAt'>, now: Date): boolean =>
  expiresAt !== null && expiresAt <= now;

/** False for a pending voucher before its activation. */
export const isActivated = ({ status, activatesAt }: Pick<Voucher, 'status' | 'activatesAt'>, now: Date): boolean =>
  status !== 'pending' || activatesAt <= now;

/**
 * The effective status of a voucher, even when no background job has updated the stored one: pending until it
 * activates, then active. From the expiry on, pending, active and partial vouchers are expired.
 * (docs/reference/vouchers.md#status)
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
      if (isPastExpiry(voucher, now)) return 'expired';
      return voucher.status === 'pending' && isActivated(voucher, now) ? 'active' : voucher.status;
  }
}

/**
 * Returns the effective status when it is one of the allowed ones. `action` completes the message "it cannot be ...".
 * @throws Refusal `invalid` voucher_pending, voucher_expired, voucher_cancelled, voucher_redeemed
 *   (docs/reference/vouchers.md#status)
 */
export function requireVoucherStatus(
  voucher: VoucherStatusFacts,
  allowed: readonly VoucherStatus[],
  action: string,
  now: Date,
): VoucherStatus {
  const status = voucherStatus(voucher, now);
  if (allowed.includes(status)) return status;
  throw voucherHasStatus(status, action);
}
