import { codeLast4 } from '#domain/events/event.js';

/** Of a code support sees its end: who has the whole code can redeem it. Of a short one the end would be most of it. */
export const endOf = (code: string): string => `****${codeLast4(code) ?? ''}`;

/** The same voucher, without its code but for the end. */
export const withoutCode = <Shown extends { code: string }>(voucher: Shown): Shown => ({
  ...voucher,
  code: endOf(voucher.code),
});

/** The same reward, without its coupon code but for the end. */
export const withoutCoupon = <Shown extends { couponCode: string | null }>(reward: Shown): Shown => ({
  ...reward,
  couponCode: reward.couponCode && endOf(reward.couponCode),
});
