import { Anchor, type AnchorProps, Button, type ButtonProps, NavLink, type NavLinkProps } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { ReactNode, Ref } from 'react';

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
