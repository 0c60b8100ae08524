import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { DataTable, type Column } from '../frame/data-table.js';
import { money } from '../frame/format.js';
import { Panel } from '../frame/panel.js';
import { StatusMark } from '../frame/status-mark.js';
import { Time } from '../frame/time.js';
import type { Voucher } from '../portal-client/shapes.js';
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
