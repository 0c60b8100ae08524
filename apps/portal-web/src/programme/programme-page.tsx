import { Link, Outlet, useMatchRoute } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Page } from '../ui/layout/page.js';
import { TabLinks } from '../ui/layout/tab-links.js';
import { useMerchant } from '../session/merchant-context.js';
import { Notice } from '../ui/feedback/notice.js';

const parts = [
  ['/merchants/$m/programme', 'Cards'],
  ['/merchants/$m/programme/rewards', 'Rewards'],
  ['/merchants/$m/programme/vouchers', 'Voucher templates'],
  ['/merchants/$m/programme/orders', 'Order settings'],
  ['/merchants/$m/programme/locations', 'Locations'],
] as const;

/** The tabs of the programme. */
export function ProgrammePage(): ReactNode {
  const { m, hasRole } = useMerchant();
  const matchRoute = useMatchRoute();
  const [, part] = parts.find(([to]) => matchRoute({ to, params: { m } }) !== false) ?? parts[0];
  return (
    <Page
      title="Programme"
      documentTitle={`${part} · Programme`}
      description="The cards, rewards and vouchers that you offer, and what an order awards."
    >
      <TabLinks label="Programme sections">
        {parts.map(([to, text]) => (
          <Link key={to} to={to} params={{ m }} activeOptions={{ exact: true }}>
            {text}
          </Link>
        ))}
      </TabLinks>
      {!hasRole('admin') && <Notice>You can view the programme. Only admins and owners can change it.</Notice>}
      <Outlet />
    </Page>
  );
}
