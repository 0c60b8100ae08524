import { remainingExceedsValue, remainingValueInvalid } from './refusals.js';
import { requireVoucherStatus, type VoucherStatusFacts } from './status.js';
import type { Voucher } from './voucher.js';

/** The result of an adjustment. Amounts in minor units of the voucher's currency. */
export interface VoucherAdjustment {
  readonly status: 'pending' | 'active' | 'partial' | 'redeemed';
  readonly remainingMinor: number;
}

type AdjustFacts = VoucherStatusFacts & Pick<Voucher, 'valueMinor'>;

/**
 * Sets the remaining value of a pending, active, partial or redeemed voucher. A pending voucher stays pending.
 * Otherwise 0 becomes redeemed, the original value active, and anything between partial. The status is the one to
 * store: a redeemed voucher that is raised after its expiry reads as expired.
 * @throws Refusal `invalid` voucher_expired, voucher_cancelled, remaining_value_invalid (negative or not an integer),
 *   remaining_exceeds_value (docs/reference/vouchers.md#adjust)
 */
export function adjust(voucher: AdjustFacts, remainingMinor: number, now: Date): VoucherAdjustment {
  const status = requireVoucherStatus(voucher, ['pending', 'active', 'partial', 'redeemed'], 'adjusted', now);
  if (!Number.isSafeInteger(remainingMinor) || remainingMinor < 0) throw remainingValueInvalid();
  if (remainingMinor > voucher.valueMinor) throw remainingExceedsValue();
  const adjusted = status === 'pending' ? status : statusOf(remainingMinor, voucher.valueMinor);
  return { status: adjusted, remainingMinor };
}

/** The status of an activated voucher with this remaining value, as an adjustment leaves it. */
export function statusOf(remainingMinor: number, valueMinor: number): 'active' | 'partial' | 'redeemed' {
  if (remainingMinor === 0) return 'redeemed';
  return remainingMinor === valueMinor ? 'active' : 'partial';
}
