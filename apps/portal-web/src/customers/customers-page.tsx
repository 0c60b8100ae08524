import { Button, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ListedCustomer } from '../api/types.js';
import { formatNumber } from '../format/numbers.js';
import { pluralize } from '../format/words.js';
import { OrderLink } from '../session/merchant-links.js';
import { rangeQuery } from '../format/list-search.js';
import { useMerchant } from '../session/merchant-context.js';
import { ExportLink } from '../ui/actions/export-link.js';
import { DataTable, type Column } from '../ui/data/data-table.js';
import { nextPageState, PagedList } from '../ui/data/paged-list.js';
import { RelativeTime, TimeZoneNote } from '../ui/data/time.js';
import { EmptyState } from '../ui/feedback/states.js';
import { FilterRow, FilterText } from '../ui/forms/filter-fields.js';
import { RangeFields } from '../ui/forms/range-fields.js';
import { LinkButton, TextLink } from '../ui/layout/links.js';
import { Page } from '../ui/layout/page.js';
import { Panel } from '../ui/layout/panel.js';
import { Icon } from '../ui/theme/icons.js';
import { CustomerForm } from './customer-form.js';
import { customerSearch, type CustomerSearch, useCustomers } from './customer-queries.js';

const columns: readonly Column<ListedCustomer>[] = [
  { header: 'Customer', cell: (customer) => <Name customer={customer} /> },
  { header: 'Balance now', cell: ({ balances }) => <Balances balances={balances} /> },
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
    <div key={`${title} ${index}`} title={title}>
      {pluralize(balance, type === 'stamp' ? 'stamp' : 'point')}
    </div>
  ));
}

function Name({ customer: { id, name, email } }: { readonly customer: ListedCustomer }): ReactNode {
  const { m } = useMerchant();
  return (
    <>
      <TextLink to="/merchants/$m/customers/$customer" params={{ m, customer: id }} fw={600}>
        {name || email}
      </TextLink>
      {name && (
        <Text size="sm" c="dimmed">
          {email}
        </Text>
      )}
    </>
  );
}

const route = getRouteApi('/signed-in/shell/merchants/$m/customers');

/** The list of customers. The address has the search and the page. */
export function CustomersPage(): ReactNode {
  const { m, hasRole, timeZone } = useMerchant();
  // The router passes what is not a filter through.
  const { cursor, ...filter } = customerSearch({ ...route.useSearch() });
  const navigate = route.useNavigate();
  const list = useCustomers({ ...filter, ...(cursor ? { cursor } : {}) });
  const [creating, create] = useDisclosure(false);
  const set = (change: CustomerSearch) =>
    void navigate({ search: customerSearch({ ...filter, ...change }), replace: true });
  return (
    <Page
      title="Customers"
      description="Customers are added with their first order, by import, or by you."
      actions={
        <>
          <ExportLink m={m} list="customers" query={rangeQuery(filter, timeZone)} />
          {hasRole('admin') && (
            <LinkButton to="/merchants/$m/customers/import" params={{ m }} variant="default">
              Import
            </LinkButton>
          )}
          {hasRole('staff') && (
            <Button leftSection={<Icon name="plus" size={16} />} onClick={create.open}>
              New customer
            </Button>
          )}
        </>
      }
    >
      <CustomerFilters filter={filter} onChange={set} />
      <Panel flush>
        <PagedList
          list={list}
          cursor={cursor}
          onPage={(next) =>
            void navigate(next ? { search: { ...filter, cursor: next }, state: nextPageState } : { search: filter })
          }
          empty={<NoCustomers filter={filter} />}
        >
          {(rows) => <DataTable caption="Customers" columns={columns} rows={rows} rowKey={({ id }) => id} />}
        </PagedList>
      </Panel>
      <TimeZoneNote />
      {creating && (
        <CustomerForm
          customer={undefined}
          onClose={create.close}
          onDone={({ id }) => void navigate({ to: '/merchants/$m/customers/$customer', params: { m, customer: id } })}
        />
      )}
    </Page>
  );
}

function NoCustomers({ filter: { search, from, to } }: { readonly filter: CustomerSearch }): ReactNode {
  if (!search && (from || to)) return <EmptyState icon="search" title="No customers found" />;
  if (search) {
    return (
      <EmptyState icon="search" title="No customers found">
        {search.length < 3 ? `No name or e-mail starts with “${search}”.` : `No name or e-mail contains “${search}”.`}
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
  readonly onChange: (change: CustomerSearch) => void;
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
