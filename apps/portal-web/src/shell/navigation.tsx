import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { openMembership } from '../session/last-merchant.js';
import { useSession } from '../session/session-query.js';
import { Icon, type IconName } from '../ui/theme/icons.js';
import { NavigationLink } from '../ui/layout/links.js';
import classes from './navigation.module.css';

const keysLink = ['/merchants/$m/keys', 'API keys', 'keys'] as const;
const commonLinks = [
  ['/merchants/$m/overview', 'Overview', 'overview'],
  keysLink,
  ['/merchants/$m/usage', 'Usage', 'usage'],
  ['/merchants/$m/requests', 'Requests', 'requests'],
  ['/merchants/$m/events', 'Events', 'events'],
  ['/merchants/$m/programme', 'Programme', 'programme'],
  ['/merchants/$m/orders', 'Orders', 'order'],
  ['/merchants/$m/customers', 'Customers', 'customers'],
  ['/merchants/$m/vouchers', 'Vouchers', 'vouchers'],
  ['/merchants/$m/emails', 'E-mails', 'email'],
] as const satisfies readonly (readonly [string, string, IconName])[];
const ownerLink = ['/merchants/$m/team', 'Team', 'team'] as const;
const adminLinks = [
  ['/merchants/$m/liability', 'Liability', 'report'],
  ['/merchants/$m/webhooks', 'Webhooks', 'webhooks'],
  ['/merchants/$m/audit-log', 'Audit log', 'audit'],
  ['/merchants/$m/settings', 'Settings', 'settings'],
] as const;

/** Links to the pages of the open merchant that the role allows, and to support. */
export function Navigation(): ReactNode {
  const { memberships, platformRole } = useSession();
  const { m } = useParams({ strict: false });
  const open = openMembership(memberships, m);
  const links = [
    ...commonLinks.filter((link) => link !== keysLink || open?.role !== 'staff'),
    ...(open?.role === 'owner' ? [ownerLink] : []),
    ...(open?.role === 'owner' || open?.role === 'admin' ? adminLinks : []),
  ];
  return (
    <>
      {open && (
        <ul className={classes['list']}>
          {links.map(([to, label, icon]) => (
            <li key={to}>
              <NavigationLink
                to={to}
                params={{ m: open.merchantId }}
                label={label}
                leftSection={<Icon name={icon} />}
                className={classes['link'] ?? ''}
                activeProps={{ 'data-here': true }}
              />
            </li>
          ))}
        </ul>
      )}
      {platformRole && (
        <>
          <div className={classes['section']}>Platform</div>
          <ul className={classes['list']}>
            <li>
              <NavigationLink
                to="/support"
                label="Support"
                leftSection={<Icon name="support" />}
                className={classes['link'] ?? ''}
                activeProps={{ 'data-here': true }}
              />
            </li>
          </ul>
        </>
      )}
    </>
  );
}
