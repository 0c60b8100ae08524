import { Outlet } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { RequireSecondFactor } from '../account/require-second-factor.js';
import { useSession } from '../session/session-query.js';
import { NotFound } from '../ui/feedback/not-found.js';

/** The pages of support, for whoever has a role in the platform. */
export function SupportLayout(): ReactNode {
  const { platformRole, platformRequiresSecondFactor } = useSession();
  if (!platformRole) return <NotFound />;
  return (
    <RequireSecondFactor isRequired={platformRequiresSecondFactor} by="platform">
      <Outlet />
    </RequireSecondFactor>
  );
}
