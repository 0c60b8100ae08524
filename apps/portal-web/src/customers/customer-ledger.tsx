import { Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { DataTable, type Column } from '../ui/data/data-table.js';
import { formatChange, formatNumber, formatMoney } from '../format/numbers.js';
import { humanize } from '../format/words.js';
import { actorName } from '../format/actor-name.js';
import { ledgerEntryName } from '../format/ledger-entry-name.js';
import { Panel } from '../ui/layout/panel.js';
import { Time } from '../ui/data/time.js';
import { useMerchant } from '../session/merchant-context.js';
import { OrderLink } from '../session/merchant-links.js';
import type { CustomerEntry } from '../api/types.js';
import { ReverseEntry, TakeBack } from './reverse-entry.js';

/** An amount of a voucher, or a number of stamps or points. */
const shown = (value: number, currency: string | null): string =>
  currency ? formatMoney(value, currency) : formatNumber(value);

/** Why a balance changed and who changed it. */
function Cause({ entry }: { readonly entry: CustomerEntry }): ReactNode {
  const { cause, orderId, orderNumber, locationName, reason, by, number, reverses, reversedBy } = entry;
  const place = locationName === null ? [] : [`at ${locationName}`];
  const details = [...place, ...(reason === null ? [] : [reason]), `by ${actorName(by)}`];
  return (
    <>
      {ledgerEntryName(cause)}
      {orderId !== null && (
        <>
          {' '}
          <OrderLink id={orderId} underline="always">
            {cause === 'order' ? orderNumber : `order ${orderNumber}`}
          </OrderLink>
        </>
      )}
      {reverses !== null && <Text size="sm" c="dimmed">{`Reverses entry ${reverses}`}</Text>}
      {reversedBy !== null && <Text size="sm" c="dimmed">{`Reversed by entry ${reversedBy}`}</Text>}
      <Text size="sm" c="dimmed">
        {[...(number === null ? [] : [`Entry ${number}`]), ...details].join(' · ')}
      </Text>
    </>
  );
}

function Change({ entry: { change, balanceAfter, currency } }: { readonly entry: CustomerEntry }): ReactNode {
  if (change === null) return '–';
  return (
    <>
      {formatChange(change, currency)}
      {balanceAfter !== null && (
        <Text size="sm" c="dimmed">
          Balance {shown(balanceAfter, currency)}
        </Text>
      )}
    </>
  );
}

const columnsOf = (
  onReverse: ((entry: CustomerEntry) => void) | undefined,
): readonly Column<CustomerEntry & { readonly index: number }>[] => [
  { header: 'Date', cell: ({ at }) => <Time at={at} /> },
  {
    header: 'Card, reward or voucher',
    longText: true,
    cell: ({ title, kind }) => (
      <>
        {title}
        <Text size="sm" c="dimmed">
          {humanize(kind)}
        </Text>
      </>
    ),
  },
  { header: 'Reason', longText: true, cell: (entry) => <Cause entry={entry} /> },
  { header: 'Change', alignRight: true, cell: (entry) => <Change entry={entry} /> },
  ...(onReverse
    ? [
        {
          header: 'Actions',
          headHidden: true,
          alignRight: true,
          cell: (entry: CustomerEntry) => <TakeBack entry={entry} onReverse={onReverse} />,
        },
      ]
    : []),
];

interface CustomerLedgerProps {
  readonly customerId: string;
  readonly entries: readonly CustomerEntry[];
}

/** The changes of balances that come with a customer, newest first. */
export function CustomerLedger({ customerId, entries }: CustomerLedgerProps): ReactNode {
  const { hasRole, fromSupport } = useMerchant();
  const [reversing, setReversing] = useState<CustomerEntry>();
  return (
    <Panel
      title="History"
      description="The newest 100 changes. Entries can’t be edited or deleted."
      flush={entries.length > 0}
    >
      {entries.length === 0 ? (
        <Text size="sm" c="dimmed">
          No entries yet.
        </Text>
      ) : (
        <DataTable
          caption="History"
          columns={columnsOf(hasRole('admin') && !fromSupport ? setReversing : undefined)}
          rows={entries.map((entry, index) => ({ ...entry, index }))}
          rowKey={({ index }) => String(index)}
        />
      )}
      {reversing && <ReverseEntry customerId={customerId} entry={reversing} onClose={() => setReversing(undefined)} />}
    </Panel>
  );
}
