import { Outlet, useParams } from '@tanstack/react-router';
import { useEffect, useState, type ReactNode } from 'react';
import { RequireSecondFactor } from '../account/require-second-factor.js';
import { useSession } from '../session/session-query.js';
import { rememberLastMerchant } from '../session/last-merchant.js';
import { OpenMerchantProvider } from '../session/merchant-context.js';
import { NoLongerMember, NotFound } from '../ui/feedback/not-found.js';

/** Opens the merchant of the address, if the user is a member of it. */
export function MerchantLayout(): ReactNode {
  const { m } = useParams({ from: '/signed-in/shell/merchants/$m' });
  const { staff, memberships } = useSession();
  const membership = memberships.find(({ merchantId }) => merchantId === m);
  useEffect(() => {
    if (membership) rememberLastMerchant(membership.merchantId);
  }, [membership]);
  // Of this user: another one may have signed in in another tab.
  const [known, setKnown] = useState({ staffId: staff.id, membership });
  if (membership && membership !== known.membership) setKnown({ staffId: staff.id, membership });
  if (!membership) {
    const was = known.staffId === staff.id ? known.membership : undefined;
    return was?.merchantId === m ? <NoLongerMember merchantName={was.merchantName} /> : <NotFound />;
  }
  return (
    <RequireSecondFactor key={m} isRequired={membership.requiresSecondFactor} by={membership}>
      <OpenMerchantProvider merchant={{ ...membership, fromSupport: false }}>
        <div>
          <Outlet />
        </div>
      </OpenMerchantProvider>
    </RequireSecondFactor>
  );
}
