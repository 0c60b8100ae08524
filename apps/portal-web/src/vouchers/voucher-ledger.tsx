import { Button, Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { actorName } from '../format/actor-name.js';
import { DataTable, type Column } from '../ui/data/data-table.js';
import { formatChange, formatMoney } from '../format/numbers.js';
import { ledgerEntryName } from '../format/ledger-entry-name.js';
import { Panel } from '../ui/layout/panel.js';
import { useMerchant } from '../session/merchant-context.js';
import { Time } from '../ui/data/time.js';
import type { VoucherEntry, VoucherWithLedger } from '../api/types.js';
import { reversible } from './reversible.js';
import { ReverseRedemption } from './reverse-redemption.js';

const columnsIn = (
  currency: string,
  onReverse: ((entry: VoucherEntry) => void) | undefined,
): readonly Column<VoucherEntry>[] => [
  { header: 'Date', cell: ({ at }) => <Time at={at} /> },
  {
    header: 'Event',
    longText: true,
    cell: ({ kind, reason, reversedAmount, reverses, number }) => (
      <>
        {ledgerEntryName(kind)} <Text span size="sm" c="dimmed">{`Entry ${number}`}</Text>
        {reverses !== null && <Text size="sm" c="dimmed">{`Reverses entry ${reverses}`}</Text>}
        {reversedAmount !== null && reversedAmount > 0 && (
          <Text size="sm" c="dimmed">
            {formatMoney(reversedAmount, currency)} of it was reversed
          </Text>
        )}
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
    cell: ({ change }) => formatChange(change, currency),
  },
  { header: 'Balance', alignRight: true, cell: ({ remainingAfter }) => formatMoney(remainingAfter, currency) },
  { header: 'By', longText: true, cell: ({ by }) => actorName(by) },
  ...(onReverse
    ? [
        {
          header: 'Actions',
          headHidden: true,
          alignRight: true,
          cell: (entry: VoucherEntry) =>
            reversible(entry) > 0 && (
              <Button variant="light" size="compact-sm" onClick={() => onReverse(entry)}>
                Reverse
              </Button>
            ),
        },
      ]
    : []),
];

/** The history of a voucher. */
export function VoucherLedger({ voucher }: { readonly voucher: VoucherWithLedger }): ReactNode {
  const { ledger, currency } = voucher;
  const { hasRole } = useMerchant();
  const [reversing, setReversing] = useState<VoucherEntry>();
  return (
    <Panel
      title="History"
      description="Redemptions, reversals, adjustments, cancellation and expiry. The balance is 0 once the voucher is cancelled or has expired. Entries can’t be edited or deleted."
      flush={ledger.length > 0}
    >
      {ledger.length === 0 ? (
        <Text size="sm" c="dimmed">
          No entries yet.
        </Text>
      ) : (
        <DataTable
          caption="History"
          columns={columnsIn(currency, hasRole('admin') ? setReversing : undefined)}
          rows={ledger}
          rowKey={({ number }) => String(number)}
        />
      )}
      {reversing && <ReverseRedemption voucher={voucher} entry={reversing} onClose={() => setReversing(undefined)} />}
    </Panel>
  );
}
