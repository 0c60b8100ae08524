import { Outlet, useParams } from '@tanstack/react-router';
import { useEffect, type ReactNode } from 'react';
import { useSession } from '../session/session-query.js';
import { keepLastMerchant } from '../session/last-merchant.js';
import { MerchantContext } from '../session/merchant-context.js';
import { NotFound } from '../ui/feedback/not-found.js';

/** Around the pages of one merchant. A merchant that somebody does not belong to is none. */
export function MerchantLayout(): ReactNode {
  const { m } = useParams({ from: '/signed-in/shell/merchants/$m' });
  const { memberships } = useSession();
  const membership = memberships.find(({ merchantId }) => merchantId === m);
  useEffect(() => {
    if (membership) keepLastMerchant(membership.merchantId);
  }, [membership]);
  if (!membership) return <NotFound />;
  return (
    <MerchantContext value={{ ...membership, fromSupport: false }}>
      <div key={m}>
        <Outlet />
      </div>
    </MerchantContext>
  );
}
