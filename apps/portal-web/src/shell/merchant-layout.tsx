import { Outlet, useParams } from '@tanstack/react-router';
import { useEffect, type ReactNode } from 'react';
import { useSession } from '../session/session-query.js';
import { rememberLastMerchant } from '../session/last-merchant.js';
import { OpenMerchantProvider } from '../session/merchant-context.js';
import { NotFound } from '../ui/feedback/not-found.js';

/** Opens the merchant of the address, if the user is a member of it. */
export function MerchantLayout(): ReactNode {
  const { m } = useParams({ from: '/signed-in/shell/merchants/$m' });
  const { memberships } = useSession();
  const membership = memberships.find(({ merchantId }) => merchantId === m);
  useEffect(() => {
    if (membership) rememberLastMerchant(membership.merchantId);
  }, [membership]);
  if (!membership) return <NotFound />;
  return (
    <OpenMerchantProvider merchant={{ ...membership, fromSupport: false }}>
      <div key={m}>
        <Outlet />
      </div>
    </OpenMerchantProvider>
  );
}
