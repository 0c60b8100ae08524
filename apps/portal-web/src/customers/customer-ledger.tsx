import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { DataTable, type Column } from '../ui/data/data-table.js';
import { formatNumber, formatMoney } from '../format/numbers.js';
import { humanize } from '../format/words.js';
import { actorName } from '../format/actor-name.js';
import { ledgerEntryName } from '../format/ledger-entry-name.js';
import { Panel } from '../ui/layout/panel.js';
import { Time } from '../ui/data/time.js';
import { OrderLink } from '../session/merchant-links.js';
import type { CustomerEntry } from '../api/types.js';

/** An amount of a voucher, or a number of stamps or points. */
const shown = (value: number, currency: string | null): string =>
  currency ? formatMoney(value, currency) : formatNumber(value);

function signed(change: number, currency: string | null): string {
  const sign = change > 0 ? '+' : change < 0 ? '−' : '';
  return `${sign}${shown(Math.abs(change), currency)}`;
}

/** Why a balance changed and who changed it. */
function Cause({ entry }: { readonly entry: CustomerEntry }): ReactNode {
  const { cause, orderId, orderNumber, locationName, reason, by } = entry;
  const place = locationName === null ? [] : [`at ${locationName}`];
  const details = [...place, ...(reason === null ? [] : [reason]), `by ${actorName(by)}`];
  return (
    <>
      {ledgerEntryName(cause)}
      <Text size="sm" c="dimmed">
        {orderId !== null && (
          <>
            <OrderLink id={orderId}>order {orderNumber}</OrderLink>
            {' · '}
          </>
        )}
        {details.join(' · ')}
      </Text>
    </>
  );
}

function Change({ entry: { change, balanceAfter, currency } }: { readonly entry: CustomerEntry }): ReactNode {
  if (change === null) return '–';
  return (
    <>
      {signed(change, currency)}
      {balanceAfter !== null && (
        <Text size="sm" c="dimmed">
          Balance {shown(balanceAfter, currency)}
        </Text>
      )}
    </>
  );
}

const columns: readonly Column<CustomerEntry & { readonly index: number }>[] = [
  { header: 'Date', cell: ({ at }) => <Time at={at} /> },
  {
    header: 'Event',
    cell: ({ title, kind }) => (
      <>
        {title}
        <Text size="sm" c="dimmed">
          {humanize(kind)}
        </Text>
      </>
    ),
  },
  { header: 'Reason', cell: (entry) => <Cause entry={entry} /> },
  { header: 'Change', alignRight: true, cell: (entry) => <Change entry={entry} /> },
];

/** All changes of balances, newest first. */
export function CustomerLedger({ entries }: { readonly entries: readonly CustomerEntry[] }): ReactNode {
  return (
    <Panel
      title="History"
      description="All changes, newest first. Entries can’t be edited or deleted."
      flush={entries.length > 0}
    >
      {entries.length === 0 ? (
        <Text size="sm" c="dimmed">
          No entries yet.
        </Text>
      ) : (
        <DataTable
          caption="History"
          columns={columns}
          rows={entries.map((entry, index) => ({ ...entry, index }))}
          rowKey={({ index }) => String(index)}
        />
      )}
    </Panel>
  );
}
