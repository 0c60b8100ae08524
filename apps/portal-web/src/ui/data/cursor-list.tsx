import { Center } from '@mantine/core';
import { useInfiniteQuery, type QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ActionButton } from '../actions/action-button.js';
import { errorMessage } from '../../api/api-error.js';
import { staleTimeOf } from '../../api/support-access.js';
import { Notice } from '../feedback/notice.js';
import { EmptyState, ErrorState, LoadingState } from '../feedback/states.js';

const pendingMs = 3_000;

interface CursorPage<Row> {
  readonly data: Row[];
  readonly pagination: { readonly hasMore: boolean; readonly nextCursor: string | null };
}

/**
 * Loads a cursor list page by page and keeps the pages that are loaded. While a row is pending, they are loaded again, but not for
 * support.
 */
export function useCursorList<Row>(
  key: QueryKey,
  fromSupport: boolean,
  load: (cursor: string | undefined) => Promise<CursorPage<Row>>,
  isPending?: (row: Row) => boolean,
) {
  const query = useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam }) => load(pageParam),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.pagination.nextCursor ?? undefined,
    refetchInterval: ({ state }) =>
      !fromSupport && isPending && state.data?.pages.some(({ data }) => data.some(isPending)) ? pendingMs : false,
    staleTime: staleTimeOf(fromSupport),
  });
  return { query, rows: query.data?.pages.flatMap((page) => page.data) };
}

interface CursorListProps<Row> {
  readonly list: ReturnType<typeof useCursorList<Row>>;
  readonly empty: ReactNode;
  readonly children: (rows: readonly Row[]) => ReactNode;
}

/** Renders a cursor list: loading, failed, empty or loaded, with a button for the next page. */
export function CursorList<Row>({ list: { query, rows }, empty, children }: CursorListProps<Row>): ReactNode {
  if (!rows)
    return query.isError ? <ErrorState error={query.error} retry={() => void query.refetch()} /> : <LoadingState />;
  if (rows.length === 0 && !query.hasNextPage) return empty;
  return (
    <>
      {rows.length > 0 ? children(rows) : <NothingYet />}
      {query.isFetchNextPageError && <Notice tone="bad">{errorMessage(query.error)}</Notice>}
      {query.hasNextPage && (
        <Center p="md">
          <ActionButton variant="default" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            Show more
          </ActionButton>
        </Center>
      )}
    </>
  );
}

/** A page of a list with filters can be empty while there are older entries. */
function NothingYet(): ReactNode {
  return (
    <EmptyState icon="search" title="No match so far">
      None of the newest entries match these filters. Show more to look at older ones.
    </EmptyState>
  );
}
