import { type Change, type Check, explainChecks, type Explanation, requireChecks } from '../checks.js';
import { toMajor } from '../money.js';
import { available, heldAt, type HoldFacts, nextHoldEnd } from './holds/held.js';
import {
  amountExceedsRemaining,
  amountHeld,
  partialRedemptionNotAllowed,
  amountNotPositive,
  voucherEmpty,
  voucherHasStatus,
  voucherHeld,
} from './refusals.js';
import { isActivated, isPastExpiry, type VoucherStatusFacts } from './status.js';
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

/** What a redemption of a voucher is judged by. */
export type RedeemFacts = VoucherStatusFacts &
  Pick<Voucher, 'remainingMinor' | 'allowPartialRedemption' | 'currency'> &
  HoldFacts;

interface RedemptionFacts {
  readonly voucher: RedeemFacts;
  /** Undefined: all that is available. */
  readonly amountMinor: number | undefined;
  readonly now: Date;
  /** What the voucher cannot be when its status refuses it. */
  readonly action: 'redeemed' | 'held';
}

const availableIn = ({ voucher, now }: RedemptionFacts): number => available(voucher, now);
const amountOf = (facts: RedemptionFacts): number => facts.amountMinor ?? availableIn(facts);
/** Whether there is an amount to redeem: an explicit one, or something available. */
const hasAmount = (facts: RedemptionFacts): boolean => facts.amountMinor !== undefined || availableIn(facts) > 0;

/** When a hold has expired, more is available. */
const afterNextHold = (facts: RedemptionFacts): { change: Change; facts: RedemptionFacts } => {
  const after = nextHoldEnd(facts.voucher, facts.now);
  return { change: { after }, facts: { ...facts, now: after } };
};

const withPartialRedemption = (facts: RedemptionFacts): { change: Change; facts: RedemptionFacts } => ({
  change: { partialRedemption: true },
  facts: { ...facts, voucher: { ...facts.voucher, allowPartialRedemption: true } },
});

/** The rules of a redemption that do not judge an amount. */
const stateChecks: readonly Check<RedemptionFacts>[] = [
  {
    rule: 'not_cancelled',
    passes: ({ voucher }) => voucher.status !== 'cancelled',
    fact: ({ voucher }) => voucher.status,
    passed: 'The voucher is not cancelled.',
    refusal: ({ action }) => voucherHasStatus('cancelled', action),
  },
  {
    rule: 'not_redeemed',
    passes: ({ voucher }) => voucher.status !== 'redeemed',
    fact: ({ voucher }) => voucher.status,
    passed: 'The voucher is not redeemed as a whole.',
    refusal: ({ action }) => voucherHasStatus('redeemed', action),
  },
  {
    rule: 'not_expired',
    passes: ({ voucher, now }) => voucher.status !== 'expired' && !isPastExpiry(voucher, now),
    fact: ({ voucher }) => voucher.expiresAt,
    passed: 'The voucher has not expired.',
    refusal: ({ action }) => voucherHasStatus('expired', action),
  },
  {
    rule: 'activated',
    passes: ({ voucher, now }) => isActivated(voucher, now),
    fact: ({ voucher }) => voucher.activatesAt,
    passed: 'The voucher is activated.',
    refusal: ({ action }) => voucherHasStatus('pending', action),
    remedy: (facts) => ({
      change: { after: facts.voucher.activatesAt },
      facts: { ...facts, now: facts.voucher.activatesAt },
    }),
  },
  {
    rule: 'has_value',
    passes: ({ voucher }) => voucher.remainingMinor > 0,
    fact: ({ voucher }) => ({ minor: voucher.remainingMinor }),
    passed: 'The voucher has a remaining value.',
    refusal: voucherEmpty,
  },
  {
    rule: 'not_held',
    passes: (facts) => {
      const held = heldAt(facts.voucher, facts.now);
      if (held === 0 || facts.voucher.remainingMinor === 0) return true;
      return facts.voucher.allowPartialRedemption && hasAmount(facts);
    },
    fact: ({ voucher, now }) => ({ minor: heldAt(voucher, now) }),
    passed: 'No hold prevents the redemption.',
    refusal: voucherHeld,
    remedy: (facts) => (availableIn(facts) > 0 ? withPartialRedemption(facts) : afterNextHold(facts)),
  },
];

