import { Button, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { LoggedRequest } from '../api/types.js';
import { formatDuration } from '../format/numbers.js';
import { shortPath } from '../format/words.js';
import { CursorList } from '../ui/data/cursor-list.js';
import { type Column, DataTable } from '../ui/data/data-table.js';
import { AnswerStatus } from '../ui/data/answer-status.js';
import { Time } from '../ui/data/time.js';
import { EmptyState } from '../ui/feedback/states.js';
import { Panel } from '../ui/layout/panel.js';
import type { RequestFilter } from './request-filter.js';
import { RequestFilters } from './request-filters.js';
import { RequestLink } from './request-links.js';
import { useKeys, useRequests } from './request-queries.js';
import classes from './request-log.module.css';

interface RequestLogProps {
  readonly filter: RequestFilter;
  readonly onChange: (filter: RequestFilter) => void;
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
    { header: 'Answer', cell: ({ status, error }) => <AnswerStatus status={status} error={error} /> },
    {
      header: 'Key',
      cell: ({ keyId, keyPrefix }) => keyNames.get(keyId) ?? <code className={classes['prefix']}>{keyPrefix}</code>,
    },
    { header: 'Time', cell: ({ at }) => <Time at={at} relative /> },
    { header: 'Duration', alignRight: true, cell: ({ durationMs }) => formatDuration(durationMs) },
  ];
  return (
    <>
      <RequestFilters filter={filter} onChange={onChange} keys={keys} />
      <Panel flush>
        <CursorList list={list} empty={<NoRequests filter={filter} onChange={onChange} />}>
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
