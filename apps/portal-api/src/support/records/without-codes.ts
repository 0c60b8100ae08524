import { codeLast4 } from '#domain/events/event.js';

/**
 * Support sees only the last four characters of a code, since whoever has the whole code can redeem it. Of a code with fewer than
 * eight characters it sees none, because four would be most of it.
 */
export const endOf = (code: string): string => `****${codeLast4(code) ?? ''}`;

/** The voucher with only the end of its code. */
export const withoutCode = <Shown extends { code: string }>(voucher: Shown): Shown => ({
  ...voucher,
  code: endOf(voucher.code),
});

/** The reward with only the end of its coupon code. */
export const withoutCoupon = <Shown extends { couponCode: string | null }>(reward: Shown): Shown => ({
  ...reward,
  couponCode: reward.couponCode && endOf(reward.couponCode),
});
