import { Stack } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { useMerchant } from '../session/merchant-context.js';
import { formatNumber, formatDuration, formatPercent } from '../format/numbers.js';
import { Stat, StatGrid } from '../ui/data/stat.js';
import { Panel } from '../ui/layout/panel.js';
import { EmptyState, QueryState, LoadingState, ShownData } from '../ui/feedback/states.js';
import type { Usage, UsageWindow } from '../api/types.js';
import { EndpointsPanel } from './endpoints.js';
import { LimitsPanel } from './limits.js';
import { usageQuery } from './usage-query.js';

const loadCharts = () => import('./usage-charts.js');
const UsageCharts = lazy(async () => ({ default: (await loadCharts()).UsageCharts }));

interface UsageViewProps {
  readonly window: UsageWindow;
  readonly keyId?: string | undefined;
  /** Without the endpoints: for the page of one key. */
  readonly compact?: boolean;
}

/** Totals, charts, endpoints and rate limits. */
export function UsageView({ window, keyId, compact = false }: UsageViewProps): ReactNode {
  const { m, fromSupport } = useMerchant();
  const usage = useQuery({ ...usageQuery({ m, window, keyId, fromSupport }), placeholderData: keepPreviousData });
  // Together with their data, not after it. A failure is reported by the component that needs them.
  useEffect(() => {
    loadCharts().catch(() => undefined);
  }, []);
  return (
    <QueryState query={usage}>
      {(data) => (
        <ShownData query={usage}>
          <Stack gap="xl">
            <Totals usage={data} />
            <Charts usage={data} />
            {!compact && <EndpointsPanel endpoints={data.endpoints} />}
            <LimitsPanel limits={data.limits} one={keyId !== undefined} />
          </Stack>
        </ShownData>
      )}
    </QueryState>
  );
}

function Totals({ usage: { totals } }: { readonly usage: Usage }): ReactNode {
  const { requests, successes, clientErrors, limited, serverErrors, averageDurationMs, p95DurationMs } = totals;
  const rejected = clientErrors + limited;
  // Without requests there is nothing to relate to.
  const note = (text: string): string | undefined => (requests > 0 ? text : undefined);
  return (
    <StatGrid>
      <Stat
        name="Requests"
        value={formatNumber(requests)}
        note={note(`${formatPercent(successes, requests)} succeeded`)}
      />
      <Stat
        name="Refused"
        value={formatNumber(rejected)}
        note={note(`${formatNumber(limited)} of them rate limited`)}
      />
      <Stat
        name="Server errors"
        value={formatNumber(serverErrors)}
        note={note(`${formatPercent(serverErrors, requests)} of all requests`)}
      />
      <Stat
        name="Average response time"
        value={formatDuration(averageDurationMs)}
        note={note(`95th percentile ${formatDuration(p95DurationMs)}`)}
      />
    </StatGrid>
  );
}

function Charts({ usage }: { readonly usage: Usage }): ReactNode {
  if (usage.totals.requests === 0) {
    return (
      <Panel>
        <EmptyState icon="usage" title="No requests in this period">
          Requests to the public API appear here within a minute.
        </EmptyState>
      </Panel>
    );
  }
  return (
    <Suspense
      fallback={
        <Panel title="Requests">
          <LoadingState rows={6} />
        </Panel>
      }
    >
      <UsageCharts usage={usage} />
    </Suspense>
  );
}
