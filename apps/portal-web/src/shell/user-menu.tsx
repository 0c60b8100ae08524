import { Menu, UnstyledButton, VisuallyHidden, useMantineColorScheme, type MantineColorScheme } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSession } from '../session/session-query.js';
import { useSignOut } from '../session/sign-out.js';
import { notifyError } from '../ui/feedback/notify.js';
import { Icon, type IconName } from '../ui/theme/icons.js';
import classes from './user-menu.module.css';

const schemes: readonly (readonly [MantineColorScheme, string, IconName])[] = [
  ['light', 'Light', 'sun'],
  ['dark', 'Dark', 'moon'],
  ['auto', 'System', 'screen'],
];

/** The user menu: account, theme and sign-out. */
export function UserMenu(): ReactNode {
  const { staff } = useSession();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <Menu position="top-start" width="target">
      <Menu.Target>
        <UnstyledButton className={classes['button']}>
          <span className={classes['text']}>
            <span className={classes['name']} title={staff.name}>
              {staff.name}
            </span>
            <span className={classes['email']} title={staff.email}>
              {staff.email}
            </span>
          </span>
          <VisuallyHidden>Open user menu</VisuallyHidden>
          <Icon name="updown" size={16} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<Icon name="account" />} onClick={() => void navigate({ to: '/account' })}>
          Your account
        </Menu.Item>
        <Menu.Divider />
        <Menu.Label>Theme</Menu.Label>
        {schemes.map(([scheme, label, icon]) => (
          <Menu.Item
            key={scheme}
            leftSection={<Icon name={icon} />}
            rightSection={colorScheme === scheme ? <Icon name="check" size={16} /> : undefined}
            onClick={() => setColorScheme(scheme)}
            closeMenuOnClick={false}
          >
            {label}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item
          leftSection={<Icon name="exit" />}
          onClick={() => signOut.mutate(undefined, { onError: notifyError })}
        >
          Sign out
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
