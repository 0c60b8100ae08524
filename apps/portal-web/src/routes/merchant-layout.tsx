import { Outlet, useParams } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import type { Session } from '../api/types.js';
import { useSession } from '../session/session-query.js';
import { rememberLastMerchant } from '../session/last-merchant.js';
import { OpenMerchantProvider } from '../session/merchant-context.js';
import { NoLongerMember, NotFound } from '../ui/feedback/not-found.js';
import { LoadingState } from '../ui/feedback/states.js';

/** Loaded only where it is shown: few users see it, and only once. */
const SecondFactorGate = lazy(() =>
  import('../account/second-factor-gate.js').then((file) => ({ default: file.SecondFactorGate })),
);

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
    <RequireSecondFactor key={m} membership={membership}>
      <OpenMerchantProvider merchant={{ ...membership, fromSupport: false }}>
        <div>
          <Outlet />
        </div>
      </OpenMerchantProvider>
    </RequireSecondFactor>
  );
}

interface RequireSecondFactorProps {
  readonly membership: Session['memberships'][number];
  readonly children: ReactNode;
}

/** Shows the set-up in place of the pages, where the merchant requires a second factor and the user has none. */
function RequireSecondFactor({ membership, children }: RequireSecondFactorProps): ReactNode {
  const { staff } = useSession();
  // The second factor is on before the recovery codes are shown, and the session may be loaded again at any time. The codes must
  // stay until the user closes them.
  const [isSettingUp, setIsSettingUp] = useState(false);
  if (!isSettingUp && (!membership.requiresSecondFactor || staff.twoFactorEnabled)) return children;
  return (
    <Suspense fallback={<LoadingState rows={3} />}>
      <SecondFactorGate merchantName={membership.merchantName} onSettingUp={setIsSettingUp} />
    </Suspense>
  );
}
