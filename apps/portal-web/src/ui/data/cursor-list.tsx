import { Button, Center } from '@mantine/core';
import { useInfiniteQuery, type QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { messageOf } from '../../api/api-error.js';
import { Notice } from '../feedback/notice.js';
import { Failed, Waiting } from '../feedback/states.js';

interface CursorAnswer<Row> {
  readonly data: Row[];
  readonly pagination: { readonly hasMore: boolean; readonly nextCursor: string | null };
}

/** Walks a cursor list page by page; all pages so far are kept. */
export function useCursorList<Row>(key: QueryKey, load: (cursor: string | undefined) => Promise<CursorAnswer<Row>>) {
  const query = useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam }) => load(pageParam),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.pagination.nextCursor ?? undefined,
  });
  return { query, rows: query.data?.pages.flatMap((page) => page.data) };
}

interface MoreProps<Row> {
  readonly list: ReturnType<typeof useCursorList<Row>>;
  readonly empty: ReactNode;
  readonly children: (rows: readonly Row[]) => ReactNode;
}

/** A cursor list in its states, with a button for the next page. */
export function More<Row>({ list: { query, rows }, empty, children }: MoreProps<Row>): ReactNode {
  if (!rows) return query.isError ? <Failed error={query.error} retry={() => void query.refetch()} /> : <Waiting />;
  if (rows.length === 0) return empty;
  return (
    <>
      {children(rows)}
      {query.isFetchNextPageError && <Notice tone="bad">{messageOf(query.error)}</Notice>}
      {query.hasNextPage && (
        <Center p="md">
          <Button variant="default" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            Show more
          </Button>
        </Center>
      )}
    </>
  );
}
