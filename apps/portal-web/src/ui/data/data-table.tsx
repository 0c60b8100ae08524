import type { MouseEvent, ReactNode } from 'react';
import classes from './data-table.module.css';

/** A column: its header and what its cells show. */
export interface Column<Row> {
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** For numbers. */
  readonly alignRight?: boolean;
  /**
   * For what people and other systems write: one long word must not push the other columns out of sight. In a narrow table
   * `most` takes what the other columns leave. The link or the paragraph that a `name` begins with has two lines at most.
   */
  readonly longText?: boolean | 'most' | 'name';
  /** Only screen readers get the header: for a column of buttons. */
  readonly headHidden?: boolean;
}

interface DataTableProps<Row> {
  /** What the table lists, for screen readers. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
}

/** A name that is cut off has the whole of it as its title. */
function nameCutOff({ target }: MouseEvent): void {
  if (!(target instanceof HTMLElement) || !target.matches("[data-long='name'] > *")) return;
  if (target.scrollHeight > target.clientHeight) target.title = target.textContent;
  else target.removeAttribute('title');
}

/** A table. On a phone it looks like a list; for screen readers it stays a table. */
export function DataTable<Row>({ caption, columns, rows, rowKey }: DataTableProps<Row>): ReactNode {
  return (
    <div className={classes['frame']}>
      <table className={classes['table']} role="table">
        <caption className={classes['caption']}>{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th key={column.header} role="columnheader" scope="col" data-right={column.alignRight || undefined}>
                {column.headHidden ? <span className={classes['caption']}>{column.header}</span> : column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" onMouseOver={nameCutOff}>
          {rows.map((row) => (
            <tr key={rowKey(row)} role="row">
              {columns.map((column) => (
                <td key={column.header} role="cell" data-right={column.alignRight || undefined}>
                  {!column.headHidden && (
                    <span className={classes['label']} aria-hidden="true">
                      {column.header}
                    </span>
                  )}
                  <div className={classes['value']} data-long={column.longText || undefined}>
                    {column.cell(row)}
                  </div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
