import type { ReactNode } from 'react';
import classes from './chart-table.module.css';

interface ChartTableProps {
  readonly caption: string;
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** The figures behind a chart, for whoever wants them exactly or cannot see it. */
export function ChartTable({ caption, heads, rows }: ChartTableProps): ReactNode {
  return (
    <details className={classes['details']}>
      <summary>Show the figures as a table</summary>
      <div className={classes['scroll']} tabIndex={0} role="region" aria-label={caption}>
        <table className={classes['table']}>
          <caption>{caption}</caption>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row[0]}>
                {row.map((cell, index) =>
                  index === 0 ? (
                    <th key={heads[index]} scope="row">
                      {cell}
                    </th>
                  ) : (
                    <td key={heads[index]}>{cell}</td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
