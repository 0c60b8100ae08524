import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { actorName } from '../format/actor-name.js';
import { DataTable, type Column } from '../ui/data/data-table.js';
import { formatMoney } from '../format/numbers.js';
import { ledgerEntryName } from '../format/ledger-entry-name.js';
import { Panel } from '../ui/layout/panel.js';
import { Time } from '../ui/data/time.js';
import type { VoucherEntry, VoucherWithLedger } from '../api/types.js';

const columnsIn = (currency: string): readonly Column<VoucherEntry>[] => [
  { header: 'Date', cell: ({ at }) => <Time at={at} /> },
  {
    header: 'Event',
    cell: ({ kind, reason }) => (
      <>
        {ledgerEntryName(kind)}
        {reason && (
          <Text size="sm" c="dimmed">
            {reason}
          </Text>
        )}
      </>
    ),
  },
  {
    header: 'Change',
    alignRight: true,
    cell: ({ change }) => (change > 0 ? `+${formatMoney(change, currency)}` : formatMoney(change, currency)),
  },
  { header: 'Balance', alignRight: true, cell: ({ remainingAfter }) => formatMoney(remainingAfter, currency) },
  { header: 'By', cell: ({ by }) => actorName(by) },
];

/** The history of a voucher. */
export function VoucherLedger({ voucher: { ledger, currency } }: { readonly voucher: VoucherWithLedger }): ReactNode {
  return (
    <Panel
      title="History"
      description="Redemptions, adjustments and cancellation. Entries can’t be edited or deleted."
      flush={ledger.length > 0}
    >
      {ledger.length === 0 ? (
        <Text size="sm" c="dimmed">
          No entries yet.
        </Text>
      ) : (
        <DataTable
          caption="History"
          columns={columnsIn(currency)}
          rows={ledger}
          rowKey={({ at, kind, change }) => `${at} ${kind} ${change}`}
        />
      )}
    </Panel>
  );
}
