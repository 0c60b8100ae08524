import type { ReactNode } from 'react';
import { DataTable, type Column } from '../ui/data/data-table.js';
import { count, counted } from '../format/format.js';
import { TextLink } from '../ui/layout/links.js';
import { useMerchant } from '../session/merchant-context.js';
import { Notice } from '../ui/feedback/notice.js';
import { Panel } from '../ui/layout/panel.js';
import type { BadRow, Import } from '../api/types.js';

const columnsOfBad: readonly Column<BadRow>[] = [
  { head: 'Row', cell: ({ row }) => `Row ${count(row)}` },
  { head: 'E-mail', cell: ({ email }) => email || 'None' },
  { head: 'What to mend', cell: ({ message }) => message },
];

/** The rows that have to be mended before anything is imported. */
export function RowsToMend({ rows }: { readonly rows: readonly BadRow[] }): ReactNode {
  return (
    <>
      <Notice tone="bad" title="Nothing was imported">
        {counted(rows.length, 'row')} must be mended first. Row 1 is the first below the heading. Then import the whole
        file again.
      </Notice>
      <Panel title="Rows to mend" flush>
        <DataTable
          caption="Rows to mend"
          columns={columnsOfBad}
          rows={rows}
          keyOf={({ row, message }) => `${row} ${message}`}
        />
      </Panel>
    </>
  );
}

type Row = Import['data'][number];

const columns: readonly Column<Row>[] = [
  { head: 'Row', cell: ({ row }) => `Row ${count(row)}` },
  { head: 'E-mail', cell: (row) => <Imported of={row} /> },
  { head: 'Result', cell: ({ status }) => (status === 'created' ? 'Added' : 'Known already: left as it is') },
];

function Imported({ of: { email, customerId } }: { readonly of: Row }): ReactNode {
  const { m } = useMerchant();
  return (
    <TextLink to="/merchants/$m/customers/$customer" params={{ m, customer: customerId }} size="sm">
      {email}
    </TextLink>
  );
}

/** What became of every row. */
export function ImportOutcome({ of: { data, totals } }: { readonly of: Import }): ReactNode {
  return (
    <>
      <Notice tone="good" title={`${counted(totals.created, 'customer')} added`}>
        {totals.exists > 0
          ? `${counted(totals.exists, 'row')} named somebody who is a customer already.`
          : 'All rows came in.'}
      </Notice>
      <Panel title="Row by row" flush>
        <DataTable caption="Rows" columns={columns} rows={data.slice(0, 500)} keyOf={({ row }) => String(row)} />
      </Panel>
    </>
  );
}
