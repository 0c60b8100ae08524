import { Link, useLocation, useParams } from '@tanstack/react-router';
import { useEffect, useRef, type ReactNode } from 'react';
import classes from './tab-links.module.css';

interface TabLinksProps<To extends string> {
  readonly label: string;
  readonly links: readonly (readonly [To, string])[];
}

/** Tabs that are links: each has its own address. */
export function TabLinks<To extends string>({ label, links }: TabLinksProps<To>): ReactNode {
  const { m = '' } = useParams({ strict: false });
  const { pathname } = useLocation();
  const tabs = useRef<HTMLElement>(null);
  // On a phone not all tabs fit: scroll to the open one.
  useEffect(() => {
    const open = tabs.current?.querySelector<HTMLElement>('.active');
    if (tabs.current && open) tabs.current.scrollLeft = open.offsetLeft - tabs.current.offsetLeft - 16;
  }, [pathname]);
  return (
    <nav ref={tabs} aria-label={label} className={classes['tabs']}>
      {links.map(([to, text]) => (
        <Link
          key={to}
          to={to as string}
          params={{ m } as never}
          activeOptions={{ exact: true }}
          className={classes['tab']}
        >
          {text}
        </Link>
      ))}
    </nav>
  );
}
