import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { DataTable, type Column } from '../ui/data/data-table.js';
import { formatMoney } from '../format/numbers.js';
import { Panel } from '../ui/layout/panel.js';
import { StatusBadge } from '../ui/data/status-badge.js';
import { Time } from '../ui/data/time.js';
import type { Voucher } from '../api/types.js';
import { VoucherName } from '../vouchers/voucher-name.js';

const columns: readonly Column<Voucher>[] = [
  { header: 'Voucher', cell: (voucher) => <VoucherName voucher={voucher} /> },
  { header: 'Status', cell: ({ status }) => <StatusBadge status={status} /> },
  {
    header: 'Balance',
    alignRight: true,
    cell: ({ remainingValue, value, currency }) =>
      `${formatMoney(remainingValue, currency)} of ${formatMoney(value, currency)}`,
  },
  { header: 'Expires', alignRight: true, cell: ({ expiry }) => (expiry ? <Time at={expiry} /> : 'Never') },
];

/** The vouchers that a customer holds. */
export function CustomerVouchers({ vouchers }: { readonly vouchers: readonly Voucher[] }): ReactNode {
  return (
    <Panel title="Vouchers" flush={vouchers.length > 0}>
      {vouchers.length === 0 ? (
        <Text size="sm" c="dimmed">
          None yet.
        </Text>
      ) : (
        <DataTable caption="Vouchers" columns={columns} rows={vouchers} rowKey={({ id }) => id} />
      )}
    </Panel>
  );
}
