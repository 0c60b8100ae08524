import { Navigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { SignInLayout } from './sign-in-layout.js';
import { Notice } from '../ui/feedback/notice.js';
import { openMembership } from './last-merchant.js';
import { useSession } from './session-query.js';
import { SignOutButton } from './sign-out.js';

/** The start page: goes to the merchant that was open last, to the first one, or to the support pages. */
export function Home(): ReactNode {
  const { memberships, platformRole } = useSession();
  const open = openMembership(memberships);
  if (open) return <Navigate to="/merchants/$m/overview" params={{ m: open.merchantId }} replace />;
  if (platformRole) return <Navigate to="/support" replace />;
  return (
    <SignInLayout title="No merchant yet">
      <Notice>You are not a member of any merchant. Ask an owner to invite you.</Notice>
      <SignOutButton />
    </SignInLayout>
  );
}
