import type { ReactNode } from 'react';
import type { LiabilityRow } from '../api/types.js';
import { formatPercent } from '../format/numbers.js';
import { ChartTable } from '../ui/data/chart-table.js';
import { EmptyState } from '../ui/feedback/states.js';
import { figureOf, lineName } from './line-name.js';
import classes from './ageing-chart.module.css';

const ages = [
  { name: 'd0_30', label: '0 to 30 days' },
  { name: 'd31_90', label: '31 to 90 days' },
  { name: 'd91_365', label: '91 to 365 days' },
  { name: 'over', label: 'More than 365 days' },
] as const;

/** What is open of each line, as a bar of its ages. A line has a unit of its own, so each bar is as long as the others. */
export function AgeingChart({ rows }: { readonly rows: readonly LiabilityRow[] }): ReactNode {
  if (rows.every(({ closing }) => closing === 0)) {
    return (
      <EmptyState icon="report" title="Nothing was left to use">
        Vouchers, points and rewards that customers have not used appear here.
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={classes['legend']} aria-hidden="true">
        {ages.map(({ name, label }) => (
          <li key={name}>
            <i data-age={name} />
            {label}
          </li>
        ))}
      </ul>
      <div className={classes['lines']} aria-hidden="true">
        {rows.map((row) => (
          <div key={`${row.kind} ${row.currency ?? row.cardId ?? ''}`} className={classes['line']}>
            <span className={classes['name']}>{lineName(row)}</span>
            <span className={classes['closing']}>{figureOf(row, row.closing)}</span>
            <div className={classes['bar']}>
              {ages.map(
                ({ name, label }) =>
                  row.ageing[name] > 0 && (
                    <i
                      key={name}
                      data-age={name}
                      style={{ flexGrow: row.ageing[name] / row.closing }}
                      title={`${label}: ${figureOf(row, row.ageing[name])} (${formatPercent(row.ageing[name], row.closing)})`}
                    />
                  ),
              )}
            </div>
          </div>
        ))}
      </div>
      <ChartTable
        caption="Not yet used, by days since issue"
        headers={['What', ...ages.map(({ label }) => label), 'Closing']}
        rows={rows.map((row) => [
          lineName(row),
          ...ages.map(({ name }) => figureOf(row, row.ageing[name])),
          figureOf(row, row.closing),
        ])}
      />
    </>
  );
}
