import { AppShell, Burger, Group } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Link, Outlet, useLocation } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, type KeyboardEvent, type ReactNode } from 'react';
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
  const main = useRef<HTMLElement>(null);
  const burger = useRef<HTMLButtonElement>(null);
  useNewPage(() => {
    close();
    window.scrollTo(0, 0);
    // So that screen readers announce the new page.
    main.current?.focus({ preventScroll: true });
  });
  const leaveNavigation = (): void => {
    close();
    burger.current?.focus();
  };
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
            ref={burger}
            opened={open}
            onClick={toggle}
            size="sm"
            aria-label="Open navigation"
            aria-expanded={open}
            hiddenFrom="md"
          />
        </Group>
      </AppShell.Header>
      <Navbar open={open} onClose={leaveNavigation} />
      <Notifications />
      <AppShell.Main id="content" ref={main} tabIndex={-1} className={classes['main']}>
        <Notices />
        <Outlet />
      </AppShell.Main>
    </AppShell>
  );
}

/** Calls back when another page has opened, and remembers the address of each. */
function useNewPage(onNewPage: () => void): void {
  const { pathname, searchStr } = useLocation();
  const { staff } = useSession();
  const before = useRef(pathname);
  const notifyNewPage = useEffectEvent(onNewPage);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    notifyNewPage();
  }, [pathname]);
  useEffect(() => rememberAddress(staff.id, pathname, searchStr), [staff.id, pathname, searchStr]);
}

interface NavbarProps {
  /** Whether it is open on a phone. On a wide screen it always is. */
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The navigation. On a phone the focus moves into it when it opens, and Escape closes it. */
function Navbar({ open, onClose }: NavbarProps): ReactNode {
  const closeButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (open) closeButton.current?.focus();
  }, [open]);
  // React passes on the events of an open menu too, where Escape closes the menu alone.
  const closeOnEscape = ({ key, target }: KeyboardEvent): void => {
    if (open && key === 'Escape' && target instanceof Element && !target.closest('[role=menu]')) onClose();
  };
  return (
    <AppShell.Navbar
      className={classes['navbar']}
      aria-label="Main"
      id="navigation"
      data-open={open || undefined}
      onKeyDown={closeOnEscape}
    >
      <div className={classes['top']}>
        <Brand />
        <Burger ref={closeButton} opened onClick={onClose} size="sm" aria-label="Close navigation" hiddenFrom="md" />
      </div>
      <MerchantSwitcher />
      <div className={classes['links']}>
        <Navigation />
      </div>
      <UserMenu />
    </AppShell.Navbar>
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
