import { requireExpectedBalance } from '#domain/expected-balance.js';
import { amountToMinor, toMajor } from '#domain/money.js';
import { adjust } from '#domain/vouchers/adjust.js';
import { maxHeld } from '#domain/vouchers/holds/held.js';
import type { Tx } from '#persistence/database/transaction.js';
import type { ShownVoucher } from '#persistence/vouchers/voucher-columns.js';
import { saveVoucherChange } from '#persistence/vouchers/voucher-ledger.store.js';
import type { LedgerActor } from '../actor.js';
import { releaseNewestHolds } from './release-newest-holds.js';
import { eventOf } from '../events/new-event.js';
import { recordEvents } from '../events/record-events.js';
import { auditStaffWrite } from '../audit/audit-write.js';
import { lockCurrentVoucher } from './lock-current-voucher.js';

export interface VoucherAdjustment {
  /** id or externalId of the voucher. */
  readonly voucherId: string;
  /** In major units of the voucher's currency. */
  readonly remainingValue: number;
  /** The remaining value that whoever sets it has seen. */
  readonly expectedBalance?: number | undefined;
  readonly reason: string;
  /** Whether the newest holds may be released, as far as needed. */
  readonly releaseHolds?: boolean | undefined;
}

/**
 * Sets the remaining value of a voucher and records the reason.
 * @throws Refusal `not_found` for the voucher; `invalid` voucher_expired, voucher_cancelled, remaining_exceeds_value,
 *   voucher_held, amount_*; `conflict` balance_changed (docs/reference/vouchers.md#adjust)
 */
export async function adjustVoucher(tx: Tx, actor: LedgerActor, adjustment: VoucherAdjustment): Promise<ShownVoucher> {
  const { voucher: current, now } = await lockCurrentVoucher(tx, actor.merchantId, adjustment.voucherId);
  const requestedMinor = amountToMinor(adjustment.remainingValue, current.currency, 'remainingValue');
  const { status, remainingMinor } = adjust(current, requestedMinor, now);
  requireExpectedBalance(adjustment.expectedBalance, toMajor(current.remainingMinor, current.currency));
  const voucher = releaseNewestHolds(
    tx,
    actor,
    current,
    { keepMinor: maxHeld(current, remainingMinor, now), mayRelease: adjustment.releaseHolds },
    now,
  );
  const change = { status, remainingMinor, kind: 'adjust', reason: adjustment.reason } as const;
  const adjusted = saveVoucherChange(tx, voucher, change, actor, now);
  const event = eventOf('voucher', 'adjusted', now, adjusted, { before: voucher, reason: adjustment.reason });
  recordEvents(tx, actor, [event]);
  const { remainingValue } = adjustment;
  // The reason is in the ledger.
  const details = { name: voucher.title, remainingValue, currency: voucher.currency };
  await auditStaffWrite(tx, actor, { action: 'voucher.adjusted', subjectId: voucher.id, details });
  return adjusted;
}
