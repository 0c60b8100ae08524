import { encodeId } from '#domain/ids.js';
import { optionalAmountToMinor, toMajor } from '#domain/money.js';
import { capture } from '#domain/vouchers/holds/hold.js';
import type { Tx } from '#persistence/database/transaction.js';
import { endHolds } from '#persistence/vouchers/voucher-hold.store.js';
import { writeClosingEntry, saveVoucherChange } from '#persistence/vouchers/voucher-ledger.store.js';
import { maxShownRedemptions } from '#persistence/vouchers/voucher-columns.js';
import type { LedgerActor } from '../actor.js';
import { eventOf } from '../events/new-event.js';
import { recordEvents } from '../events/record-events.js';
import { type HoldOfVoucher, lockHold, type NamedHold } from './lock-hold.js';

/**
 * Redeems what a hold holds, in part or as a whole, once. The rest is free again.
 * @throws Refusal `not_found` for the voucher and the hold; `invalid` hold_captured, hold_released, hold_expired, amount_*,
 *   partial_redemption_not_allowed (docs/reference/vouchers.md#hold)
 */
export async function captureHold(
  tx: Tx,
  actor: LedgerActor,
  { amount, ...named }: NamedHold & { readonly amount: number | undefined },
): Promise<HoldOfVoucher> {
  const { voucher: before, hold, now } = await lockHold(tx, actor.merchantId, named);
  const { currency } = before;
  const amountMinor = optionalAmountToMinor(amount, currency);
  const { status, remainingMinor, redemption } = capture(before, hold, amountMinor, now);

  const { type, amountMinor: capturedMinor } = redemption;
  const captured = { ...hold, status: 'captured', capturedMinor, endedAt: now } as const;
  endHolds(tx, [captured]);
  const changed = saveVoucherChange(
    tx,
    before,
    {
      status,
      remainingMinor,
      kind: 'redeem',
      redemptionType: type,
      holdId: hold.id,
      heldMinor: before.heldMinor - hold.amountMinor,
    },
    actor,
    now,
  );
  const redemptions = [
    ...before.redemptions,
    { number: changed.entryCount, amountMinor: capturedMinor, type, date: now.toISOString(), reversedMinor: 0 },
  ];
  const after = {
    ...changed,
    redemptions: redemptions.slice(-maxShownRedemptions),
    holds: before.holds.filter(({ id }) => id !== hold.id),
  };
  const event = eventOf('voucher', 'hold_captured', now, after, {
    before,
    amount: toMajor(capturedMinor, currency),
    holdId: encodeId('hold', hold.id),
  });
  recordEvents(tx, actor, [event]);
  // What was held beyond it has expired with the voucher.
  const voucher =
    after.status === 'expired' ? writeClosingEntry(tx, after, { kind: 'expire', reason: null }, actor, now) : after;
  return { hold: captured, voucher };
}
