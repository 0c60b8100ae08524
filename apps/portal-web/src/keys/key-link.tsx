import type { ReactNode } from 'react';
import { useMerchant } from '../session/merchant-context.js';
import { AddressLink } from '../ui/layout/links.js';

interface KeyLinkProps {
  readonly id: string;
  readonly size?: 'sm';
  readonly fw?: number;
  readonly underline?: 'always';
  readonly children: ReactNode;
}

/** A link to the page of a key, which support has too. */
export function KeyLink({ id, ...rest }: KeyLinkProps): ReactNode {
  const { m, fromSupport } = useMerchant();
  return <AddressLink href={`${fromSupport ? '/support' : ''}/merchants/${m}/keys/${id}`} {...rest} />;
}
