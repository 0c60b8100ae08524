import { notifyManager, type Query, useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore, type ReactNode } from 'react';
import { errorMessage } from '../api/api-error.js';
import { ActionButton } from '../ui/actions/action-button.js';
import { Notice } from '../ui/feedback/notice.js';

/** Something that is shown could not be loaded again. A list says by itself that its next part could not be loaded. */
const isOutOfDate = ({ state }: Query): boolean =>
  state.status === 'error' && state.data !== undefined && state.fetchMeta?.fetchMore === undefined;

const outOfDate = { type: 'active', predicate: isOutOfDate } as const;

/** Says that the page shows what was loaded before, because it could not be loaded again, and why. */
export function OutOfDateNotice(): ReactNode {
  const client = useQueryClient();
  const cache = client.getQueryCache();
  const subscribe = useCallback((changed: () => void) => cache.subscribe(notifyManager.batchCalls(changed)), [cache]);
  const error = useSyncExternalStore(subscribe, () => cache.findAll(outOfDate)[0]?.state.error ?? null);
  const isLoading = useIsFetching(outOfDate) > 0;
  if (error === null) return null;
  return (
    <Notice tone="warn" title="This page may be out of date">
      {errorMessage(error)}{' '}
      <ActionButton
        variant="default"
        size="xs"
        loading={isLoading}
        onClick={() => void client.refetchQueries(outOfDate)}
      >
        Try again
      </ActionButton>
    </Notice>
  );
}
