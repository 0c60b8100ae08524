import { createContext, useContext, type ReactNode } from 'react';
import type { Membership } from '../api/types.js';
import { formatDate, formatDateTime } from '../format/dates.js';
import { formatMoney } from '../format/numbers.js';
import { PageOwnerContext } from '../ui/layout/page-owner-context.js';
import { TimeZoneContext } from '../ui/data/time-zone-context.js';

/** The merchant whose pages are open, and the role of the signed-in user there. */
export interface OpenMerchant extends Membership {
  /** Support staff can view a merchant that they are not a member of. They can't change it. */
  readonly fromSupport: boolean;
}

const MerchantContext = createContext<OpenMerchant | undefined>(undefined);

interface OpenMerchantProviderProps {
  readonly merchant: OpenMerchant;
  readonly children: ReactNode;
}

/** Makes a merchant the open one for all pages inside. */
export function OpenMerchantProvider({ merchant, children }: OpenMerchantProviderProps): ReactNode {
  return (
    <MerchantContext value={merchant}>
      <TimeZoneContext value={merchant.timeZone}>
        <PageOwnerContext value={merchant.merchantName}>{children}</PageOwnerContext>
      </TimeZoneContext>
    </MerchantContext>
  );
}

const ranks = ['viewer', 'staff', 'admin', 'owner'];

/** The open merchant, what the user may do there, and dates and amounts in its time zone and currency. */
export function useMerchant() {
  const merchant = useContext(MerchantContext);
  if (!merchant) throw new Error('No merchant is open.');
  return {
    ...merchant,
    m: merchant.merchantId,
    hasRole: (role: 'staff' | 'admin' | 'owner') =>
      !merchant.fromSupport && ranks.indexOf(merchant.role) >= ranks.indexOf(role),
    /** API keys are the one thing that a viewer sees and a staff member doesn’t. */
    seesKeys: merchant.role !== 'staff',
    formatDateTime: (at: string) => formatDateTime(at, merchant.timeZone),
    formatDate: (at: string) => formatDate(at, merchant.timeZone),
    formatMoney: (value: number) => formatMoney(value, merchant.currency),
  };
}
