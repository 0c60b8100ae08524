import { humanize } from './words.js';

const words: Readonly<Record<string, string>> = {
  order: 'Order',
  give: 'Given',
  adjust: 'Adjusted',
  issue: 'Issued',
  redeem: 'Redeemed',
  cancel: 'Cancelled',
  coupon_set: 'Coupon set',
};

/** The label of a ledger entry. */
export const ledgerEntryName = (kind: string): string => words[kind] ?? humanize(kind);
