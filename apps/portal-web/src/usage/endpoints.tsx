import type { ReactNode } from 'react';
import { DataTable, type Column } from '../ui/data/data-table.js';
import { count, duration, share } from '../format/format.js';
import { Panel } from '../ui/layout/panel.js';
import { Empty } from '../ui/feedback/states.js';
import type { UsageEndpoint } from '../api/types.js';
import classes from './endpoints.module.css';

const columns: readonly Column<UsageEndpoint>[] = [
  {
    head: 'Endpoint',
    cell: ({ method, route }) => (
      <span className={classes['endpoint']}>
        <b>{method}</b> {route}
      </span>
    ),
  },
  { head: 'Requests', right: true, cell: ({ requests }) => count(requests) },
  { head: 'Errors', right: true, cell: ({ requests, errors }) => `${count(errors)} (${share(errors, requests)})` },
  { head: 'Average', right: true, cell: ({ averageDurationMs }) => duration(averageDurationMs) },
  { head: '95 % within', right: true, cell: ({ p95DurationMs }) => duration(p95DurationMs) },
];

/** Requests by endpoint. */
export function EndpointsPanel({ endpoints }: { readonly endpoints: readonly UsageEndpoint[] }): ReactNode {
  return (
    <Panel title="By endpoint" flush>
      {endpoints.length === 0 ? (
        <Empty icon="usage" title="No requests in this time" />
      ) : (
        <DataTable
          caption="Requests by endpoint"
          columns={columns}
          rows={endpoints}
          keyOf={({ method, route }) => `${method} ${route}`}
        />
      )}
    </Panel>
  );
}
