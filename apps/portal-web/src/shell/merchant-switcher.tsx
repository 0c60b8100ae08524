import { Menu, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useNavigate, useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Membership } from '../api/types.js';
import { openMembership } from '../session/last-merchant.js';
import { useSession } from '../session/session-query.js';
import { humanize } from '../format/words.js';
import { Icon } from '../ui/theme/icons.js';
import classes from './merchant-switcher.module.css';

/** The open merchant, with a menu if the user is a member of several. */
export function MerchantSwitcher(): ReactNode {
  const { memberships } = useSession();
  const { m } = useParams({ strict: false });
  const navigate = useNavigate();
  const open = openMembership(memberships, m);
  if (!open) return null;
  if (memberships.length === 1) {
    return (
      <div className={classes['single']}>
        <Name membership={open} />
      </div>
    );
  }
  return (
    <Menu width="target" position="bottom-start">
      <Menu.Target>
        <UnstyledButton className={classes['button']}>
          <Name membership={open} />
          <VisuallyHidden>Switch merchant</VisuallyHidden>
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

function Name({ membership: { merchantName, role } }: { readonly membership: Membership }): ReactNode {
  return (
    <span className={classes['name']}>
      <span className={classes['avatar']} aria-hidden="true">
        {firstLetter(merchantName).toUpperCase()}
      </span>
      <span className={classes['text']}>
        <span className={classes['title']} title={merchantName}>
          {merchantName}
        </span>
        <span className={classes['role']}>{humanize(role)}</span>
      </span>
    </span>
  );
}

/** An emoji is one letter, also where it is several code units. Browsers before 2024 may know no segments. */
function firstLetter(name: string): string {
  const [first] = 'Segmenter' in Intl ? new Intl.Segmenter().segment(name) : [];
  return first?.segment ?? [...name][0] ?? '';
}
