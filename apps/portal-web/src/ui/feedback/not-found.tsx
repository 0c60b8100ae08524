import type { ReactNode } from 'react';
import { LinkButton } from '../layout/links.js';
import { useDocumentTitle } from '../layout/page.js';
import { EmptyState } from './states.js';

/** Shown for an unknown address, or for a merchant that the user is not a member of. */
export function NotFound(): ReactNode {
  useDocumentTitle('Not found');
  return (
    <div>
      <EmptyState
        fullPage
        icon="search"
        title="Page not found"
        action={
          <LinkButton to="/" variant="default">
            Go to the start page
          </LinkButton>
        }
      >
        Check the address. The page may belong to a merchant that you are not a member of.
      </EmptyState>
    </div>
  );
}

/** Shown where the user was a member of the merchant when the page was opened, and is not any more. */
export function NoLongerMember({ merchantName }: { readonly merchantName: string }): ReactNode {
  useDocumentTitle('No access');
  return (
    <div role="alert">
      <EmptyState
        fullPage
        icon="stop"
        title="You no longer have access to this merchant"
        action={
          <LinkButton to="/" variant="default">
            Go to the start page
          </LinkButton>
        }
      >
        You are not a member of {merchantName} any more. If this is a mistake, ask one of its owners to invite you.
      </EmptyState>
    </div>
  );
}

/** `NotFound` as a full page, without navigation. */
export function NotFoundPage(): ReactNode {
  return (
    <main>
      <NotFound />
    </main>
  );
}
