import { queryOptions, useQueryClient, useSuspenseQuery, type QueryClient } from '@tanstack/react-query';
import { unwrap, api } from '../api/client.js';
import { hasReason } from '../api/api-error.js';
import type { Session } from '../api/types.js';
import { forgetAddresses } from '../ui/layout/last-address.js';

/** The session, or null. `ended` says that it has ended since: it is known whose it was, and what was loaded stays. */
export interface SessionState {
  readonly session: Session | null;
  readonly ended: boolean;
}

const sessionKey = ['session'];

async function readSession({ client }: { readonly client: QueryClient }): Promise<SessionState> {
  const known = client.getQueryData<SessionState>(sessionKey)?.session ?? null;
  try {
    const { data } = await unwrap(api.GET('/v1/portal/session'));
    if (known) forgetWhatChanged(client, known, data);
    return { session: data, ended: false };
  } catch (error) {
    if (!hasReason(error, 'session_required')) throw error;
    if (known) keepWhatIsShown(client);
    return { session: known, ended: known !== null };
  }
}

const others = {
  predicate: ({ queryKey }: { readonly queryKey: readonly unknown[] }) => queryKey[0] !== sessionKey[0],
};
const rightsOf = ({ memberships, platformRole }: Session): string => JSON.stringify([memberships, platformRole]);

/**
 * Removes what was loaded for another user, who may have signed out in another tab, and reloads what was loaded with other
 * rights.
 */
function forgetWhatChanged(client: QueryClient, before: Session, now: Session): void {
  if (before.staff.id !== now.staff.id) client.removeQueries(others);
  else if (rightsOf(before) !== rightsOf(now)) client.invalidateQueries(others).catch(() => undefined);
}

/** A hidden page uses none of its queries, and would come back without what they have loaded, and so without its forms. */
function keepWhatIsShown(client: QueryClient): void {
  for (const query of client.getQueryCache().getAll()) {
    if (query.isActive()) query.setOptions({ ...query.options, gcTime: Infinity });
  }
}

/** Loads the session. */
export const sessionQuery = queryOptions({
  queryKey: sessionKey,
  queryFn: readSession,
  staleTime: 60_000,
  // Somebody may have signed in, or out, in another tab.
  refetchOnWindowFocus: 'always',
});

/** Called for every "not signed in" response: the user is asked to sign in again. */
export function expireSession(client: QueryClient): void {
  keepWhatIsShown(client);
  client.setQueryData<SessionState>(sessionKey, (before) => (before?.session ? { ...before, ended: true } : before));
}

/** Stores the new session of the user whose last one has ended. What is shown is loaded again. */
export function resumeSession(client: QueryClient, session: Session): void {
  client.setQueryData<SessionState>(sessionKey, { session, ended: false });
  // A page shows by itself what could not be loaded.
  client.invalidateQueries().catch(() => undefined);
}

/** Stores a new session and drops the data that was loaded for the previous user. */
export function storeSession(client: QueryClient, session: Session): void {
  client.clear();
  forgetAddresses();
  client.setQueryData<SessionState>(sessionKey, { session, ended: false });
}

/** Removes the session and all loaded data. */
export function clearSession(client: QueryClient): void {
  client.clear();
  forgetAddresses();
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
