import type { VoucherEntry } from '../api/types.js';

/** How much of an entry can be given back: of a redemption what is not reversed yet. */
export const reversible = ({ change, reversedAmount }: VoucherEntry): number =>
  reversedAmount === null ? 0 : Number((-change - reversedAmount).toFixed(4));
