import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef, type ReactNode } from 'react';
import classes from './tab-links.module.css';

interface TabLinksProps {
  readonly label: string;
  /** The links. */
  readonly children: ReactNode;
}

/** Tabs that are links: each has its own address. */
export function TabLinks({ label, children }: TabLinksProps): ReactNode {
  const { pathname } = useLocation();
  const tabs = useRef<HTMLElement>(null);
  // On a phone not all tabs fit: scroll to the open one.
  useEffect(() => {
    const open = tabs.current?.querySelector<HTMLElement>('.active');
    if (tabs.current && open) tabs.current.scrollLeft = open.offsetLeft - tabs.current.offsetLeft - 16;
  }, [pathname]);
  return (
    <nav ref={tabs} aria-label={label} className={classes['tabs']}>
      {children}
    </nav>
  );
}
