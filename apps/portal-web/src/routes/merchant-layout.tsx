import { Outlet, useParams } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { useSession } from '../session/session-query.js';
import { rememberLastMerchant } from '../session/last-merchant.js';
import { OpenMerchantProvider } from '../session/merchant-context.js';
import { NotFound } from '../ui/feedback/not-found.js';
import { LoadingState } from '../ui/feedback/states.js';

/** Loaded where it is shown alone: few see it, once. */
const SecondFactorGate = lazy(() =>
  import('../account/second-factor-gate.js').then((file) => ({ default: file.SecondFactorGate })),
);

/** Opens the merchant of the address, if the user is a member of it. */
export function MerchantLayout(): ReactNode {
  const { m } = useParams({ from: '/signed-in/shell/merchants/$m' });
  const { memberships, staff } = useSession();
  const membership = memberships.find(({ merchantId }) => merchantId === m);
  useEffect(() => {
    if (membership) rememberLastMerchant(membership.merchantId);
  }, [membership]);
  if (!membership) return <NotFound />;
  if (membership.requiresSecondFactor && !staff.twoFactorEnabled) {
    return (
      <Suspense fallback={<LoadingState rows={3} />}>
        <SecondFactorGate merchantName={membership.merchantName} />
      </Suspense>
    );
  }
  return (
    <OpenMerchantProvider merchant={{ ...membership, fromSupport: false }}>
      <div key={m}>
        <Outlet />
      </div>
    </OpenMerchantProvider>
  );
}
