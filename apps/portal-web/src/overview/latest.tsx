import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ExpiringVoucher, Order } from '../api/types.js';
import { formatMoney } from '../format/numbers.js';
import { useMerchant } from '../session/merchant-context.js';
import { type Column, DataTable } from '../ui/data/data-table.js';
import { RelativeTime } from '../ui/data/time.js';
import { TextLink } from '../ui/layout/links.js';
import { Panel } from '../ui/layout/panel.js';

const Nothing = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <Text size="sm" c="dimmed" px={24} pb={24}>
    {children}
  </Text>
);

/** The newest orders. */
export function LatestOrders({ orders }: { readonly orders: readonly Order[] }): ReactNode {
  const { m } = useMerchant();
  const columns: readonly Column<Order>[] = [
    {
      header: 'Order',
      longText: 'name',
      cell: ({ id, orderNumber }) => (
        <TextLink to="/merchants/$m/orders/$order" params={{ m, order: id }} size="sm" fw={600}>
          {orderNumber}
        </TextLink>
      ),
    },
    { header: 'Customer', longText: 'most', cell: ({ customer }) => customer.name || customer.email },
    { header: 'Time', cell: ({ createdAt }) => <RelativeTime at={createdAt} /> },
    { header: 'Value', alignRight: true, cell: ({ value, currency }) => formatMoney(value, currency) },
  ];
  return (
    <Panel
      title="Latest orders"
      flush
      actions={
        <TextLink to="/merchants/$m/orders" params={{ m }} size="sm">
          Search orders
        </TextLink>
      }
    >
      {orders.length === 0 ? (
        <Nothing>No orders yet.</Nothing>
      ) : (
        <DataTable caption="Latest orders" columns={columns} rows={orders} rowKey={({ id }) => id} />
      )}
    </Panel>
  );
}

/** The vouchers that expire next. */
export function ExpiringVouchers({ vouchers }: { readonly vouchers: readonly ExpiringVoucher[] }): ReactNode {
  const { m } = useMerchant();
  const columns: readonly Column<ExpiringVoucher>[] = [
    {
      header: 'Voucher',
      longText: 'name',
      cell: ({ id, title }) => (
        <TextLink to="/merchants/$m/vouchers/$voucher" params={{ m, voucher: id }} size="sm" fw={600}>
          {title}
        </TextLink>
      ),
    },
    { header: 'Recipient', longText: 'most', cell: ({ recipient }) => recipient || 'None' },
    { header: 'Expires', cell: ({ expiry }) => <RelativeTime at={expiry} /> },
    { header: 'Left', alignRight: true, cell: ({ remainingValue, currency }) => formatMoney(remainingValue, currency) },
  ];
  return (
    <Panel
      title="Vouchers that expire soon"
      flush
      actions={
        <TextLink to="/merchants/$m/vouchers" params={{ m }} search={{ sort: 'expiring' }} size="sm">
          All expiring vouchers
        </TextLink>
      }
    >
      {vouchers.length === 0 ? (
        <Nothing>No voucher expires within 30 days.</Nothing>
      ) : (
        <DataTable caption="Vouchers that expire soon" columns={columns} rows={vouchers} rowKey={({ id }) => id} />
      )}
    </Panel>
  );
}
