import type { ReactNode } from 'react';
import { useMerchant } from './merchant-context.js';
import { AddressLink } from '../ui/layout/links.js';

const kinds: Readonly<Record<string, string>> = {
  cus: 'Customer',
  vch: 'Voucher',
  key: 'API key',
  ord: 'Order',
  rwd: 'Reward',
  ccard: 'Card of a customer',
  whe: 'Webhook endpoint',
};
const pages: Readonly<Record<string, string>> = {
  cus: 'customers',
  vch: 'vouchers',
  key: 'keys',
  ord: 'orders',
  rwd: 'rewards',
};
const prefixOf = (id: string): string => id.slice(0, id.indexOf('_'));

/** What an id names. */
export const kindOf = (id: string): string => kinds[prefixOf(id)] ?? 'Object';

interface ObjectLinkProps {
  readonly id: string;
  /** Whose card it is: a card is shown with its customer. */
  readonly customerId?: string | null;
  readonly children: ReactNode;
}

/** A link to the page of an object, if it has one. */
export function ObjectLink({ id, customerId, children }: ObjectLinkProps): ReactNode {
  const { m, fromSupport, hasRole } = useMerchant();
  const owner = prefixOf(id) === 'ccard' && customerId ? customerId : id;
  const page = pages[prefixOf(owner)] ?? (prefixOf(owner) === 'whe' && hasRole('admin') ? 'webhooks' : undefined);
  if (!page) return children;
  return (
    <AddressLink href={`${fromSupport ? '/support' : ''}/merchants/${m}/${page}/${owner}`} size="sm">
      {children}
    </AddressLink>
  );
}
