import type { ReactNode } from 'react';
import classes from './data-table.module.css';

/** A column: its heading and what it shows of a row. */
export interface Column<Row> {
  readonly head: string;
  readonly cell: (row: Row) => ReactNode;
  /** Numbers stand to the right. */
  readonly right?: boolean;
  /** The heading is for screen readers alone: a column of buttons. */
  readonly quiet?: boolean;
}

interface DataTableProps<Row> {
  /** What the table lists, for screen readers. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
}

/** A table that turns into a list of labelled lines on a phone, and stays a table for screen readers. */
export function DataTable<Row>({ caption, columns, rows, keyOf }: DataTableProps<Row>): ReactNode {
  return (
    <table className={classes['table']} role="table">
      <caption className={classes['caption']}>{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column.head} role="columnheader" scope="col" data-right={column.right || undefined}>
              {column.quiet ? <span className={classes['caption']}>{column.head}</span> : column.head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={keyOf(row)} role="row">
            {columns.map((column) => (
              <td key={column.head} role="cell" data-right={column.right || undefined}>
                {!column.quiet && (
                  <span className={classes['label']} aria-hidden="true">
                    {column.head}
                  </span>
                )}
                <div className={classes['value']}>{column.cell(row)}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
