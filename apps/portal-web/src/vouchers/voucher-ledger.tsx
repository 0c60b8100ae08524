import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { byWhom } from '../format/actor-name.js';
import { DataTable, type Column } from '../ui/data/data-table.js';
import { money } from '../format/format.js';
import { ledgerWord } from '../format/ledger-entry-name.js';
import { Panel } from '../ui/layout/panel.js';
import { Time } from '../ui/data/time.js';
import type { VoucherEntry, VoucherWithLedger } from '../api/types.js';

const columnsIn = (currency: string): readonly Column<VoucherEntry>[] => [
  { head: 'When', cell: ({ at }) => <Time at={at} /> },
  {
    head: 'What',
    cell: ({ kind, reason }) => (
      <>
        {ledgerWord(kind)}
        {reason && (
          <Text size="sm" c="dimmed">
            {reason}
          </Text>
        )}
      </>
    ),
  },
  {
    head: 'Change',
    right: true,
    cell: ({ change }) => (change > 0 ? `+${money(change, currency)}` : money(change, currency)),
  },
  { head: 'Left', right: true, cell: ({ remainingAfter }) => money(remainingAfter, currency) },
  { head: 'By', cell: ({ by }) => byWhom(by) },
];

/** Everything that happened to a voucher. */
export function VoucherLedger({ of: { ledger, currency } }: { readonly of: VoucherWithLedger }): ReactNode {
  return (
    <Panel
      title="Ledger"
      about="Redemptions, adjustments, cancellation. Nothing here can be changed afterwards."
      flush={ledger.length > 0}
    >
      {ledger.length === 0 ? (
        <Text size="sm" c="dimmed">
          Nothing has happened yet.
        </Text>
      ) : (
        <DataTable
          caption="Ledger"
          columns={columnsIn(currency)}
          rows={ledger}
          keyOf={({ at, kind, change }) => `${at} ${kind} ${change}`}
        />
      )}
    </Panel>
  );
}
