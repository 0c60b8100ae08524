import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Order, OrderDetails } from '../api/types.js';
import { formatNumber } from '../format/numbers.js';
import { pluralize } from '../format/words.js';
import { type Column, DataTable } from '../ui/data/data-table.js';
import { Panel } from '../ui/layout/panel.js';

type Entry = OrderDetails['ledger'][number];

const columns: readonly Column<Entry>[] = [
  {
    header: 'Card',
    longText: true,
    cell: ({ title, number }) => (
      <>
        {title}
        <Text size="sm" c="dimmed">
          Entry {formatNumber(number)}
        </Text>
      </>
    ),
  },
  { header: 'Change', alignRight: true, cell: ({ change, kind }) => `+${pluralize(change, kind.slice(0, -1))}` },
  {
    header: 'Used by full cards',
    alignRight: true,
    cell: ({ consumed }) => (consumed > 0 ? formatNumber(consumed) : 'None'),
  },
  { header: 'Balance after', alignRight: true, cell: ({ balanceAfter }) => formatNumber(balanceAfter) },
];

interface OrderEntriesProps {
  readonly order: Order;
  readonly entries: readonly Entry[];
}

/** What an order wrote to the ledgers of cards. */
export function OrderEntries({ order, entries }: OrderEntriesProps): ReactNode {
  const hasAward = order.stampsAwarded > 0 || order.pointsAwarded > 0;
  return (
    <Panel
      title="Card entries"
      description="Entries can’t be edited or deleted. A card that is full starts over."
      flush={entries.length > 0}
    >
      {entries.length > 0 ? (
        <DataTable caption="Card entries" columns={columns} rows={entries} rowKey={({ cardId }) => cardId} />
      ) : (
        <Text size="sm" c="dimmed">
          {hasAward
            ? 'The cards have more than 10,000 newer entries. Those of this order are not shown.'
            : 'The order gave nothing to a card.'}
        </Text>
      )}
    </Panel>
  );
}
