import { Center, Loader } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Navigate, Outlet, useLocation } from '@tanstack/react-router';
import { Activity, type ReactNode } from 'react';
import { ErrorState } from '../ui/feedback/states.js';
import { returnPath } from './return-to.js';
import { SessionEnded } from './session-ended.js';
import { sessionQuery } from './session-query.js';

/**
 * Sends users without a session to the sign-in page, and back after they signed in. Where a session ends, the page is hidden and
 * keeps what was entered, until its user has signed in again.
 */
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
  if (who) {
    return (
      <>
        {ended && <SessionEnded />}
        <Activity key={who.staff.id} mode={ended ? 'hidden' : 'visible'}>
          <Outlet />
        </Activity>
      </>
    );
  }
  // The address changes before the page. The sign-in page itself must not become the address to return to.
  if (returnPath(href) === undefined) return null;
  return <Navigate to="/sign-in" search={href === '/' ? {} : { returnTo: href }} replace />;
}
