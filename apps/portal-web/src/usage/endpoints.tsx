import type { ReactNode } from 'react';
import { DataTable, type Column } from '../ui/data/data-table.js';
import { formatNumber, formatDuration, formatPercent } from '../format/numbers.js';
import { Panel } from '../ui/layout/panel.js';
import { EmptyState } from '../ui/feedback/states.js';
import type { UsageEndpoint } from '../api/types.js';
import classes from './endpoints.module.css';

const columns: readonly Column<UsageEndpoint>[] = [
  {
    header: 'Endpoint',
    cell: ({ method, route }) => (
      <span className={classes['endpoint']}>
        <b>{method}</b> {route}
      </span>
    ),
  },
  { header: 'Requests', alignRight: true, cell: ({ requests }) => formatNumber(requests) },
  {
    header: 'Errors',
    alignRight: true,
    cell: ({ requests, errors }) => `${formatNumber(errors)} (${formatPercent(errors, requests)})`,
  },
  { header: 'Average', alignRight: true, cell: ({ averageDurationMs }) => formatDuration(averageDurationMs) },
  { header: '95th percentile', alignRight: true, cell: ({ p95DurationMs }) => formatDuration(p95DurationMs) },
];

/** Requests by endpoint. */
export function EndpointsPanel({ endpoints }: { readonly endpoints: readonly UsageEndpoint[] }): ReactNode {
  return (
    <Panel title="Requests by endpoint" flush>
      {endpoints.length === 0 ? (
        <EmptyState icon="usage" title="No requests in this period" />
      ) : (
        <DataTable
          caption="Requests by endpoint"
          columns={columns}
          rows={endpoints}
          rowKey={({ method, route }) => `${method} ${route}`}
        />
      )}
    </Panel>
  );
}
