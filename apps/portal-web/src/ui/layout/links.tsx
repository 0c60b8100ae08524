import { Anchor, type AnchorProps, Button, type ButtonProps, NavLink, type NavLinkProps } from '@mantine/core';
import { createLink, useRouter } from '@tanstack/react-router';
import type { MouseEvent, ReactNode, Ref } from 'react';

interface Linked {
  readonly ref?: Ref<HTMLAnchorElement>;
}

/** A link that looks like a button. */
export const LinkButton = createLink((props: ButtonProps & Linked): ReactNode => <Button component="a" {...props} />);

/** A link in a text or a table. */
export const TextLink = createLink((props: Omit<AnchorProps, 'href'> & Linked): ReactNode => <Anchor {...props} />);

/** A link of the navigation. */
export const NavigationLink = createLink((props: Omit<NavLinkProps, 'href'> & Linked): ReactNode => (
  <NavLink component="a" {...props} />
));

/** Opens an address of the portal in the page. Clicks for a new tab or window are left to the browser. */
export function useAddress(href: string): (event: MouseEvent) => void {
  const router = useRouter();
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    router.history.push(href);
  };
}

interface AddressLinkProps extends Omit<AnchorProps, 'href'> {
  readonly href: string;
  readonly children: ReactNode;
}

/** A link to an address that is put together, or that the API returned. */
export function AddressLink({ href, ...props }: AddressLinkProps): ReactNode {
  return <Anchor href={href} onClick={useAddress(href)} {...props} />;
}
