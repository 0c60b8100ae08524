import { Stack } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, type ReactNode } from 'react';
import { useMerchant } from '../session/merchant-context.js';
import { count, duration, share } from '../format/format.js';
import { Figure, Figures } from '../ui/data/stat.js';
import { Panel } from '../ui/layout/panel.js';
import { Empty, Loaded, Waiting } from '../ui/feedback/states.js';
import { ZoneNote } from '../ui/data/time.js';
import type { Usage, UsageWindow } from '../api/types.js';
import { EndpointsPanel } from './endpoints.js';
import { LimitsPanel } from './limits.js';
import { usageQuery } from './usage-query.js';

const UsageCharts = lazy(async () => ({ default: (await import('./usage-charts.js')).UsageCharts }));

interface UsageViewProps {
  readonly window: UsageWindow;
  readonly keyId?: string | undefined;
  /** Without the breakdown: beside a key. */
  readonly brief?: boolean;
}

/** Figures, charts, endpoints and what is left of each limit. */
export function UsageView({ window, keyId, brief = false }: UsageViewProps): ReactNode {
  const { m, fromSupport } = useMerchant();
  const usage = useQuery({ ...usageQuery({ m, window, keyId, fromSupport }), placeholderData: keepPreviousData });
  return (
    <Loaded query={usage}>
      {(data) => (
        <Stack gap="xl">
          <Totals of={data} />
          <Charts of={data} />
          {!brief && <EndpointsPanel endpoints={data.endpoints} />}
          <LimitsPanel limits={data.limits} one={keyId !== undefined} />
          {!brief && <ZoneNote />}
        </Stack>
      )}
    </Loaded>
  );
}

function Totals({ of: { totals } }: { readonly of: Usage }): ReactNode {
  const { requests, successes, clientErrors, limited, serverErrors, averageDurationMs, p95DurationMs } = totals;
  const refused = clientErrors + limited;
  return (
    <Figures>
      <Figure name="Requests" value={count(requests)} note={`${share(successes, requests)} succeeded`} />
      <Figure name="Refused" value={count(refused)} note={`${count(limited)} of them by a limit`} />
      <Figure name="Failed on our side" value={count(serverErrors)} note={`${share(serverErrors, requests)} of all`} />
      <Figure
        name="Average duration"
        value={duration(averageDurationMs)}
        note={`95 % within ${duration(p95DurationMs)}`}
      />
    </Figures>
  );
}

function Charts({ of: usage }: { readonly of: Usage }): ReactNode {
  if (usage.totals.requests === 0) {
    return (
      <Panel>
        <Empty icon="usage" title="No requests in this time">
          As soon as an integration calls the public API, its requests appear here within a minute.
        </Empty>
      </Panel>
    );
  }
  return (
    <Suspense
      fallback={
        <Panel title="Requests">
          <Waiting rows={6} />
        </Panel>
      }
    >
      <UsageCharts usage={usage} />
    </Suspense>
  );
}
