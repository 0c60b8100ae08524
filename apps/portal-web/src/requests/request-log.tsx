import { Button, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { LoggedRequest } from '../api/types.js';
import { formatDuration } from '../format/numbers.js';
import { shortPath } from '../format/words.js';
import { type Column, DataTable } from '../ui/data/data-table.js';
import { PagedList } from '../ui/data/paged-list.js';
import { AnswerStatus } from '../ui/data/answer-status.js';
import { Time } from '../ui/data/time.js';
import { EmptyState } from '../ui/feedback/states.js';
import { Panel } from '../ui/layout/panel.js';
import type { RequestFilter, RequestSearch } from './request-filter.js';
import { RequestFilters } from './request-filters.js';
import { RequestLink } from './request-links.js';
import { useKeys, useRequests } from './request-queries.js';
import classes from './request-log.module.css';

interface RequestLogProps {
  readonly search: RequestSearch;
  /** Opens the log with other filters, from its first page. */
  readonly onFilter: (filter: RequestFilter) => void;
  readonly onPage: (cursor: string | undefined) => void;
}

/** The request log with its filters. */
export function RequestLog({ search, onFilter, onPage }: RequestLogProps): ReactNode {
  const { cursor, ...filter } = search;
  const list = useRequests(search);
  const keys = useKeys();
  const keyNames = new Map(keys.map(({ id, name }) => [id, name]));
  const columns: readonly Column<LoggedRequest>[] = [
    {
      header: 'Request',
      cell: ({ id, method, path }) => (
        <RequestLink id={id}>
          <span className={classes['request']}>
            <b>{method}</b> {shortPath(path)}
          </span>
        </RequestLink>
      ),
    },
    { header: 'Answer', cell: ({ status, error }) => <AnswerStatus status={status} error={error} /> },
    {
      header: 'Key',
      longText: true,
      cell: ({ keyId, keyPrefix }) => keyNames.get(keyId) ?? <code className={classes['prefix']}>{keyPrefix}</code>,
    },
    { header: 'Time', cell: ({ at }) => <Time at={at} relative /> },
    { header: 'Duration', alignRight: true, cell: ({ durationMs }) => formatDuration(durationMs) },
  ];
  return (
    <>
      <RequestFilters filter={filter} onChange={onFilter} keys={keys} />
      <Panel flush>
        <PagedList
          list={list}
          cursor={cursor}
          onPage={onPage}
          empty={<NoRequests filter={filter} onChange={onFilter} />}
        >
          {(rows) => <DataTable caption="Requests" columns={columns} rows={rows} rowKey={({ id }) => id} />}
        </PagedList>
      </Panel>
      <Text size="xs" c="dimmed">
        A request appears about one second after its answer, and is kept for 30 days. Requests without a valid key are
        not in this list.
      </Text>
    </>
  );
}

interface NoRequestsProps {
  readonly filter: RequestFilter;
  readonly onChange: (filter: RequestFilter) => void;
}

function NoRequests({ filter, onChange }: NoRequestsProps): ReactNode {
  if (Object.keys(filter).length === 0) {
    return (
      <EmptyState icon="requests" title="No requests yet">
        Send a first request with one of your API keys. It appears here about one second later.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon="search"
      title="No requests match"
      action={
        <Button variant="default" onClick={() => onChange({})}>
          Clear filters
        </Button>
      }
    >
      Change or clear the filters. Requests are kept for 30 days.
    </EmptyState>
  );
}
