import { Menu, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useNavigate, useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Membership } from '../api/types.js';
import { useSession } from '../session/session-query.js';
import { plainWord } from '../format/format.js';
import { Icon } from '../ui/theme/icons.js';
import classes from './merchant-switcher.module.css';

/** Which merchant is open; a menu of all where somebody belongs to several. */
export function MerchantSwitcher(): ReactNode {
  const { memberships } = useSession();
  const { m } = useParams({ strict: false });
  const navigate = useNavigate();
  const open = memberships.find(({ merchantId }) => merchantId === m) ?? memberships[0];
  if (!open) return null;
  if (memberships.length === 1) {
    return (
      <div className={classes['one']}>
        <Name of={open} />
      </div>
    );
  }
  return (
    <Menu width="target" position="bottom-start">
      <Menu.Target>
        <UnstyledButton className={classes['button']}>
          <Name of={open} />
          <VisuallyHidden>Open another merchant</VisuallyHidden>
          <Icon name="updown" size={16} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>Your merchants</Menu.Label>
        {memberships.map((each) => (
          <Menu.Item
            key={each.merchantId}
            rightSection={each === open ? <Icon name="check" size={16} /> : undefined}
            onClick={() => void navigate({ to: '/merchants/$m/overview', params: { m: each.merchantId } })}
          >
            {each.merchantName}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function Name({ of: { merchantName, role } }: { readonly of: Membership }): ReactNode {
  return (
    <span className={classes['name']}>
      <span className={classes['tile']} aria-hidden="true">
        {merchantName.slice(0, 1).toUpperCase()}
      </span>
      <span className={classes['words']}>
        <span className={classes['title']}>{merchantName}</span>
        <span className={classes['role']}>{plainWord(role)}</span>
      </span>
    </span>
  );
}
