import { encodeId } from '#domain/ids.js';
import { toMajor } from '#domain/money.js';
import type { Reward } from '#domain/rewards/reward.js';
import type { HeldAmount } from '#domain/vouchers/held.js';
import type { ShownVoucher } from '#persistence/vouchers/voucher.store.js';
import { eventOf, type NewEvent } from './new-event.js';

/** When an object was not yet what time has made it. */
const justBefore = (instant: Date): Date => new Date(instant.getTime() - 1);

/** The event of a voucher whose activation is stored now. */
export function activatedVoucher(active: ShownVoucher): NewEvent {
  const at = active.activatesAt;
  const before = { ...active, status: 'pending' } as const;
  return eventOf('voucher', 'activated', at, active, { before, wasAt: justBefore(at) });
}

/** What was used up and is open again after its expiry reads expired in the event of that write. */
const lastShownAt = (expiry: Date, changedAt: Date | undefined): Date =>
  changedAt && changedAt >= expiry ? changedAt : justBefore(expiry);

/** The event of a reward whose expiry is stored now. `changedAt`: when it was written last, where that may be after its expiry. */
export function expiredReward(expired: Reward, changedAt?: Date): NewEvent {
  const at = expired.expiresAt ?? expired.issuedAt;
  const before = { ...expired, status: 'active' } as const;
  return eventOf('reward', 'expired', at, expired, { before, wasAt: lastShownAt(at, changedAt) });
}

/** The event of a voucher whose expiry is stored now, of the instant of the expiry, which may be long ago. */
export function expiredVoucher(before: ShownVoucher, expired: ShownVoucher, changedAt: Date): NewEvent {
  const at = expired.expiresAt ?? expired.createdAt;
  return eventOf('voucher', 'expired', at, expired, { before, wasAt: lastShownAt(at, changedAt) });
}

/** The event of a hold whose expiry is stored now. */
export const expiredHold = (before: ShownVoucher, after: ShownVoucher, hold: HeldAmount): NewEvent => {
  const at = new Date(hold.expiresAtMs);
  const amount = toMajor(hold.amountMinor, after.currency);
  return eventOf('voucher', 'hold_expired', at, after, {
    before,
    wasAt: justBefore(at),
    amount,
    holdId: encodeId('hold', hold.id),
  });
};
