import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { DataTable, type Column } from '../ui/data/data-table.js';
import { money } from '../format/format.js';
import { Panel } from '../ui/layout/panel.js';
import { StatusMark } from '../ui/data/status-badge.js';
import { Time } from '../ui/data/time.js';
import type { Voucher } from '../api/types.js';
import { VoucherName } from '../vouchers/voucher-name.js';

const columns: readonly Column<Voucher>[] = [
  { head: 'Voucher', cell: (voucher) => <VoucherName of={voucher} /> },
  { head: 'Status', cell: ({ status }) => <StatusMark status={status} /> },
  {
    head: 'Left',
    right: true,
    cell: ({ remainingValue, value, currency }) => `${money(remainingValue, currency)} of ${money(value, currency)}`,
  },
  { head: 'Expires', right: true, cell: ({ expiry }) => (expiry ? <Time at={expiry} /> : 'Never') },
];

/** The vouchers that a customer holds. */
export function VouchersOf({ vouchers }: { readonly vouchers: readonly Voucher[] }): ReactNode {
  return (
    <Panel title="Vouchers" flush={vouchers.length > 0}>
      {vouchers.length === 0 ? (
        <Text size="sm" c="dimmed">
          None yet.
        </Text>
      ) : (
        <DataTable caption="Vouchers" columns={columns} rows={vouchers} keyOf={({ id }) => id} />
      )}
    </Panel>
  );
}
