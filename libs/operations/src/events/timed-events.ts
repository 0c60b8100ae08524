import type { Reward } from '#domain/rewards/reward.js';
import { voucherStatus } from '#domain/vouchers/status.js';
import type { Tx } from '#persistence/database/transaction.js';
import type { ShownVoucher } from '#persistence/vouchers/voucher.store.js';
import { eventOf, type NewEvent } from './new-event.js';
import { recordTimedEvents } from './record-events.js';

/** When an object was not yet what time has made it. */
const justBefore = (instant: Date): Date => new Date(instant.getTime() - 1);

/** The event of a voucher whose activation is stored now. */
export function activatedVoucher(active: ShownVoucher): NewEvent {
  const at = active.activatesAt;
  const before = { ...active, status: 'pending' } as const;
  return eventOf('voucher', 'activated', at, active, { before, wasAt: justBefore(at) });
}

/** The events of a reward and of a voucher whose expiry is stored now. */
export function expiredReward(expired: Reward): NewEvent {
  const at = expired.expiresAt ?? expired.issuedAt;
  return eventOf('reward', 'expired', at, expired, { before: { ...expired, status: 'active' }, wasAt: justBefore(at) });
}

export function expiredVoucher(before: ShownVoucher, expired: ShownVoucher): NewEvent {
  const at = expired.expiresAt ?? expired.createdAt;
  return eventOf('voucher', 'expired', at, expired, { before, wasAt: justBefore(at) });
}

/**
 * Records the activation of a locked voucher that is stored as pending still, so that it stands before the events of the
 * write that calls this. The write saves the voucher that is returned.
 */
export function activateIfDue(tx: Tx, voucher: ShownVoucher, now: Date): ShownVoucher {
  if (voucher.status !== 'pending' || voucherStatus(voucher, now) !== 'active') return voucher;
  const active = { ...voucher, status: 'active', eventVersion: voucher.eventVersion + 1 } as const;
  recordTimedEvents(tx, voucher.merchantId, [activatedVoucher(active)]);
  return active;
}
