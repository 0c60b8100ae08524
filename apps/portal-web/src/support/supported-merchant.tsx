import { useQuery } from '@tanstack/react-query';
import { Outlet, useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { api, unwrap } from '../api/client.js';
import { onceForSupport } from '../api/support-access.js';
import { OpenMerchantProvider } from '../session/merchant-context.js';
import { useSession } from '../session/session-query.js';
import { NotFound } from '../ui/feedback/not-found.js';
import { QueryState } from '../ui/feedback/states.js';
import { ReadOnlyBanner } from './read-only-banner.js';

/** The pages of one merchant for support staff, read-only. */
export function SupportedMerchant(): ReactNode {
  const { platformRole } = useSession();
  const { m } = useParams({ from: '/signed-in/shell/support/merchants/$m' });
  const merchant = useQuery({
    queryKey: ['support', 'merchant', m],
    queryFn: async () => (await unwrap(api.GET('/v1/portal/support/merchants/{m}', { params: { path: { m } } }))).data,
    enabled: platformRole !== null,
    staleTime: onceForSupport,
  });
  if (!platformRole) return <NotFound />;
  return (
    <div>
      <ReadOnlyBanner />
      <QueryState query={merchant}>
        {({ id, name, currency, timeZone }) => (
          <OpenMerchantProvider
            key={id}
            merchant={{
              merchantId: id,
              merchantName: name,
              currency,
              timeZone,
              role: 'viewer',
              requiresSecondFactor: false,
              fromSupport: true,
            }}
          >
            <Outlet />
          </OpenMerchantProvider>
        )}
      </QueryState>
    </div>
  );
}
