import { Center, Loader } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Navigate, Outlet, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Failed } from '../ui/feedback/states.js';
import { sessionQuery } from './session-query.js';
import { pathOfOurs } from './return-to.js';

/** Lets through whoever is signed in; everybody else goes to sign-in and comes back. */
export function SignedIn(): ReactNode {
  const session = useQuery(sessionQuery);
  const { href } = useLocation();
  if (session.data === undefined) {
    if (session.isError) return <Failed error={session.error} retry={() => void session.refetch()} />;
    return (
      <Center mih="100dvh" role="status" aria-label="Loading">
        <Loader type="dots" />
      </Center>
    );
  }
  const { session: who, ended } = session.data;
  if (who) return <Outlet />;
  // On the way already: the address changes before the page does, and must not be taken for the one to come back to.
  if (pathOfOurs(href) === undefined) return null;
  return (
    <Navigate to="/sign-in" search={{ ...(href === '/' ? {} : { back: href }), ...(ended ? { ended } : {}) }} replace />
  );
}
