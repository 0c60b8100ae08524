import type { Voucher } from '../api/types.js';

/** What is left of a voucher: of one that has ended nothing is. */
export const leftOf = ({ status, remainingValue }: Pick<Voucher, 'status' | 'remainingValue'>): number =>
  status === 'expired' || status === 'cancelled' ? 0 : remainingValue;
