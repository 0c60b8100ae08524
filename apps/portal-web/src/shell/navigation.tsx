import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSession } from '../session/session-query.js';
import { Icon, type IconName } from '../ui/theme/icons.js';
import { NavigationLink } from '../ui/layout/links.js';
import classes from './navigation.module.css';

const everyone = [
  ['/merchants/$m/overview', 'Overview', 'overview'],
  ['/merchants/$m/keys', 'API keys', 'keys'],
  ['/merchants/$m/usage', 'Usage', 'usage'],
  ['/merchants/$m/programme', 'Programme', 'programme'],
  ['/merchants/$m/customers', 'Customers', 'customers'],
  ['/merchants/$m/vouchers', 'Vouchers', 'vouchers'],
] as const satisfies readonly (readonly [string, string, IconName])[];
const ownersOnly = ['/merchants/$m/team', 'Team', 'team'] as const;
const adminsOnly = ['/merchants/$m/audit-log', 'Audit log', 'audit'] as const;

/** The rooms of the merchant that is open, as far as the role reaches, and support's. */
export function Navigation(): ReactNode {
  const { memberships, platformRole } = useSession();
  const { m } = useParams({ strict: false });
  const open = memberships.find(({ merchantId }) => merchantId === m) ?? memberships[0];
  const rooms = [
    ...everyone,
    ...(open?.role === 'owner' ? [ownersOnly] : []),
    ...(open && open.role !== 'viewer' ? [adminsOnly] : []),
  ];
  return (
    <>
      {open && (
        <ul className={classes['list']}>
          {rooms.map(([to, label, icon]) => (
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
          <div className={classes['part']}>Platform</div>
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
