import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ListedCustomer } from '../api/types.js';
import { formatNumber } from '../format/numbers.js';
import { pluralize } from '../format/words.js';
import { CustomerLink, OrderLink } from '../session/merchant-links.js';
import { DataTable, type Column } from '../ui/data/data-table.js';
import { PagedList } from '../ui/data/paged-list.js';
import { RelativeTime } from '../ui/data/time.js';
import { EmptyState } from '../ui/feedback/states.js';
import { FilterRow, Filters, FilterText } from '../ui/forms/filter-fields.js';
import { RangeFields } from '../ui/forms/range-fields.js';
import { Panel } from '../ui/layout/panel.js';
import { hasFilters } from '../format/list-search.js';
import { customerSearch, type CustomerSearch, useCustomers } from './customer-queries.js';

const columns: readonly Column<ListedCustomer>[] = [
  { header: 'Customer', longText: 'name', cell: (customer) => <Name customer={customer} /> },
  { header: 'Balance now', longText: true, cell: ({ balances }) => <Balances balances={balances} /> },
  {
    header: 'Last order',
    cell: ({ lastOrder }) =>
      lastOrder ? (
        <OrderLink id={lastOrder.id}>
          <RelativeTime at={lastOrder.createdAt} />
        </OrderLink>
      ) : (
        'None'
      ),
  },
  { header: 'Total stamps', alignRight: true, cell: ({ lifetimeStamps }) => formatNumber(lifetimeStamps) },
  { header: 'Total points', alignRight: true, cell: ({ lifetimePoints }) => formatNumber(lifetimePoints) },
  { header: 'Created', alignRight: true, cell: ({ createdAt }) => <RelativeTime at={createdAt} /> },
];

function Balances({ balances }: Pick<ListedCustomer, 'balances'>): ReactNode {
  if (balances.length === 0) return 'No card';
  return balances.map(({ title, type, balance }, index) => (
    <div key={`${title} ${index}`}>
      {pluralize(balance, type === 'stamp' ? 'stamp' : 'point')}{' '}
      <Text span size="sm" c="dimmed">
        {title}
      </Text>
    </div>
  ));
}

function Name({ customer: { id, name, email } }: { readonly customer: ListedCustomer }): ReactNode {
  return (
    <>
      <CustomerLink id={id} strong>
        {name || email}
      </CustomerLink>
      {name && (
        <Text size="sm" c="dimmed">
          {email}
        </Text>
      )}
    </>
  );
}

interface CustomerListProps {
  readonly search: CustomerSearch;
  /** Opens the list with other filters, from its first page. */
  readonly onFilter: (search: CustomerSearch) => void;
  readonly onPage: (cursor: string | undefined) => void;
}

/** The customers with their filters. */
export function CustomerList({ search, onFilter, onPage }: CustomerListProps): ReactNode {
  const { cursor, ...filter } = search;
  const list = useCustomers(search);
  return (
    <>
      <Filters onClear={hasFilters(filter) ? () => onFilter({}) : undefined}>
        <CustomerFilters filter={filter} onChange={(change) => onFilter(customerSearch({ ...filter, ...change }))} />
      </Filters>
      <Panel flush>
        <PagedList list={list} cursor={cursor} onPage={onPage} empty={<NoCustomers filter={filter} />}>
          {(rows) => <DataTable caption="Customers" columns={columns} rows={rows} rowKey={({ id }) => id} />}
        </PagedList>
      </Panel>
    </>
  );
}

function NoCustomers({ filter: { search, from, to } }: { readonly filter: CustomerSearch }): ReactNode {
  if (search || from || to) {
    const period = from || to ? 'Only customers created on the days above are listed.' : '';
    return (
      <EmptyState icon="search" title="No customers found">
        {search && `No name or e-mail ${search.length < 3 ? 'starts with' : 'contains'} “${search}”.`} {period}
      </EmptyState>
    );
  }
  return (
    <EmptyState icon="customers" title="No customers yet">
      Customers are added with their first order. You can also add one or import a list.
    </EmptyState>
  );
}

interface CustomerFiltersProps {
  readonly filter: CustomerSearch;
  readonly onChange: (change: { readonly [name in keyof CustomerSearch]?: string }) => void;
}

function CustomerFilters({ filter, onChange }: CustomerFiltersProps): ReactNode {
  return (
    <FilterRow>
      <FilterText
        label="Name or e-mail"
        type="search"
        maxLength={200}
        value={filter.search ?? ''}
        onChange={(search) => onChange({ search })}
      />
      <RangeFields range={filter} onChange={onChange} />
    </FilterRow>
  );
}
