import { AppShell, Burger, Group } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Link, Outlet, useLocation } from '@tanstack/react-router';
import { useEffect, useRef, type ReactNode } from 'react';
import { SearchBox } from '../search/search-box.js';
import { useSession } from '../session/session-query.js';
import { rememberAddress } from '../ui/layout/last-address.js';
import { Logo } from '../ui/layout/logo.js';
import { MerchantSwitcher } from './merchant-switcher.js';
import { Navigation } from './navigation.js';
import classes from './shell.module.css';
import { OfflineNotice } from './offline-notice.js';
import { OutOfDateNotice } from './out-of-date-notice.js';
import { Notifications } from './notifications.js';
import { UserMenu } from './user-menu.js';

/** The layout around every page: navigation on the left, on a phone behind a button. */
export function Shell(): ReactNode {
  const [open, { toggle, close }] = useDisclosure(false);
  const { pathname, searchStr } = useLocation();
  const { staff } = useSession();
  const main = useRef<HTMLElement>(null);
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    close();
    window.scrollTo(0, 0);
    // So that screen readers announce the new page.
    main.current?.focus({ preventScroll: true });
  }, [pathname, close]);
  useEffect(() => rememberAddress(staff.id, pathname, searchStr), [staff.id, pathname, searchStr]);
  return (
    <AppShell
      layout="alt"
      header={{ height: 56 }}
      navbar={{ width: 256, breakpoint: 'md', collapsed: { mobile: !open } }}
      padding={0}
      withBorder={false}
    >
      <a className={classes['skip']} href="#content">
        Skip to content
      </a>
      <AppShell.Header className={classes['header']}>
        <Group h="100%" className={classes['bar']} justify="space-between" wrap="nowrap">
          <Link to="/" className={classes['mark']} aria-label="Home">
            <Logo size={26} />
          </Link>
          <SearchBox />
          <Burger
            opened={open}
            onClick={toggle}
            size="sm"
            aria-label="Open navigation"
            aria-expanded={open}
            hiddenFrom="md"
          />
        </Group>
      </AppShell.Header>
      <AppShell.Navbar className={classes['navbar']} aria-label="Main" id="navigation">
        <div className={classes['top']}>
          <Brand />
          <Burger opened onClick={close} size="sm" aria-label="Close navigation" hiddenFrom="md" />
        </div>
        <MerchantSwitcher />
        <div className={classes['links']}>
          <Navigation />
        </div>
        <UserMenu />
      </AppShell.Navbar>
      <Notifications />
      <AppShell.Main id="content" ref={main} tabIndex={-1} className={classes['main']}>
        <Notices />
        <Outlet />
      </AppShell.Main>
    </AppShell>
  );
}

/** The notices of every page, above its title. */
function Notices(): ReactNode {
  return (
    <section className={classes['notices']}>
      <OfflineNotice />
      <OutOfDateNotice />
    </section>
  );
}

function Brand(): ReactNode {
  return (
    <Link to="/" className={classes['brand']}>
      <Logo size={26} />
      <span>Loyalty Rewards</span>
    </Link>
  );
}
