import { Center, Loader } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Navigate, Outlet, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ErrorState } from '../ui/feedback/states.js';
import { sessionQuery } from './session-query.js';
import { returnPath } from './return-to.js';

/** Sends users without a session to the sign-in page, and back after they signed in. */
export function RequireSession(): ReactNode {
  const session = useQuery(sessionQuery);
  const { href } = useLocation();
  if (session.data === undefined) {
    if (session.isError) return <ErrorState error={session.error} retry={() => void session.refetch()} />;
    return (
      <Center mih="100dvh" role="status" aria-label="Loading">
        <Loader type="dots" />
      </Center>
    );
  }
  const { session: who, ended } = session.data;
  if (who) return <Outlet />;
  // The address changes before the page. The sign-in page itself must not become the address to return to.
  if (returnPath(href) === undefined) return null;
  return (
    <Navigate
      to="/sign-in"
      search={{ ...(href === '/' ? {} : { returnTo: href }), ...(ended ? { ended } : {}) }}
      replace
    />
  );
}
