import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { DataTable, type Column } from '../ui/data/data-table.js';
import { count, money, plainWord } from '../format/format.js';
import { byWhom } from '../format/actor-name.js';
import { ledgerWord } from '../format/ledger-entry-name.js';
import { Panel } from '../ui/layout/panel.js';
import { Time } from '../ui/data/time.js';
import type { CustomerEntry } from '../api/types.js';

/** An amount of a voucher, or a number of stamps or points. */
const shown = (value: number, currency: string | null): string => (currency ? money(value, currency) : count(value));

function signed(change: number, currency: string | null): string {
  const sign = change > 0 ? '+' : change < 0 ? '−' : '';
  return `${sign}${shown(Math.abs(change), currency)}`;
}

/** Why a balance changed and by whom: the order, the place, the reason, as far as there is one. */
function Cause({ of: entry }: { readonly of: CustomerEntry }): ReactNode {
  const { cause, orderNumber, locationName, reason, by } = entry;
  const order = orderNumber === null ? [] : [`order ${orderNumber}`];
  const place = locationName === null ? [] : [`at ${locationName}`];
  const details = [...order, ...place, ...(reason === null ? [] : [reason]), `by ${byWhom(by)}`];
  return (
    <>
      {ledgerWord(cause)}
      <Text size="sm" c="dimmed">
        {details.join(' · ')}
      </Text>
    </>
  );
}

function Change({ of: { change, balanceAfter, currency } }: { readonly of: CustomerEntry }): ReactNode {
  if (change === null) return '–';
  return (
    <>
      {signed(change, currency)}
      {balanceAfter !== null && (
        <Text size="sm" c="dimmed">
          {shown(balanceAfter, currency)} then
        </Text>
      )}
    </>
  );
}

const columns: readonly Column<CustomerEntry & { readonly index: number }>[] = [
  { head: 'When', cell: ({ at }) => <Time at={at} /> },
  {
    head: 'What',
    cell: ({ title, kind }) => (
      <>
        {title}
        <Text size="sm" c="dimmed">
          {plainWord(kind)}
        </Text>
      </>
    ),
  },
  { head: 'Why', cell: (entry) => <Cause of={entry} /> },
  { head: 'Change', right: true, cell: (entry) => <Change of={entry} /> },
];

/** Everything that changed a balance, newest first. It can't be changed afterwards. */
export function LedgerOf({ entries }: { readonly entries: readonly CustomerEntry[] }): ReactNode {
  return (
    <Panel
      title="Ledger"
      about="Every change, newest first. Nothing here can be changed afterwards."
      flush={entries.length > 0}
    >
      {entries.length === 0 ? (
        <Text size="sm" c="dimmed">
          Nothing has happened yet.
        </Text>
      ) : (
        <DataTable
          caption="Ledger"
          columns={columns}
          rows={entries.map((entry, index) => ({ ...entry, index }))}
          keyOf={({ index }) => String(index)}
        />
      )}
    </Panel>
  );
}
