import { queryOptions, useQueryClient, useSuspenseQuery, type QueryClient } from '@tanstack/react-query';
import { unwrap, api } from '../api/client.js';
import { hasReason } from '../api/api-error.js';
import type { Session } from '../api/types.js';

/** The session, or null. `ended` is true if a session has just ended. */
export interface SessionState {
  readonly session: Session | null;
  readonly ended: boolean;
}

const sessionKey = ['session'];

async function readSession(): Promise<SessionState> {
  try {
    const { data } = await unwrap(api.GET('/v1/portal/session'));
    return { session: data, ended: false };
  } catch (error) {
    if (hasReason(error, 'session_required')) return { session: null, ended: false };
    throw error;
  }
}

/** Loads the session. */
export const sessionQuery = queryOptions({
  queryKey: sessionKey,
  queryFn: readSession,
  staleTime: 60_000,
});

/** Called for every "not signed in" response: the user goes to the sign-in page. */
export function expireSession(client: QueryClient): void {
  const before = client.getQueryData<SessionState>(sessionKey);
  if (before?.session) client.setQueryData<SessionState>(sessionKey, { session: null, ended: true });
}

/** Stores a new session and drops the data that was loaded for the previous user. */
export function storeSession(client: QueryClient, session: Session): void {
  client.clear();
  client.setQueryData<SessionState>(sessionKey, { session, ended: false });
}

/** Removes the session and all loaded data. */
export function clearSession(client: QueryClient): void {
  client.clear();
  client.setQueryData<SessionState>(sessionKey, { session: null, ended: false });
}

/** The session, inside `RequireSession`. */
export function useSession(): Session {
  const { data } = useSuspenseQuery(sessionQuery);
  if (!data.session) throw new Error('Nobody is signed in.');
  return data.session;
}

/** Loads the session again. */
export const refreshSession = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: sessionKey });

/** Loads the session again after a change of the account. */
export function useRefreshSession(): () => Promise<void> {
  const client = useQueryClient();
  return () => refreshSession(client);
}
