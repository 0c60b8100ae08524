import type { ReactNode } from 'react';
import { ObjectLink } from '../session/object-link.js';
import { useMerchant } from '../session/merchant-context.js';
import { AddressLink } from '../ui/layout/links.js';

/** The lists of what has no page of its own. */
const lists: Readonly<Record<string, string>> = {
  card: 'programme',
  rwt: 'programme/rewards',
  vt: 'programme/vouchers',
  loc: 'programme/locations',
  stf: 'team',
  inv: 'team',
};

interface SubjectLinkProps {
  readonly id: string | null;
  readonly children: ReactNode;
}

/**
 * A link to the subject of an entry: to its page, or to the list that has it. Without a link where the reader may not open that
 * list.
 */
export function SubjectLink({ id, children }: SubjectLinkProps): ReactNode {
  const { m, fromSupport, hasRole } = useMerchant();
  if (id === null) return children;
  const list = lists[id.slice(0, id.indexOf('_'))];
  if (list === undefined) return <ObjectLink id={id}>{children}</ObjectLink>;
  if (fromSupport || (list === 'team' && !hasRole('owner'))) return children;
  return (
    <AddressLink href={`/merchants/${m}/${list}`} size="sm">
      {children}
    </AddressLink>
  );
}
