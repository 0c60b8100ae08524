import type { ReactNode } from 'react';
import classes from './chart-legend.module.css';

interface LegendProps {
  readonly series: readonly { readonly name: string; readonly label: string; readonly color: string }[];
}

/** The legend of a chart. */
export function ChartLegend({ series }: LegendProps): ReactNode {
  return (
    <ul className={classes['legend']}>
      {series.map(({ name, label, color }) => (
        <li key={name}>
          <i style={{ background: color }} />
          {label}
        </li>
      ))}
    </ul>
  );
}
