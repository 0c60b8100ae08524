import { plainWord } from './format.js';

const words: Readonly<Record<string, string>> = {
  order: 'Order',
  give: 'Given',
  adjust: 'Adjusted',
  issue: 'Issued',
  redeem: 'Redeemed',
  cancel: 'Cancelled',
  coupon_set: 'Coupon set',
};

/** What happened in a line of a ledger, as a word for people. */
export const ledgerWord = (kind: string): string => words[kind] ?? plainWord(kind);
