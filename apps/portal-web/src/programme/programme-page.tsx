import { Outlet } from '@tanstack/react-router';
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

/** What the merchant offers, and what an order awards. */
export function ProgrammePage(): ReactNode {
  const { may } = useMerchant();
  return (
    <Page title="Programme" about="The cards, rewards and vouchers that you offer, and what an order awards.">
      <TabLinks label="Parts of the programme" links={parts} />
      {!may('admin') && <Notice>You can look at everything here. Admins and owners of your team can change it.</Notice>}
      <Outlet />
    </Page>
  );
}
