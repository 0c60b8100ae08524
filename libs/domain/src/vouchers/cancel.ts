import { requireVoucherStatus, type VoucherStatusFacts } from './status.js';

/**
 * Cancels a pending, active or partial voucher. The remaining value stays recorded.
 * @throws Refusal `invalid` voucher_redeemed, voucher_expired, voucher_cancelled (docs/reference/vouchers.md#cancel)
 */
export function cancel(voucher: VoucherStatusFacts, now: Date): { readonly status: 'cancelled' } {
  requireVoucherStatus(voucher, ['pending', 'active', 'partial'], 'cancelled', now);
  return { status: 'cancelled' };
}
