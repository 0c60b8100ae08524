import { notFound } from '#domain/errors.js';
import { parseReference } from '#domain/ids.js';
import { optionalAmountToMinor, toMajor } from '#domain/money.js';
import { reverse } from '#domain/vouchers/reverse.js';
import type { Tx } from '#persistence/database/transaction.js';
import type { ShownVoucher } from '#persistence/vouchers/voucher-columns.js';
import { findRedemption, lockVoucher } from '#persistence/vouchers/voucher.store.js';
import { writeClosingEntry, saveVoucherChange } from '#persistence/vouchers/voucher-ledger.store.js';
import type { LedgerActor } from '../actor.js';
import { auditStaffWrite } from '../audit/audit-write.js';
import { eventOf } from '../events/new-event.js';
import { recordEvents } from '../events/record-events.js';
import { writeDueChangesOfVoucher } from './due-changes.js';

export interface RedemptionReversal {
  /** id or externalId of the voucher. */
  readonly voucherId: string;
  /** The number of the redemption, which is that of its ledger entry. Undefined: the path has no valid number. */
  readonly number: number | undefined;
  /** In major units of the voucher's currency; undefined: all of the redemption that is not reversed yet. */
  readonly amount: number | undefined;
  readonly reason: string;
}

export interface ReversedVoucher {
  readonly reversedMinor: number;
  readonly voucher: ShownVoucher;
}

/**
 * Gives back what a redemption has taken from a voucher, in part or as a whole. On an expired or cancelled voucher the value goes
 * back and the voucher stays closed.
 * @throws Refusal `not_found` for the voucher and the redemption; `invalid` reversal_exceeds_redemption, reversal_exceeds_value,
 *   partial_redemption_not_allowed, amount_* (docs/reference/vouchers.md#reverse-a-redemption)
 */
export async function reverseRedemption(
  tx: Tx,
  actor: LedgerActor,
  { voucherId, number, amount, reason }: RedemptionReversal,
): Promise<ReversedVoucher> {
  const { merchantId } = actor;
  const reference = parseReference('voucher', voucherId);
  const [locked, redemption, now] = await Promise.all([
    lockVoucher(tx, merchantId, reference),
    // Sent behind the lock, so it sees what the lock waited for.
    number === undefined ? undefined : findRedemption(tx, merchantId, reference, number),
    tx.now(),
  ]);
  if (!locked) throw notFound('voucher');
  if (!redemption || number === undefined) throw notFound('redemption');
  const { currency } = locked;
  const amountMinor = optionalAmountToMinor(amount, currency);
  const voucher = writeDueChangesOfVoucher(tx, locked, now);
  const reversal = reverse(voucher, redemption, amountMinor, now);

  const { status, remainingMinor, reversedMinor: reversedAfterMinor, amountMinor: reversedMinor } = reversal;
  const change = { status, remainingMinor, kind: 'reverse', reason, reverses: number, reversedAfterMinor } as const;
  const changed = saveVoucherChange(tx, voucher, change, actor, now);
  const redemptions = voucher.redemptions.map((each) =>
    each.number === number ? { ...each, reversedMinor: reversedAfterMinor } : each,
  );
  const reversed = { ...changed, redemptions };
  const amountReversed = toMajor(reversedMinor, currency);
  const event = eventOf('voucher', 'redemption_reversed', now, reversed, {
    before: voucher,
    amount: amountReversed,
    reason,
  });
  recordEvents(tx, actor, [event]);
  const details = { name: voucher.title, amount: amountReversed, currency };
  await auditStaffWrite(tx, actor, { action: 'voucher.redemption_reversed', subjectId: voucher.id, details });
  return { reversedMinor, voucher: closeAgain(tx, reversed, reason, actor, now) };
}

/**
 * What was given back to a closed voucher is taken out of its balance again by a second closing entry. A voucher that expired after the
 * redemption is closed now.
 */
function closeAgain(tx: Tx, voucher: ShownVoucher, reason: string, actor: LedgerActor, now: Date): ShownVoucher {
  if (voucher.status === 'cancelled') return writeClosingEntry(tx, voucher, { kind: 'cancel', reason }, actor, now);
  if (voucher.status === 'expired') return writeClosingEntry(tx, voucher, { kind: 'expire', reason: null }, actor, now);
  return writeDueChangesOfVoucher(tx, voucher, now);
}
