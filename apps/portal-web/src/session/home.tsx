import { Navigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Door } from './sign-in-layout.js';
import { Notice } from '../ui/feedback/notice.js';
import { lastMerchant } from './last-merchant.js';
import { useSession } from './session-query.js';
import { SignOutButton } from './sign-out.js';

/** The address without a path: the merchant that was open last, else the first, else support's pages. */
export function Home(): ReactNode {
  const { memberships, platformRole } = useSession();
  const last = lastMerchant();
  const open = memberships.find(({ merchantId }) => merchantId === last) ?? memberships[0];
  if (open) return <Navigate to="/merchants/$m/overview" params={{ m: open.merchantId }} replace />;
  if (platformRole) return <Navigate to="/support" replace />;
  return (
    <Door title="No merchant yet">
      <Notice>You belong to no merchant. Ask an owner of a team to invite you.</Notice>
      <SignOutButton />
    </Door>
  );
}
