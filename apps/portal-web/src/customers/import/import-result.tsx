import type { ReactNode } from 'react';
import { DataTable, type Column } from '../../ui/data/data-table.js';
import { formatNumber } from '../../format/numbers.js';
import { pluralize } from '../../format/words.js';
import { TextLink } from '../../ui/layout/links.js';
import { useMerchant } from '../../session/merchant-context.js';
import { Notice } from '../../ui/feedback/notice.js';
import { Panel } from '../../ui/layout/panel.js';
import type { ImportError, Import } from '../../api/types.js';

const errorColumns: readonly Column<ImportError>[] = [
  { header: 'Row', cell: ({ row }) => `Row ${formatNumber(row)}` },
  { header: 'Column', cell: ({ column }) => column ?? 'The whole row' },
  { header: 'E-mail', longText: true, cell: ({ email }) => email || 'None' },
  { header: 'Error', cell: ({ message }) => message },
];

/** A file may have 10,000 rows, and a table of all of them takes seconds: imported customers are in the list of customers. */
const shown = 500;

const firstRows = (rows: readonly unknown[]): { readonly description?: string } =>
  rows.length > shown ? { description: `The first ${shown} of ${formatNumber(rows.length)} rows.` } : {};

/** The rows with errors. Nothing is imported until they are corrected. */
export function ImportErrors({ rows }: { readonly rows: readonly ImportError[] }): ReactNode {
  return (
    <>
      <Notice tone="bad" title="Nothing was imported">
        Correct {pluralize(rows.length, 'row')} and import the whole file again. Row 1 is the first row below the
        header.
      </Notice>
      <Panel title="Rows with errors" {...firstRows(rows)} flush>
        <DataTable
          caption="Rows with errors"
          columns={errorColumns}
          rows={rows.slice(0, shown)}
          rowKey={({ row, message }) => `${row} ${message}`}
        />
      </Panel>
    </>
  );
}

type Row = Import['data'][number];

const columns: readonly Column<Row>[] = [
  { header: 'Row', cell: ({ row }) => `Row ${formatNumber(row)}` },
  { header: 'E-mail', longText: true, cell: (row) => <Imported row={row} /> },
  { header: 'Result', cell: ({ status }) => (status === 'created' ? 'Added' : 'Already exists, not changed') },
];

function Imported({ row: { email, customerId } }: { readonly row: Row }): ReactNode {
  const { m } = useMerchant();
  return (
    <TextLink to="/merchants/$m/customers/$customer" params={{ m, customer: customerId }} size="sm">
      {email}
    </TextLink>
  );
}

/** The results by row. A long import shows only its first rows. */
export function ImportResult({ result: { data, totals } }: { readonly result: Import }): ReactNode {
  if (totals.rows === 0) {
    return (
      <Notice tone="warn" title="The file has no rows">
        Nothing was imported. Below the line of the column names each customer is a row.
      </Notice>
    );
  }
  return (
    <>
      <Notice tone="good" title={`${pluralize(totals.created, 'customer')} added`}>
        {totals.exists > 0
          ? `${pluralize(totals.exists, 'row')} already existed and did not change.`
          : 'All rows were imported.'}
      </Notice>
      <Panel title="Results by row" {...firstRows(data)} flush>
        <DataTable caption="Rows" columns={columns} rows={data.slice(0, shown)} rowKey={({ row }) => String(row)} />
      </Panel>
    </>
  );
}
