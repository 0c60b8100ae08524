import { Button, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { LoggedRequest } from '../api/types.js';
import { formatDuration } from '../format/numbers.js';
import { CursorList } from '../ui/data/cursor-list.js';
import { type Column, DataTable } from '../ui/data/data-table.js';
import { StatusBadge } from '../ui/data/status-badge.js';
import { Time } from '../ui/data/time.js';
import { EmptyState } from '../ui/feedback/states.js';
import { Panel } from '../ui/layout/panel.js';
import type { RequestFilter } from './request-filter.js';
import { RequestFilters } from './request-filters.js';
import { RequestLink } from './request-links.js';
import { useKeys, useRequests } from './request-queries.js';
import classes from './request-log.module.css';

/** The status of an answer as a badge: green, yellow or red. */
export function AnswerStatus({ request: { status, error } }: { readonly request: LoggedRequest }): ReactNode {
  const tone = status >= 500 ? 'cancelled' : status >= 400 ? 'pending' : 'active';
  return <StatusBadge status={tone} label={error ? `${status} ${error}` : String(status)} />;
}

/** The path without what all paths have in common. */
export const shortPath = (path: string): string => path.replace(/^\/v1\/public(?=\/)/, '');

interface RequestLogProps {
  readonly filter: RequestFilter;
  /** Absent: the filter is fixed. */
  readonly onChange?: (filter: RequestFilter) => void;
}

/** The request log with its filters. */
export function RequestLog({ filter, onChange }: RequestLogProps): ReactNode {
  const list = useRequests(filter);
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
    { header: 'Answer', cell: (request) => <AnswerStatus request={request} /> },
    {
      header: 'Key',
      cell: ({ keyId, keyPrefix }) => keyNames.get(keyId) ?? <code className={classes['prefix']}>{keyPrefix}</code>,
    },
    { header: 'Time', cell: ({ at }) => <Time at={at} relative /> },
    { header: 'Duration', alignRight: true, cell: ({ durationMs }) => formatDuration(durationMs) },
  ];
  return (
    <>
      {onChange && <RequestFilters filter={filter} onChange={onChange} keys={keys} />}
      <Panel flush>
        <CursorList list={list} empty={<NoRequests filter={filter} {...(onChange ? { onChange } : {})} />}>
          {(rows) => <DataTable caption="Requests" columns={columns} rows={rows} rowKey={({ id }) => id} />}
        </CursorList>
      </Panel>
      <Text size="xs" c="dimmed">
        A request appears about one second after its answer, and is kept for 30 days. Requests without a valid key are
        not in this list.
      </Text>
    </>
  );
}

function NoRequests({ filter, onChange }: RequestLogProps): ReactNode {
  if (!onChange) {
    return (
      <EmptyState icon="requests" title="No requests">
        No request of the last 30 days names it.
      </EmptyState>
    );
  }
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
