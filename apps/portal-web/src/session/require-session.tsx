import { Center, Loader } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Navigate, Outlet, useBlocker, useLocation } from '@tanstack/react-router';
import { Activity, lazy, Suspense, type ReactNode } from 'react';
import { ErrorState } from '../ui/feedback/states.js';
import { useReturnFocus } from '../ui/forms/use-focus.js';
import { returnPath } from './return-to.js';
import { sessionQuery } from './session-query.js';

// The form is not needed before the first session ends.
const SessionEnded = lazy(() => import('./session-ended.js').then((file) => ({ default: file.SessionEnded })));

/**
 * Sends users without a session to the sign-in page, and back after they signed in. Where a session ends, the page is hidden and
 * keeps what was entered, until its user has signed in again.
 */
export function RequireSession(): ReactNode {
  const session = useQuery(sessionQuery);
  const { href } = useLocation();
  if (session.data === undefined) {
    if (session.isError) return <ErrorState error={session.error} retry={() => void session.refetch()} />;
    return <Loading />;
  }
  const { session: who, ended } = session.data;
  if (who) {
    return (
      <>
        {ended && <WhileHidden />}
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

/**
 * Shown in place of the hidden page after the session has ended. The user can leave only for the sign-in page: on any other, what
 * was entered in the hidden page would be lost unseen.
 */
function WhileHidden(): ReactNode {
  useReturnFocus();
  useBlocker({ shouldBlockFn: ({ next }) => next.pathname !== '/sign-in', enableBeforeUnload: true });
  return (
    <Suspense fallback={<Loading />}>
      <SessionEnded />
    </Suspense>
  );
}

const Loading = (): ReactNode => (
  <Center mih="100dvh" role="status" aria-label="Loading">
    <Loader type="dots" />
  </Center>
);
