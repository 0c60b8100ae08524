import type { Voucher } from '../api/types.js';

/** The amount that is left of a voucher: none once it has expired or was cancelled. */
export const leftOf = ({ status, remainingValue }: Pick<Voucher, 'status' | 'remainingValue'>): number =>
  status === 'expired' || status === 'cancelled' ? 0 : remainingValue;
