import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { ApiError } from '../api/api-error.js';
import { EmptyState } from '../ui/feedback/states.js';

/** Shown if a page throws while it renders. */
export function ErrorPage({ error }: { readonly error?: unknown }): ReactNode {
  const requestId = error instanceof ApiError ? error.requestId : null;
  return (
    <div role="alert">
      <EmptyState
        fullPage
        icon="warning"
        title="Something went wrong"
        action={<Button onClick={() => window.location.reload()}>Reload page</Button>}
      >
        This page could not be displayed. If it happens again, contact support.
        {requestId && (
          <>
            {' '}
            Give them this request ID: <code>{requestId}</code>
          </>
        )}
      </EmptyState>
    </div>
  );
}
