import { humanize } from './words.js';

const words: Readonly<Record<string, string>> = {
  order: 'Order',
  give: 'Given',
  complete: 'Card completed',
  adjust: 'Adjusted',
  correct: 'Corrected',
  spend: 'Spent',
  return: 'Returned',
  reverse: 'Reversed',
  expire: 'Expired',
  issue: 'Issued',
  redeem: 'Redeemed',
  capture: 'Captured',
  cancel: 'Cancelled',
  coupon_set: 'Coupon set',
  cancelled: 'Cancelled',
  reversed: 'Reversed',
};

/** The label of a ledger entry. */
export const ledgerEntryName = (kind: string): string => words[kind] ?? humanize(kind);
