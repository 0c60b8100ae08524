import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { isRefused, Refused } from '../api/api-error.js';
import { sessionEnded } from '../session/session-query.js';

const onError = (error: unknown): void => {
  if (isRefused(error, 'session_required')) sessionEnded(queryClient);
};

/** Asks once more where nobody answered or the server failed; never where it refused. */
function askAgain(failures: number, error: unknown): boolean {
  const refused = error instanceof Refused && error.status > 0 && error.status < 500;
  return !refused && failures < 2;
}

/** What was loaded, for all pages. An answer of "not signed in" to anything leads to sign-in. */
export const queryClient: QueryClient = new QueryClient({
  queryCache: new QueryCache({ onError }),
  mutationCache: new MutationCache({ onError }),
  defaultOptions: { queries: { retry: askAgain, staleTime: 10_000 } },
});
