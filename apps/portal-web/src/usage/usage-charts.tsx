import './charts.css';
import { BarChart, LineChart } from '@mantine/charts';
import type { ReactNode } from 'react';
import { ChartTable } from '../ui/data/chart-table.js';
import { formatNumber, formatDuration } from '../format/numbers.js';
import { useMerchant } from '../session/merchant-context.js';
import { Panel } from '../ui/layout/panel.js';
import { ChartLegend } from './chart-legend.js';
import type { Usage, UsageStep } from '../api/types.js';
import { stepName } from './step-name.js';

const requestSeries = [
  { name: 'successes', label: 'Succeeded', color: 'var(--chart-good)' },
  { name: 'clientErrors', label: 'Refused', color: 'var(--chart-refused)' },
  { name: 'limited', label: 'Rate limited', color: 'var(--chart-limited)' },
  { name: 'serverErrors', label: 'Server errors', color: 'var(--chart-failed)' },
];
const durationSeries = [
  { name: 'averageDurationMs', label: 'Average', color: 'var(--chart-good)' },
  { name: 'p95DurationMs', label: '95th percentile', color: 'var(--chart-limited)', strokeDasharray: '5 4' },
];

const margins = { left: 0, right: 8, top: 8, bottom: 0 };
const xAxis = { minTickGap: 28, interval: 'equidistantPreserveStart' } as const;
const axes = { tickLine: 'none', gridAxis: 'x', h: 240, dataKey: 'at' } as const;

/** Requests by outcome and response times, as charts and as tables. */
export function UsageCharts({ usage }: { readonly usage: Usage }): ReactNode {
  const { timeZone } = useMerchant();
  const name = stepName(usage.resolution, timeZone);
  const steps = usage.series.map((step) => ({ ...step, at: name(step.at) }));
  return (
    <>
      <RequestsChart steps={steps} daily={usage.resolution === 'day'} />
      <ResponseTimeChart steps={steps} />
    </>
  );
}

interface ChartProps {
  readonly steps: UsageStep[];
}

function RequestsChart({ steps, daily }: ChartProps & { readonly daily: boolean }): ReactNode {
  return (
    <Panel title="Requests" description={daily ? 'By outcome. Each day starts at midnight UTC.' : 'By outcome.'}>
      <ChartLegend series={requestSeries} />
      <div aria-hidden="true">
        <BarChart
          {...axes}
          type="stacked"
          data={steps}
          series={requestSeries}
          valueFormatter={formatNumber}
          yAxisProps={{ allowDecimals: false, width: 48 }}
          xAxisProps={xAxis}
          barChartProps={{ accessibilityLayer: false, margin: margins }}
          maxBarWidth={28}
        />
      </div>
      <ChartTable
        caption="Requests by outcome"
        headers={['Time', 'Requests', ...requestSeries.map(({ label }) => label)]}
        rows={steps.map((step) => [
          step.at,
          formatNumber(step.requests),
          formatNumber(step.successes),
          formatNumber(step.clientErrors),
          formatNumber(step.limited),
          formatNumber(step.serverErrors),
        ])}
      />
    </Panel>
  );
}

function ResponseTimeChart({ steps }: ChartProps): ReactNode {
  return (
    <Panel title="Response time" description="Response time, measured on the server.">
      <ChartLegend series={durationSeries} />
      <div aria-hidden="true">
        <LineChart
          {...axes}
          data={steps}
          series={durationSeries}
          valueFormatter={formatDuration}
          yAxisProps={{ width: 60 }}
          xAxisProps={xAxis}
          lineChartProps={{ accessibilityLayer: false, margin: margins }}
          curveType="monotone"
          withDots={steps.length < 40}
          dotProps={{ r: 2.5 }}
          connectNulls={false}
          strokeWidth={2}
        />
      </div>
      <ChartTable
        caption="Response time of requests"
        headers={['Time', ...durationSeries.map(({ label }) => label)]}
        rows={steps.map((step) => [
          step.at,
          formatDuration(step.averageDurationMs),
          formatDuration(step.p95DurationMs),
        ])}
      />
    </Panel>
  );
}
