import { useState, type ReactNode } from 'react';
import { count, counted } from '../format/format.js';
import { useMerchant } from '../session/merchant-context.js';
import { Empty } from '../ui/feedback/states.js';
import { ChartTable } from '../ui/data/chart-table.js';
import { ticksUpTo } from '../format/axis-ticks.js';
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

/** Orders of each day as columns. A small drawing of its own: the library of charts would double the first page. */
export function OrdersChart({ days }: { readonly days: readonly Day[] }): ReactNode {
  const { money } = useMerchant();
  const [at, setAt] = useState<number>();
  const most = Math.max(0, ...days.map(({ orders }) => orders));
  if (most === 0) {
    return (
      <Empty icon="usage" title="No orders in the last 30 days">
        They appear here as soon as your shop or till sends one to the public API.
      </Empty>
    );
  }
  const ticks = ticksUpTo(most);
  const top = ticks.at(-1) ?? most;
  const shown = at === undefined ? undefined : days[at];
  return (
    <>
      <div className={classes['note']} aria-hidden="true">
        {shown
          ? `${dayName(shown.day)}: ${counted(shown.orders, 'order')}, ${money(shown.value)}`
          : 'Point at a day, or tap it, for its figures'}
      </div>
      <div className={classes['chart']} aria-hidden="true" onMouseLeave={() => setAt(undefined)}>
        <div className={classes['scale']}>
          {ticks.toReversed().map((tick) => (
            <span key={tick}>{count(tick)}</span>
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
                data-at={index === at || undefined}
                onMouseEnter={() => setAt(index)}
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
        heads={['Day', 'Orders', 'Value']}
        rows={days.map(({ day, orders, value }) => [dayName(day), count(orders), money(value)])}
      />
    </>
  );
}
