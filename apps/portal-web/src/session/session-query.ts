import { queryOptions, useQueryClient, useSuspenseQuery, type QueryClient } from '@tanstack/react-query';
import { answerOf, portal } from '../api/client.js';
import { isRefused } from '../api/api-error.js';
import type { Session } from '../api/types.js';

/** Who is signed in, or null; `ended` where somebody was until now. */
export interface SessionState {
  readonly session: Session | null;
  readonly ended: boolean;
}

const sessionKey = ['session'];

async function readSession(): Promise<SessionState> {
  try {
    const { data } = await answerOf(portal.GET('/v1/portal/session'));
    return { session: data, ended: false };
  } catch (error) {
    if (isRefused(error, 'session_required')) return { session: null, ended: false };
    throw error;
  }
}

/** Asks who is signed in, once per visit and again after every change. */
export const sessionQuery = queryOptions({
  queryKey: sessionKey,
  queryFn: readSession,
  staleTime: 60_000,
});

/** What every other answer of "not signed in" leads to: the pages go to sign-in and come back. */
export function sessionEnded(client: QueryClient): void {
  const before = client.getQueryData<SessionState>(sessionKey);
  if (before?.session) client.setQueryData<SessionState>(sessionKey, { session: null, ended: true });
}

/** Somebody has signed in: nothing that was loaded for anybody else stays. */
export function signedIn(client: QueryClient, session: Session): void {
  client.clear();
  client.setQueryData<SessionState>(sessionKey, { session, ended: false });
}

/** Whoever was signed in has left. */
export function signedOut(client: QueryClient): void {
  client.clear();
  client.setQueryData<SessionState>(sessionKey, { session: null, ended: false });
}

/** Who is signed in, below a layout that made sure that somebody is. */
export function useSession(): Session {
  const { data } = useSuspenseQuery(sessionQuery);
  if (!data.session) throw new Error('Nobody is signed in.');
  return data.session;
}

/** Takes over a change of the own account. */
export function useRefreshSession(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: sessionKey });
}
