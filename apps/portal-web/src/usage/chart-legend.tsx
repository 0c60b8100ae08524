import type { ReactNode } from 'react';
import classes from './chart-legend.module.css';

interface LegendProps {
  readonly of: readonly { readonly name: string; readonly label: string; readonly color: string }[];
}

/** Which colour of a chart is what. */
export function Legend({ of }: LegendProps): ReactNode {
  return (
    <ul className={classes['legend']}>
      {of.map(({ name, label, color }) => (
        <li key={name}>
          <i style={{ background: color }} />
          {label}
        </li>
      ))}
    </ul>
  );
}
