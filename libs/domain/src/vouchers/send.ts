import { recipientEmailMissing } from './refusals.js';
import { requireVoucherStatus, type VoucherStatusFacts } from './status.js';
import type { Voucher, VoucherStatus } from './voucher.js';

/** The statuses in which a voucher can be sent. */
export const sendableStatuses: readonly VoucherStatus[] = ['pending', 'active', 'partial'];

/**
 * Returns the recipient's address when the voucher is pending, active or partial.
 * @throws Refusal `invalid` voucher_redeemed, voucher_expired, voucher_cancelled, recipient_email_missing
 *   (docs/reference/vouchers.md#send)
 */
export function requireSendable(
  voucher: VoucherStatusFacts & Pick<Voucher, 'recipientEmail'>,
  now: Date,
): { readonly recipientEmail: string } {
  requireVoucherStatus(voucher, sendableStatuses, 'sent', now);
  if (voucher.recipientEmail === null) throw recipientEmailMissing();
  return { recipientEmail: voucher.recipientEmail };
}
