import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { hasReason, ApiError, isUnknownOutcome } from './api/api-error.js';
import { freshMs } from './api/support-access.js';
import { expireSession, refreshSession } from './session/session-query.js';
import { notifyError } from './ui/feedback/notify.js';

/** Retries if there was no response or a server error, but not after a 4xx response, nor after half a minute without an answer. */
function shouldRetry(failures: number, error: unknown): boolean {
  if (hasReason(error, 'too_slow')) return false;
  const refused = error instanceof ApiError && error.status > 0 && error.status < 500;
  return !refused && failures < 2;
}

/** What is refused to somebody whose role was changed, who was removed, or whose merchant requires a second factor by now. */
const rightsReasons = ['role_missing', 'merchant_not_found', 'second_factor_required'];

/** The dialog may vanish with its error when the session is read again. Where the merchant is gone, a page says so. */
function notifyMissingRight(error: unknown): void {
  if (hasReason(error, 'role_missing') || hasReason(error, 'second_factor_required')) notifyError(error);
}

/**
 * Loads again what is shown, which says then whether a write was done whose outcome is unknown. The error does not wait for it, and
 * a page says what could not be loaded. A preview is of a write that is not sent yet: of one that was done it would be refused.
 */
function reloadAll(client: QueryClient): void {
  const predicate = ({ queryKey }: { readonly queryKey: readonly unknown[] }): boolean =>
    !String(queryKey[0]).endsWith('preview');
  client.invalidateQueries({ predicate }).catch(() => undefined);
}

/** Creates the query cache of all pages. Any "not signed in" response asks the user to sign in again. */
export function createQueryClient(): QueryClient {
  const onError = (error: unknown): void => {
    if (hasReason(error, 'session_required')) expireSession(client);
    // The session says what the user may do now, and whether the merchant requires a second factor: the pages follow it. Where it
    // cannot be loaded, what is shown stays an error.
    if (rightsReasons.some((reason) => hasReason(error, reason))) refreshSession(client).catch(() => undefined);
  };
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({
      onError: (error) => {
        notifyMissingRight(error);
        onError(error);
        if (isUnknownOutcome(error)) reloadAll(client);
      },
    }),
    defaultOptions: {
      // Without a connection a read waits for it, and the page fills by itself when it is back.
      queries: { retry: shouldRetry, staleTime: freshMs },
      // A write must not wait: it would be done later, also after its dialog was cancelled.
      mutations: { networkMode: 'always' },
    },
  });
  return client;
}
