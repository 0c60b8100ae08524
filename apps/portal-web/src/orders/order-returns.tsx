import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { OrderReturn } from '../api/types.js';
import { formatMoney } from '../format/numbers.js';
import { type Column, DataTable } from '../ui/data/data-table.js';
import { Time } from '../ui/data/time.js';
import { Panel } from '../ui/layout/panel.js';
import { takenBack } from './return-order.js';

const columnsIn = (currency: string): readonly Column<OrderReturn>[] => [
  {
    header: 'Return',
    longText: true,
    cell: ({ id, returnNumber, reason }) => (
      <>
        {returnNumber ?? id}
        {reason && (
          <Text size="sm" c="dimmed">
            {reason}
          </Text>
        )}
      </>
    ),
  },
  { header: 'Value', alignRight: true, cell: ({ value }) => formatMoney(value, currency) },
  { header: 'Taken back', cell: takenBack },
  { header: 'Returned', alignRight: true, cell: ({ createdAt }) => <Time at={createdAt} /> },
];

interface OrderReturnsProps {
  readonly currency: string;
  readonly returns: readonly OrderReturn[];
}

/** The returns of an order, newest first. */
export function OrderReturns({ currency, returns }: OrderReturnsProps): ReactNode {
  return (
    <Panel title="Returns" flush>
      <DataTable caption="Returns" columns={columnsIn(currency)} rows={returns} rowKey={({ id }) => id} />
    </Panel>
  );
}
