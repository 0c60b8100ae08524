import type { ReactNode } from 'react';
import classes from './chart-table.module.css';

interface ChartTableProps {
  readonly caption: string;
  readonly headers: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** The data of a chart as a table, for exact values and for screen readers. */
export function ChartTable({ caption, headers, rows }: ChartTableProps): ReactNode {
  return (
    <details className={classes['details']}>
      <summary>Show as table</summary>
      <div className={classes['scroll']} tabIndex={0} role="region" aria-label={caption}>
        <table className={classes['table']}>
          <caption>{caption}</caption>
          <thead>
            <tr>
              {headers.map((head) => (
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
                    <th key={headers[index]} scope="row">
                      {cell}
                    </th>
                  ) : (
                    <td key={headers[index]}>{cell}</td>
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
