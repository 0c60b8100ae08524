import { type Check, explainChecks, type Explanation, requireChecks } from '../checks.js';
import {
  amountExceedsRemaining,
  partialRedemptionNotAllowed,
  redeemedAmountInvalid,
  voucherEmpty,
  voucherHasStatus,
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
export type RedeemFacts = VoucherStatusFacts & Pick<Voucher, 'remainingMinor' | 'allowPartialRedemption'>;

interface Redemption {
  readonly voucher: RedeemFacts;
  /** Undefined: all that remains. */
  readonly amountMinor: number | undefined;
  readonly now: Date;
}

const amountOf = ({ voucher, amountMinor }: Redemption): number => amountMinor ?? voucher.remainingMinor;
/** All that remains is no amount where nothing remains. */
const hasAmount = ({ voucher, amountMinor }: Redemption): boolean =>
  amountMinor !== undefined || voucher.remainingMinor > 0;

/** Every rule of a redemption; the first that fails refuses it. (docs/reference/vouchers.md#redeem) */
const checks: readonly Check<Redemption>[] = [
  {
    rule: 'not_cancelled',
    passes: ({ voucher }) => voucher.status !== 'cancelled',
    fact: ({ voucher }) => voucher.status,
    passed: 'The voucher is not cancelled.',
    refusal: () => voucherHasStatus('cancelled', 'redeemed'),
  },
  {
    rule: 'not_redeemed',
    passes: ({ voucher }) => voucher.status !== 'redeemed',
    fact: ({ voucher }) => voucher.status,
    passed: 'The voucher is not redeemed as a whole.',
    refusal: () => voucherHasStatus('redeemed', 'redeemed'),
  },
  {
    rule: 'not_expired',
    passes: ({ voucher, now }) => voucher.status !== 'expired' && !isPastExpiry(voucher, now),
    fact: ({ voucher }) => voucher.expiresAt,
    passed: 'The voucher has not expired.',
    refusal: () => voucherHasStatus('expired', 'redeemed'),
  },
  {
    rule: 'activated',
    passes: ({ voucher, now }) => isActivated(voucher, now),
    fact: ({ voucher }) => voucher.activatesAt,
    passed: 'The voucher is activated.',
    refusal: () => voucherHasStatus('pending', 'redeemed'),
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
    rule: 'amount_positive',
    passes: (facts) => (hasAmount(facts) ? Number.isSafeInteger(amountOf(facts)) && amountOf(facts) > 0 : null),
    fact: (facts) => ({ minor: amountOf(facts) }),
    passed: 'The amount is above 0.',
    refusal: redeemedAmountInvalid,
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
    rule: 'partial_redemption',
    passes: (facts) => {
      const { allowPartialRedemption, remainingMinor } = facts.voucher;
      if (!hasAmount(facts) || amountOf(facts) > remainingMinor) return allowPartialRedemption || null;
      return allowPartialRedemption || amountOf(facts) === remainingMinor;
    },
    fact: ({ voucher }) => voucher.allowPartialRedemption,
    passed: "The amount is the voucher's remainingValue, or the voucher allows partial redemption.",
    refusal: partialRedemptionNotAllowed,
    remedy: (facts) => ({
      change: { partialRedemption: true },
      facts: { ...facts, voucher: { ...facts.voucher, allowPartialRedemption: true } },
    }),
  },
];

/**
 * Redeems an active or partial voucher now: `amountMinor`, or the whole remaining value when that is undefined.
 * @throws Refusal `invalid` voucher_pending, voucher_expired, voucher_cancelled, voucher_redeemed, voucher_empty
 *   (adjusted to 0 while it was pending), amount_invalid (0, negative or not an integer), amount_exceeds_remaining,
 *   partial_redemption_not_allowed (docs/reference/vouchers.md#redeem)
 */
export function redeem(voucher: RedeemFacts, amountMinor: number | undefined, now: Date): VoucherRedemption {
  const facts = { voucher, amountMinor, now };
  requireChecks(checks, facts);
  const amount = amountOf(facts);
  const remainingMinor = voucher.remainingMinor - amount;
  return remainingMinor === 0
    ? { status: 'redeemed', remainingMinor, redemption: { amountMinor: amount, type: 'full' } }
    : { status: 'partial', remainingMinor, redemption: { amountMinor: amount, type: 'partial' } };
}

/** All rules of a redemption, whether or not they pass. (docs/decisions/0066) */
export const explainRedemption = (voucher: RedeemFacts, amountMinor: number | undefined, now: Date): Explanation =>
  explainChecks(checks, { voucher, amountMinor, now });
