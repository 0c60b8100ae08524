import { useState, type ReactNode } from 'react';
import { formatNumber } from '../format/numbers.js';
import { pluralize } from '../format/words.js';
import { useMerchant } from '../session/merchant-context.js';
import { EmptyState } from '../ui/feedback/states.js';
import { ChartTable } from '../ui/data/chart-table.js';
import { axisTicks } from '../format/axis-ticks.js';
import classes from './orders-chart.module.css';

interface Day {
  readonly day: string;
  readonly orders: number;
  readonly value: number;
}

const dayName = (day: string): string =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    new Date(`${day.slice(0, 10)}T12:00:00Z`),
  );

/** Orders per day as a bar chart. Drawn without the chart library, which would double the size of the overview page. */
export function OrdersChart({ days }: { readonly days: readonly Day[] }): ReactNode {
  const { formatMoney } = useMerchant();
  const [hoveredIndex, setHoveredIndex] = useState<number>();
  const max = Math.max(0, ...days.map(({ orders }) => orders));
  if (max === 0) {
    return (
      <EmptyState icon="usage" title="No orders in the last 30 days">
        Orders appear here when your online shop or point of sale sends them to the public API.
      </EmptyState>
    );
  }
  const ticks = axisTicks(max);
  const top = ticks.at(-1) ?? max;
  const hovered = hoveredIndex === undefined ? undefined : days[hoveredIndex];
  return (
    <>
      <div className={classes['tooltip']} aria-hidden="true">
        {hovered
          ? `${dayName(hovered.day)}: ${pluralize(hovered.orders, 'order')}, ${formatMoney(hovered.value)}`
          : 'Hover over a day, or tap it, to see details'}
      </div>
      <div className={classes['chart']} aria-hidden="true" onMouseLeave={() => setHoveredIndex(undefined)}>
        <div className={classes['axis']}>
          {ticks.toReversed().map((tick) => (
            <span key={tick}>{formatNumber(tick)}</span>
          ))}
        </div>
        <div className={classes['plot']}>
          <div className={classes['grid']}>
            {ticks.map((tick) => (
              <i key={tick} />
            ))}
          </div>
          <div className={classes['columns']}>
            {days.map(({ day, orders }, index) => (
              <div
                key={day}
                className={classes['slot']}
                data-at={index === hoveredIndex || undefined}
                onMouseEnter={() => setHoveredIndex(index)}
              >
                <i style={{ height: `${(orders / top) * 100}%` }} />
              </div>
            ))}
          </div>
          <div className={classes['days']}>
            {days.map(({ day }, index) => (
              <span key={day}>{index % 7 === 1 && index < days.length - 2 ? dayName(day) : ''}</span>
            ))}
          </div>
        </div>
      </div>
      <ChartTable
        caption="Orders by day"
        headers={['Day', 'Orders', 'Value']}
        rows={days.map(({ day, orders, value }) => [dayName(day), formatNumber(orders), formatMoney(value)])}
      />
    </>
  );
}
