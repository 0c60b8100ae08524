import { toMajor } from '#domain/money.js';
import { cancel } from '#domain/vouchers/cancel.js';
import type { Tx } from '#persistence/database/transaction.js';
import type { ShownVoucher } from '#persistence/vouchers/voucher-columns.js';
import { saveVoucherChange } from '#persistence/vouchers/voucher-ledger.store.js';
import type { LedgerActor } from '../actor.js';
import { releaseNewestHolds } from './release-newest-holds.js';
import { eventOf } from '../events/new-event.js';
import { recordEvents } from '../events/record-events.js';
import { auditStaffWrite } from '../audit/audit-write.js';
import { lockCurrentVoucher } from './lock-current-voucher.js';

export interface VoucherCancellation {
  /** id or externalId of the voucher. */
  readonly voucherId: string;
  readonly reason: string;
  /** Whether its holds may be released. */
  readonly releaseHolds?: boolean | undefined;
}

/**
 * Cancels a voucher (id or externalId) and records the reason.
 * @throws Refusal `not_found` for the voucher; `invalid` voucher_redeemed, voucher_expired, voucher_cancelled,
 *   voucher_held
 *   (docs/reference/vouchers.md#cancel)
 */
export async function cancelVoucher(
  tx: Tx,
  actor: LedgerActor,
  { voucherId, reason, releaseHolds: mayRelease }: VoucherCancellation,
): Promise<ShownVoucher> {
  const { voucher: current, now } = await lockCurrentVoucher(tx, actor.merchantId, voucherId);
  const { status } = cancel(current, now);
  const voucher = releaseNewestHolds(tx, actor, current, { keepMinor: 0, mayRelease }, now);
  const { remainingMinor, title: name, currency } = voucher;
  const change = { status, remainingMinor, kind: 'cancel', reason } as const;
  const cancelled = saveVoucherChange(tx, voucher, change, actor, now);
  const event = eventOf('voucher', 'cancelled', now, cancelled, { before: voucher, reason });
  recordEvents(tx, actor, [event]);
  const details = { name, remainingValue: toMajor(remainingMinor, currency), currency };
  await auditStaffWrite(tx, actor, { action: 'voucher.cancelled', subjectId: voucher.id, details });
  return cancelled;
}
