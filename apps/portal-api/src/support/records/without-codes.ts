/** Of a code support sees its end: who has the whole code can redeem it. */
export const endOf = (code: string): string => `****${code.slice(-4)}`;

/** The same, without its code but for the end. */
export const withoutCode = <Shown extends { code: string }>(voucher: Shown): Shown => ({
  ...voucher,
  code: endOf(voucher.code),
});
