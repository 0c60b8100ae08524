import { toMajor } from '../money.js';
import { statusOf } from './adjust.js';
import { heldAt, maxHeld, type HoldFacts } from './holds/held.js';
import {
  partialReversalNotAllowed,
  amountNotPositive,
  redemptionReversed,
  reversalExceedsRedemption,
  reversalExceedsValue,
  voucherHeld,
} from './refusals.js';
import type { Voucher, VoucherStatus } from './voucher.js';

/** What a reversal is judged by. The status is the stored one, after the due changes of the voucher. */
type ReverseFacts = HoldFacts &
  Pick<Voucher, 'status' | 'valueMinor' | 'remainingMinor' | 'allowPartialRedemption' | 'currency'>;

/** A redemption, and how much of it was given back before. Amounts in minor units of the voucher's currency. */
export interface ReversibleRedemption {
  readonly amountMinor: number;
  readonly reversedMinor: number;
}

/** The result of a reversal. */
export interface VoucherReversal {
  readonly status: VoucherStatus;
  readonly remainingMinor: number;
  readonly amountMinor: number;
  /** How much of the redemption is reversed after it. */
  readonly reversedMinor: number;
}

/**
 * Gives an amount of a redemption back, or all of it that is not reversed yet when `amountMinor` is undefined. A voucher
 * without partial redemption is reversed whole, or by as much as its value has room for. The status follows as after an
 * adjustment; an expired or cancelled voucher stays as it is.
 * @throws Refusal `invalid` amount_invalid, reversal_exceeds_redemption, reversal_exceeds_value,
 *   partial_redemption_not_allowed, voucher_held (docs/reference/vouchers.md#reverse-a-redemption)
 */
export function reverse(
  voucher: ReverseFacts,
  redemption: ReversibleRedemption,
  amountMinor: number | undefined,
  now: Date,
): VoucherReversal {
  const { status, valueMinor, remainingMinor, allowPartialRedemption, currency } = voucher;
  const open = redemption.amountMinor - redemption.reversedMinor;
  const room = valueMinor - remainingMinor;
  const whole = allowPartialRedemption ? open : Math.min(open, room);
  if (amountMinor !== undefined && amountMinor <= 0) throw amountNotPositive();
  if (open === 0) throw redemptionReversed();
  if ((amountMinor ?? 0) > open) throw reversalExceedsRedemption();
  const amount = amountMinor ?? whole;
  if (room === 0 || amount > room) throw reversalExceedsValue(toMajor(Math.min(open, room), currency));
  if (!allowPartialRedemption && amount < whole) throw partialReversalNotAllowed();
  const remaining = remainingMinor + amount;
  if (heldAt(voucher, now) > maxHeld(voucher, remaining, now)) throw voucherHeld();
  return {
    status: status === 'expired' || status === 'cancelled' ? status : statusOf(remaining, valueMinor),
    remainingMinor: remaining,
    amountMinor: amount,
    reversedMinor: redemption.reversedMinor + amount,
  };
}
