import { createContext, useContext } from 'react';
import type { Membership } from '../api/types.js';
import { date, dateTime, money } from '../format/format.js';

/** The merchant whose pages are open, and what the person who looks may do. */
export interface OpenMerchant extends Membership {
  /** Support looks from outside, and changes nothing. */
  readonly fromSupport: boolean;
}

/** Given by the layout around a merchant's pages. */
export const MerchantContext = createContext<OpenMerchant | undefined>(undefined);

const ranks = ['viewer', 'admin', 'owner'];

/** The open merchant with what its pages need: rights, and dates and amounts in its own form. */
export function useMerchant() {
  const merchant = useContext(MerchantContext);
  if (!merchant) throw new Error('No merchant is open.');
  return {
    ...merchant,
    m: merchant.merchantId,
    may: (role: 'admin' | 'owner') => !merchant.fromSupport && ranks.indexOf(merchant.role) >= ranks.indexOf(role),
    dateTime: (at: string) => dateTime(at, merchant.timeZone),
    date: (at: string) => date(at, merchant.timeZone),
    money: (value: number) => money(value, merchant.currency),
  };
}
