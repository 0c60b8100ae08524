import { Button, Group, Text } from '@mantine/core';
import { keepPreviousData, useQuery, type QueryKey, type UseQueryResult } from '@tanstack/react-query';
import { useLocation, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { hasReason } from '../../api/api-error.js';
import { staleTimeOf } from '../../api/support-access.js';
import { formatNumber } from '../../format/numbers.js';
import { EmptyState, ErrorState, QueryState, ShownData } from '../feedback/states.js';

interface CountedPage<Row> {
  readonly data: readonly Row[];
  readonly pagination: {
    readonly hasMore: boolean;
    readonly nextCursor: string | null;
    readonly totalItems?: number;
    readonly totalIsMinimum?: true;
  };
}

/** Loads the page of a cursor list that the address has. The page before it is shown until then. */
export const usePagedList = <Row,>(key: QueryKey, fromSupport: boolean, load: () => Promise<CountedPage<Row>>) =>
  useQuery({ queryKey: key, queryFn: load, placeholderData: keepPreviousData, staleTime: staleTimeOf(fromSupport) });

interface PagedListProps<Row> {
  readonly list: UseQueryResult<CountedPage<Row>>;
  /** The page that the address has. */
  readonly cursor: string | undefined;
  /** Opens a page: the first one without a cursor. */
  readonly onPage: (cursor: string | undefined) => void;
  readonly empty: ReactNode;
  readonly children: (rows: readonly Row[]) => ReactNode;
}

/** Renders a page of a cursor list: loading, failed, empty or loaded, with the ways to the other pages. */
export function PagedList<Row>({ list, cursor, onPage, empty, children }: PagedListProps<Row>): ReactNode {
  const leadsNowhere = cursor !== undefined && hasReason(list.error, 'cursor_invalid');
  if (leadsNowhere && !list.data)
    return <ErrorState error={list.error} retry={() => onPage(undefined)} retryLabel="First page" />;
  return (
    <QueryState query={list}>
      {({ data, pagination }) => {
        if (data.length === 0 && cursor === undefined && !pagination.hasMore) return empty;
        return (
          <ShownData query={list}>
            {data.length > 0 ? children(data) : <NothingHere hasMore={pagination.hasMore} />}
            <Ways list={list} pagination={pagination} shown={data.length} cursor={cursor} onPage={onPage} />
          </ShownData>
        );
      }}
    </QueryState>
  );
}

/** A page can be empty while there are older entries, and when its entries no longer match. */
const NothingHere = ({ hasMore }: { readonly hasMore: boolean }): ReactNode => (
  <EmptyState icon="search" title={hasMore ? 'No match so far' : 'Nothing on this page'}>
    {hasMore
      ? 'None of the entries so far match these filters. Open the next page to look further.'
      : 'There are no more entries.'}
  </EmptyState>
);

type WaysProps<Row> = Pick<PagedListProps<Row>, 'list' | 'cursor' | 'onPage'> & {
  readonly pagination: CountedPage<Row>['pagination'];
  readonly shown: number;
};

function Ways<Row>({ list, pagination, shown, cursor, onPage }: WaysProps<Row>): ReactNode {
  const router = useRouter();
  const hasPrevious = useLocation({ select: ({ state }) => state.hasPreviousPage === true });
  const { nextCursor, totalItems, totalIsMinimum } = pagination;
  if (cursor === undefined && nextCursor === null && totalItems === undefined) return null;
  const total =
    totalItems === undefined
      ? `${formatNumber(shown)} on this page`
      : `${totalIsMinimum ? 'More than ' : ''}${formatNumber(totalItems)} in total`;
  return (
    <Group justify="space-between" px={24} py="md" component="nav" aria-label="Pages">
      <Text size="sm" c="dimmed">
        {total}
      </Text>
      {(cursor !== undefined || nextCursor !== null) && (
        <Group gap="xs">
          {cursor !== undefined && (
            <Button variant="default" size="xs" onClick={() => onPage(undefined)}>
              First page
            </Button>
          )}
          {cursor !== undefined && hasPrevious && (
            <Button variant="default" size="xs" onClick={() => router.history.back()}>
              Previous
            </Button>
          )}
          <Button
            variant="default"
            size="xs"
            // The rows of another filter are shown until its own are there, and their cursor is not for it.
            disabled={nextCursor === null || list.isPlaceholderData}
            onClick={() => onPage(nextCursor ?? undefined)}
          >
            Next
          </Button>
        </Group>
      )}
    </Group>
  );
}
