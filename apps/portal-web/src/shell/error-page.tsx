import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { EmptyState } from '../ui/feedback/states.js';

/** Shown if a page throws while it renders. */
export function ErrorPage(): ReactNode {
  return (
    <div role="alert">
      <EmptyState
        fullPage
        icon="warning"
        title="Something went wrong"
        action={<Button onClick={() => window.location.reload()}>Reload page</Button>}
      >
        This page could not be displayed. If it happens again, contact support.
      </EmptyState>
    </div>
  );
}
