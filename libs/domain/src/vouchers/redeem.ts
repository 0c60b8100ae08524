import {
  amountExceedsRemaining,
  partialRedemptionNotAllowed,
  redeemedAmountInvalid,
  voucherEmpty,
} from './refusals.js';
import { requireVoucherStatus, type VoucherStatusFacts } from './status.js';
import type { RedemptionType, Voucher } from './voucher.js';

/**
 * The result of a redemption. The type `full` means that nothing remains. Amounts in minor units of the voucher's
 * currency.
 */
export interface VoucherRedemption {
  readonly status: 'partial' | 'redeemed';
  readonly remainingMinor: number;
  readonly redemption: { readonly amountMinor: number; readonly type: RedemptionType };
}

type RedeemFacts = VoucherStatusFacts & Pick<Voucher, 'remainingMinor' | 'allowPartialRedemption'>;

/**
 * Redeems an active or partial voucher now: `amountMinor`, or the whole remaining value when that is undefined.
 * @throws Refusal `invalid` voucher_pending, voucher_expired, voucher_cancelled, voucher_redeemed, voucher_empty
 *   (adjusted to 0 while it was pending), amount_invalid (0, negative or not an integer), amount_exceeds_remaining,
 *   partial_redemption_not_allowed (docs/reference/vouchers.md#redeem)
 */
export function redeem(voucher: RedeemFacts, amountMinor: number | undefined, now: Date): VoucherRedemption {
  requireVoucherStatus(voucher, ['active', 'partial'], 'redeemed', now);
  if (voucher.remainingMinor === 0) throw voucherEmpty();
  const amount = amountMinor ?? voucher.remainingMinor;
  requireRedeemableAmount(voucher, amount);
  const remainingMinor = voucher.remainingMinor - amount;
  return remainingMinor === 0
    ? { status: 'redeemed', remainingMinor, redemption: { amountMinor: amount, type: 'full' } }
    : { status: 'partial', remainingMinor, redemption: { amountMinor: amount, type: 'partial' } };
}

function requireRedeemableAmount(voucher: RedeemFacts, amount: number): void {
  if (!Number.isSafeInteger(amount) || amount <= 0) throw redeemedAmountInvalid();
  if (amount > voucher.remainingMinor) throw amountExceedsRemaining();
  if (amount < voucher.remainingMinor && !voucher.allowPartialRedemption) throw partialRedemptionNotAllowed();
}
