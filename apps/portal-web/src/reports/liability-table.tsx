import type { ReactNode } from 'react';
import type { LiabilityRow } from '../api/types.js';
import { formatPercent } from '../format/numbers.js';
import { type Column, DataTable } from '../ui/data/data-table.js';
import { figureOf, lineName } from './line-name.js';
import classes from './liability-table.module.css';

type Figure = 'opening' | 'issued' | 'givenBack' | 'used' | 'expired' | 'adjusted' | 'cancelled' | 'takenBack';

const flows: readonly (readonly [Figure, string])[] = [
  ['opening', 'Opening'],
  ['issued', 'Issued'],
  ['givenBack', 'Given back'],
  ['adjusted', 'Adjusted'],
  ['used', 'Used'],
  ['expired', 'Expired'],
  ['cancelled', 'Cancelled'],
  ['takenBack', 'Taken back'],
];

/** A figure that is 0 in all lines has no column: the CSV file has them all. */
const columnsOf = (rows: readonly LiabilityRow[]): Column<LiabilityRow>[] => [
  { header: 'What', cell: (row) => <div className={classes['name']}>{lineName(row)}</div> },
  ...flows
    .filter(([name]) => name === 'opening' || name === 'issued' || rows.some((row) => row[name] !== 0))
    .map(([name, header]): Column<LiabilityRow> => ({
      header,
      alignRight: true,
      cell: (row) => <span data-none={row[name] === 0 || undefined}>{figureOf(row, row[name])}</span>,
    })),
  { header: 'Closing', alignRight: true, cell: (row) => <strong>{figureOf(row, row.closing)}</strong> },
  {
    header: 'Expected use',
    alignRight: true,
    cell: ({ expectedUse }) => (expectedUse === null ? '–' : formatPercent(expectedUse, 1)),
  },
];

/** The lines of the report with what moved them. It scrolls where the window is too narrow for them. */
export function LiabilityTable({ rows }: { readonly rows: readonly LiabilityRow[] }): ReactNode {
  return (
    <div className={classes['scroll']} tabIndex={0} role="region" aria-label="What changed, as a table">
      <DataTable
        caption="Liability"
        columns={columnsOf(rows)}
        rows={rows}
        rowKey={({ kind, currency, cardId }) => `${kind} ${currency ?? cardId ?? ''}`}
      />
    </div>
  );
}
