import { encodeId } from '#domain/ids.js';
import { toMajor } from '#domain/money.js';
import type { HeldAmount } from '#domain/vouchers/holds/held.js';
import type { ShownVoucher } from '#persistence/vouchers/voucher-columns.js';
import { eventOf, type NewEvent } from '../events/new-event.js';

/** The event of a voucher whose activation is stored now. */
export function activatedVoucher(active: ShownVoucher): NewEvent {
  const at = active.activatesAt;
  const before = { ...active, status: 'pending' } as const;
  return eventOf('voucher', 'activated', at, active, { before, byTime: true });
}

/**
 * The event of a voucher whose expiry is stored now. It is of the instant of the expiry, which may be long ago; or of a later write that
 * gave value back to a redeemed voucher (`isReopened`). The event of that write shows the voucher as expired already.
 */
export const expiredVoucher = (
  before: ShownVoucher,
  expired: ShownVoucher,
  { at, isReopened }: { readonly at: Date; readonly isReopened: boolean },
): NewEvent => eventOf('voucher', 'expired', at, expired, { before, byTime: !isReopened });

/** The event of a hold whose expiry is stored now. */
export const expiredHold = (before: ShownVoucher, after: ShownVoucher, hold: HeldAmount): NewEvent => {
  const at = new Date(hold.expiresAtMs);
  const amount = toMajor(hold.amountMinor, after.currency);
  return eventOf('voucher', 'hold_expired', at, after, {
    before,
    byTime: true,
    amount,
    holdId: encodeId('hold', hold.id),
  });
};
