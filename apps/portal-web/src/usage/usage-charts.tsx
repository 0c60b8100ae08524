import './charts.css';
import { BarChart, LineChart } from '@mantine/charts';
import type { ReactNode } from 'react';
import { ChartTable } from '../ui/data/chart-table.js';
import { count, duration } from '../format/format.js';
import { useMerchant } from '../session/merchant-context.js';
import { Panel } from '../ui/layout/panel.js';
import { Legend } from './chart-legend.js';
import type { Usage, UsageStep } from '../api/types.js';

const classesOfRequests = [
  { name: 'successes', label: 'Succeeded', color: 'var(--chart-good)' },
  { name: 'clientErrors', label: 'Refused', color: 'var(--chart-refused)' },
  { name: 'limited', label: 'Over a limit', color: 'var(--chart-limited)' },
  { name: 'serverErrors', label: 'Failed on our side', color: 'var(--chart-failed)' },
];
const durations = [
  { name: 'averageDurationMs', label: 'Average', color: 'var(--chart-good)' },
  { name: 'p95DurationMs', label: '95 % within', color: 'var(--chart-limited)', strokeDasharray: '5 4' },
];

/** What a step is called on the axis: a time of day, or a day. */
function stepName(resolution: string, timeZone: string): (at: string) => string {
  const form: Intl.DateTimeFormatOptions =
    resolution === 'day' ? { day: 'numeric', month: 'short' } : { hour: '2-digit', minute: '2-digit' };
  const withDay: Intl.DateTimeFormatOptions = resolution === 'hour' ? { ...form, weekday: 'short' } : form;
  const format = new Intl.DateTimeFormat('en-GB', { ...withDay, timeZone });
  return (at) => format.format(new Date(at));
}

const margins = { left: 0, right: 8, top: 8, bottom: 0 };
const axes = { tickLine: 'none', gridAxis: 'x', h: 240, dataKey: 'at' } as const;

/** Requests by what became of them, and how long they took: each as a chart and as a table. */
export function UsageCharts({ usage }: { readonly usage: Usage }): ReactNode {
  const { timeZone } = useMerchant();
  const name = stepName(usage.resolution, timeZone);
  const data = usage.series.map((step) => ({ ...step, at: name(step.at) }));
  const steps = usage.series.map((step): readonly [string, UsageStep] => [name(step.at), step]);
  return (
    <>
      <Panel title="Requests" about="By what became of them.">
        <Legend of={classesOfRequests} />
        <div aria-hidden="true">
          <BarChart
            {...axes}
            type="stacked"
            data={data}
            series={classesOfRequests}
            valueFormatter={count}
            yAxisProps={{ allowDecimals: false, width: 48 }}
            xAxisProps={{ minTickGap: 28 }}
            barChartProps={{ accessibilityLayer: false, margin: margins }}
            maxBarWidth={28}
          />
        </div>
        <ChartTable
          caption="Requests by what became of them"
          heads={['Time', 'Requests', ...classesOfRequests.map(({ label }) => label)]}
          rows={steps.map(([at, step]) => [
            ...[at, count(step.requests), count(step.successes), count(step.clientErrors)],
            ...[count(step.limited), count(step.serverErrors)],
          ])}
        />
      </Panel>
      <Panel title="Duration" about="How long an answer took, measured at the server.">
        <Legend of={durations} />
        <div aria-hidden="true">
          <LineChart
            {...axes}
            data={data}
            series={durations}
            valueFormatter={duration}
            yAxisProps={{ width: 60 }}
            xAxisProps={{ minTickGap: 28 }}
            lineChartProps={{ accessibilityLayer: false, margin: margins }}
            curveType="monotone"
            withDots={data.length < 40}
            dotProps={{ r: 2.5 }}
            connectNulls={false}
            strokeWidth={2}
          />
        </div>
        <ChartTable
          caption="Duration of requests"
          heads={['Time', ...durations.map(({ label }) => label)]}
          rows={steps.map(([at, step]) => [at, duration(step.averageDurationMs), duration(step.p95DurationMs)])}
        />
      </Panel>
    </>
  );
}