/** Every rule of a redemption; the first that fails refuses it. (docs/reference/vouchers.md#redeem) */
const checks: readonly Check<RedemptionFacts>[] = [
  ...stateChecks,
  {
    rule: 'amount_positive',
    passes: (facts) => (hasAmount(facts) ? Number.isSafeInteger(amountOf(facts)) && amountOf(facts) > 0 : null),
    fact: (facts) => ({ minor: amountOf(facts) }),
    passed: 'The amount is above 0.',
    refusal: amountNotPositive,
  },
  {
    rule: 'amount_within_remaining',
    passes: (facts) => (hasAmount(facts) ? amountOf(facts) <= facts.voucher.remainingMinor : null),
    fact: ({ voucher }) => ({ minor: voucher.remainingMinor }),
    passed: "The amount does not exceed the voucher's remainingValue.",
    refusal: amountExceedsRemaining,
    remedy: (facts) => ({
      change: { amountAtMostMinor: facts.voucher.remainingMinor },
      facts: { ...facts, amountMinor: facts.voucher.remainingMinor },
    }),
  },
  {
    rule: 'amount_within_available',
    passes: (facts) => {
      if (!hasAmount(facts) || amountOf(facts) > facts.voucher.remainingMinor) return null;
      return amountOf(facts) <= availableIn(facts);
    },
    fact: (facts) => ({ minor: availableIn(facts) }),
    passed: 'The amount does not exceed what holds leave available.',
    refusal: (facts) => amountHeld(toMajor(availableIn(facts), facts.voucher.currency)),
    remedy: (facts) => {
      const amountMinor = availableIn(facts);
      if (amountMinor === 0) return afterNextHold(facts);
      return { change: { amountAtMostMinor: amountMinor }, facts: { ...facts, amountMinor } };
    },
  },
  {
    rule: 'partial_redemption',
    passes: (facts) => {
      const { allowPartialRedemption, remainingMinor } = facts.voucher;
      if (allowPartialRedemption) return true;
      if (!hasAmount(facts) || amountOf(facts) > availableIn(facts) || availableIn(facts) < remainingMinor) return null;
      return amountOf(facts) === remainingMinor;
    },
    fact: ({ voucher }) => voucher.allowPartialRedemption,
    passed: "The amount is the voucher's remainingValue, or the voucher allows partial redemption.",
    refusal: partialRedemptionNotAllowed,
    remedy: withPartialRedemption,
  },
];

/**
 * Requires that the voucher could be redeemed now, which a hold requires too. The amount itself is not judged, only whether there
 * is one.
 * @throws Refusal `invalid` voucher_pending, voucher_expired, voucher_cancelled, voucher_redeemed, voucher_empty, voucher_held
 */
export const requireHoldable = (voucher: RedeemFacts, amountMinor: number | undefined, now: Date): void =>
  requireChecks<RedemptionFacts>(stateChecks, { voucher, amountMinor, now, action: 'held' });

/**
 * Redeems an active or partial voucher now: `amountMinor`, or all that is available when that is undefined.
 * @throws Refusal `invalid` voucher_pending, voucher_expired, voucher_cancelled, voucher_redeemed, voucher_empty
 *   (adjusted to 0 while it was pending), voucher_held, amount_invalid (0, negative or not an integer),
 *   amount_exceeds_remaining, amount_held, partial_redemption_not_allowed (docs/reference/vouchers.md#redeem)
 */
export function redeem(voucher: RedeemFacts, amountMinor: number | undefined, now: Date): VoucherRedemption {
  const facts: RedemptionFacts = { voucher, amountMinor, now, action: 'redeemed' };
  requireChecks(checks, facts);
  const amount = amountOf(facts);
  const remainingMinor = voucher.remainingMinor - amount;
  return remainingMinor === 0
    ? { status: 'redeemed', remainingMinor, redemption: { amountMinor: amount, type: 'full' } }
    : { status: 'partial', remainingMinor, redemption: { amountMinor: amount, type: 'partial' } };
}

/** All rules of a redemption, whether or not they pass. (docs/decisions/0066) */
export const explainRedemption = (voucher: RedeemFacts, amountMinor: number | undefined, now: Date): Explanation =>
  explainChecks<RedemptionFacts>(checks, { voucher, amountMinor, now, action: 'redeemed' });
