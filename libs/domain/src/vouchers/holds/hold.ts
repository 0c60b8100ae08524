import { toMajor } from '../../money.js';
import { available, heldAt, liveHolds } from './held.js';
import { type RedeemFacts, requireHoldable } from '../redeem.js';
import {
  amountExceedsHold,
  amountHeld,
  holdHasStatus,
  partialRedemptionNotAllowed,
  amountNotPositive,
  tooManyHolds,
  voucherHeld,
} from '../refusals.js';
import type { RedemptionType, Voucher, VoucherHold, VoucherHoldStatus, VoucherStatus } from '../voucher.js';

/** How many live holds one voucher can have. */
export const maxLiveHolds = 20;

/** For how long a hold is made. (docs/reference/vouchers.md#hold) */
export const holdSeconds = { min: 60, max: 604_800, default: 900 } as const;

/** The status at an instant: a hold expires at its time, whether or not a job has run. */
export const holdStatus = ({ status, expiresAt }: Pick<VoucherHold, 'status' | 'expiresAt'>, now: Date) =>
  status === 'held' && expiresAt <= now ? 'expired' : status;

/**
 * The amount that a hold takes now: `amountMinor`, or all that is available when that is undefined.
 * @throws Refusal `invalid` what a redemption is refused for by its status, too_many_holds, amount_invalid, amount_held,
 *   voucher_held, partial_redemption_not_allowed (docs/reference/vouchers.md#hold)
 */
export function hold(voucher: RedeemFacts, amountMinor: number | undefined, now: Date): number {
  requireHoldable(voucher, amountMinor, now);
  if (liveHolds(voucher, now).length >= maxLiveHolds) throw tooManyHolds(maxLiveHolds);
  const free = available(voucher, now);
  const amount = amountMinor ?? free;
  if (amount <= 0) throw amountNotPositive();
  if (amount > free) throw amountHeld(toMajor(free, voucher.currency));
  if (!voucher.allowPartialRedemption && amount < free) throw partialRedemptionNotAllowed();
  return amount;
}

/** The result of a capture: a redemption of the voucher. */
export interface VoucherCapture {
  readonly status: VoucherStatus;
  readonly remainingMinor: number;
  readonly redemption: { readonly amountMinor: number; readonly type: RedemptionType };
}

/**
 * Redeems what is held, in part or as a whole, also of a voucher that has expired since: it stays expired.
 * @throws Refusal `invalid` hold_captured, hold_released, hold_expired, amount_invalid, amount_exceeds_hold,
 *   partial_redemption_not_allowed (docs/reference/vouchers.md#hold)
 */
export function capture(
  voucher: Pick<Voucher, 'status' | 'remainingMinor' | 'allowPartialRedemption'>,
  held: Pick<VoucherHold, 'status' | 'expiresAt' | 'amountMinor'>,
  amountMinor: number | undefined,
  now: Date,
): VoucherCapture {
  requireLive(held, 'captured', now);
  const amount = amountMinor ?? held.amountMinor;
  if (amount <= 0) throw amountNotPositive();
  if (amount > held.amountMinor) throw amountExceedsHold();
  if (!voucher.allowPartialRedemption && amount < held.amountMinor) throw partialRedemptionNotAllowed();
  const remainingMinor = voucher.remainingMinor - amount;
  const open = remainingMinor === 0 ? 'redeemed' : 'partial';
  return {
    status: voucher.status === 'expired' ? 'expired' : open,
    remainingMinor,
    redemption: { amountMinor: amount, type: remainingMinor === 0 ? 'full' : 'partial' },
  };
}

/** @throws Refusal `invalid` hold_captured, hold_released, hold_expired */
export function requireLive(
  held: Pick<VoucherHold, 'status' | 'expiresAt'>,
  action: 'captured' | 'released',
  now: Date,
): void {
  const status: VoucherHoldStatus = holdStatus(held, now);
  if (status !== 'held') throw holdHasStatus(status, action);
}

/**
 * The ids of the newest holds that must be released so that at most `keepMinor` is held.
 * @throws Refusal `invalid` voucher_held where they may not be released
 */
export function holdsToRelease(
  voucher: Pick<RedeemFacts, 'holds'>,
  keepMinor: number,
  mayRelease: boolean,
  now: Date,
): readonly string[] {
  let held = heldAt(voucher, now);
  if (held > keepMinor && !mayRelease) throw voucherHeld();
  const released: string[] = [];
  // An id is made from the time, so the newest has the largest one.
  for (const { id, amountMinor } of liveHolds(voucher, now).toSorted((a, b) => (a.id < b.id ? 1 : -1))) {
    if (held <= keepMinor) break;
    released.push(id);
    held -= amountMinor;
  }
  return released;
}
