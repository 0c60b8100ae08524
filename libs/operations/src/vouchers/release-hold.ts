import { toMajor } from '#domain/money.js';
import { requireLive } from '#domain/vouchers/holds/hold.js';
import type { Tx } from '#persistence/database/transaction.js';
import { endHolds, saveHeldAmount } from '#persistence/vouchers/voucher-hold.store.js';
import { writeClosingEntry } from '#persistence/vouchers/voucher-ledger.store.js';
import type { LedgerActor } from '../actor.js';
import { auditStaffWrite } from '../audit/audit-write.js';
import { recordEvents } from '../events/record-events.js';
import { type HoldOfVoucher, lockHold, type NamedHold } from './lock-hold.js';
import { withoutHold } from './release-newest-holds.js';

/**
 * Ends a hold, so that its amount is free again.
 * @throws Refusal `not_found` for the voucher and the hold; `invalid` hold_captured, hold_released, hold_expired
 *   (docs/reference/vouchers.md#hold)
 */
export async function releaseHold(tx: Tx, actor: LedgerActor, named: NamedHold): Promise<HoldOfVoucher> {
  const { voucher: before, hold, now } = await lockHold(tx, actor.merchantId, named);
  requireLive(hold, 'released', now);
  const [after, event] = withoutHold(before, hold, now);
  const released = { ...hold, status: 'released', endedAt: now } as const;
  endHolds(tx, [released]);
  saveHeldAmount(tx, after);
  recordEvents(tx, actor, [event]);
  const voucher =
    after.status === 'expired' ? writeClosingEntry(tx, after, { kind: 'expire', reason: null }, actor, now) : after;
  const details = {
    name: voucher.title,
    amount: toMajor(hold.amountMinor, voucher.currency),
    currency: voucher.currency,
  };
  await auditStaffWrite(tx, actor, { action: 'voucher.hold_released', subjectId: voucher.id, details });
  return { hold: released, voucher };
}
