import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Order } from '../api/types.js';
import { formatMoney } from '../format/numbers.js';
import { hasFilters } from '../format/list-search.js';
import { DataTable, type Column } from '../ui/data/data-table.js';
import { PagedList } from '../ui/data/paged-list.js';
import { StatusBadge } from '../ui/data/status-badge.js';
import { Time } from '../ui/data/time.js';
import { EmptyState } from '../ui/feedback/states.js';
import { FilterRow, Filters, FilterText } from '../ui/forms/filter-fields.js';
import { RangeFields } from '../ui/forms/range-fields.js';
import { Panel } from '../ui/layout/panel.js';
import { awarded } from './awarded.js';
import { CustomerLink, OrderLink } from '../session/merchant-links.js';
import { orderSearch, type OrderSearch, useOrders } from './order-queries.js';

const columns: readonly Column<Order>[] = [
  {
    header: 'Order',
    longText: 'name',
    cell: ({ id, orderNumber, source, status }) => (
      <>
        <OrderLink id={id} strong>
          {orderNumber}
        </OrderLink>
        {status !== 'completed' && (
          <>
            {' '}
            <StatusBadge status={status} />
          </>
        )}
        <Text size="sm" c="dimmed">
          {source}
        </Text>
      </>
    ),
  },
  {
    header: 'Customer',
    longText: 'name',
    cell: ({ customer: { id, name, email } }) => (
      <>
        <CustomerLink id={id}>{name || email}</CustomerLink>
        {name && (
          <Text size="sm" c="dimmed">
            {email}
          </Text>
        )}
      </>
    ),
  },
  { header: 'Value', alignRight: true, cell: ({ value, currency }) => formatMoney(value, currency) },
  { header: 'Awarded', cell: awarded },
  { header: 'Received', alignRight: true, cell: ({ createdAt }) => <Time at={createdAt} /> },
];

interface OrderListProps {
  readonly search: OrderSearch;
  /** Opens the list with other filters, from its first page. */
  readonly onFilter: (search: OrderSearch) => void;
  readonly onPage: (cursor: string | undefined) => void;
}

/** The orders with their filters. */
export function OrderList({ search, onFilter, onPage }: OrderListProps): ReactNode {
  const { cursor, ...filter } = search;
  const list = useOrders(search);
  const set = (change: { readonly [name in keyof OrderSearch]?: string }) =>
    onFilter(orderSearch({ ...filter, ...change }));
  const isFiltered = hasFilters(filter);
  const customer = filter.customerId === undefined ? undefined : list.data?.data[0]?.customer;
  return (
    <>
      <Filters onClear={isFiltered ? () => onFilter({}) : undefined}>
        <FilterRow>
          <FilterText
            label="Order or customer"
            placeholder="100042, Ada, ada@…"
            type="search"
            maxLength={200}
            value={filter.search ?? ''}
            onChange={(value) => set({ search: value })}
          />
          <FilterText
            label="Source"
            placeholder="webshop"
            maxLength={50}
            value={filter.source ?? ''}
            onChange={(source) => set({ source })}
          />
          <RangeFields range={filter} onChange={set} />
        </FilterRow>
        {filter.customerId && (
          <Text size="sm">Only orders of {customer ? customer.name || customer.email : 'one customer'}.</Text>
        )}
      </Filters>
      <Panel flush>
        <PagedList list={list} cursor={cursor} onPage={onPage} empty={<NoOrders filter={filter} />}>
          {(rows) => <DataTable caption="Orders" columns={columns} rows={rows} rowKey={({ id }) => id} />}
        </PagedList>
      </Panel>
    </>
  );
}

function NoOrders({ filter }: { readonly filter: OrderSearch }): ReactNode {
  if (hasFilters(filter)) {
    return (
      <EmptyState icon="search" title="No orders found">
        {filter.search === undefined
          ? 'Change or clear the filters.'
          : 'Enter the whole order number, or the beginning of the customer’s name or e-mail address.'}
      </EmptyState>
    );
  }
  return (
    <EmptyState icon="order" title="No orders yet">
      Orders appear here when your online shop or point of sale sends them to the public API.
    </EmptyState>
  );
}
