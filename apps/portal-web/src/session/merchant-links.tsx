import type { ReactNode } from 'react';
import { useMerchant } from './merchant-context.js';
import { useSession } from './session-query.js';
import { lastAddress } from '../ui/layout/last-address.js';
import { AddressLink } from '../ui/layout/links.js';

interface MerchantLinkProps {
  /** The path below that of the merchant. */
  readonly to: string;
  readonly strong?: boolean;
  /** `always` for a link within a text, where its colour is not enough to recognise it. */
  readonly underline?: 'always';
  readonly children: ReactNode;
}

/** A link to a page of the open merchant, for its members and for support. */
function MerchantLink({ to, strong = false, underline, children }: MerchantLinkProps): ReactNode {
  const { m, fromSupport } = useMerchant();
  return (
    <AddressLink
      href={`${fromSupport ? '/support' : ''}/merchants/${m}/${to}`}
      inherit={!strong}
      fw={strong ? 600 : undefined}
      underline={underline}
    >
      {children}
    </AddressLink>
  );
}

interface LinkProps extends Omit<MerchantLinkProps, 'to'> {
  readonly id: string;
}

/** A link to an order. */
export const OrderLink = ({ id, ...rest }: LinkProps): ReactNode => <MerchantLink to={`orders/${id}`} {...rest} />;

/** A link to a voucher. */
export const VoucherLink = ({ id, ...rest }: LinkProps): ReactNode => <MerchantLink to={`vouchers/${id}`} {...rest} />;

/** A link to what happened to a reward. */
export const RewardLink = ({ id, ...rest }: LinkProps): ReactNode => <MerchantLink to={`rewards/${id}`} {...rest} />;

/** A link to a customer. */
export const CustomerLink = ({ id, ...rest }: LinkProps): ReactNode => (
  <MerchantLink to={`customers/${id}`} {...rest} />
);

interface BackLinkProps {
  /** The address of the list without filters. */
  readonly to: string;
  readonly children: ReactNode;
}

/** A link back to a list, with the filters and the page that the user last saw. */
export function BackLink({ to, children }: BackLinkProps): ReactNode {
  const { staff } = useSession();
  return <AddressLink href={lastAddress(staff.id, to)}>{children}</AddressLink>;
}

interface ListLinkProps {
  readonly list: 'customers' | 'events' | 'keys' | 'orders' | 'requests' | 'vouchers';
  readonly children: ReactNode;
}

/** A link back to a list of the open merchant, which support has as a tab. */
export function ListLink({ list, children }: ListLinkProps): ReactNode {
  const { m, fromSupport } = useMerchant();
  return (
    <BackLink to={fromSupport ? `/support/merchants/${m}?tab=${list}` : `/merchants/${m}/${list}`}>{children}</BackLink>
  );
}
