import { Button, Text, TextInput } from '@mantine/core';
import { useDebouncedValue, useDisclosure } from '@mantine/hooks';
import { useNavigate } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { DataTable, type Column } from '../ui/data/data-table.js';
import { formatNumber } from '../format/numbers.js';
import { Icon } from '../ui/theme/icons.js';
import { LinkButton, TextLink } from '../ui/layout/links.js';
import { useMerchant } from '../session/merchant-context.js';
import { CursorList } from '../ui/data/cursor-list.js';
import { Page } from '../ui/layout/page.js';
import { Panel } from '../ui/layout/panel.js';
import { EmptyState } from '../ui/feedback/states.js';
import { RelativeTime, TimeZoneNote } from '../ui/data/time.js';
import type { Customer } from '../api/types.js';
import { CustomerForm } from './customer-form.js';
import { useCustomers } from './customer-queries.js';

const columns: readonly Column<Customer>[] = [
  { header: 'Customer', cell: (customer) => <Name customer={customer} /> },
  { header: 'Total stamps', alignRight: true, cell: ({ lifetimeStamps }) => formatNumber(lifetimeStamps) },
  { header: 'Total points', alignRight: true, cell: ({ lifetimePoints }) => formatNumber(lifetimePoints) },
  { header: 'Created', alignRight: true, cell: ({ createdAt }) => <RelativeTime at={createdAt} /> },
];

function Name({ customer: { id, name, email } }: { readonly customer: Customer }): ReactNode {
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

/** The list of customers, with search. */
export function CustomersPage(): ReactNode {
  const { m, hasRole } = useMerchant();
  const navigate = useNavigate();
  const [search, setSearch] = useState('');
  const [debouncedSearch] = useDebouncedValue(search.trim(), 250);
  const [creating, create] = useDisclosure(false);
  const list = useCustomers(debouncedSearch);
  return (
    <Page
      title="Customers"
      description="Customers are added with their first order, by import, or by you."
      actions={
        hasRole('staff') && (
          <>
            {hasRole('admin') && (
              <LinkButton to="/merchants/$m/customers/import" params={{ m }} variant="default">
                Import
              </LinkButton>
            )}
            <Button leftSection={<Icon name="plus" size={16} />} onClick={create.open}>
              New customer
            </Button>
          </>
        )
      }
    >
      <TextInput
        aria-label="Search by name or e-mail"
        placeholder="Search by name or e-mail"
        type="search"
        leftSection={<Icon name="search" size={16} />}
        maw={400}
        maxLength={200}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      <Panel flush>
        <CursorList list={list} empty={<NoCustomers search={debouncedSearch} />}>
          {(rows) => <DataTable caption="Customers" columns={columns} rows={rows} rowKey={({ id }) => id} />}
        </CursorList>
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

function NoCustomers({ search }: { readonly search: string }): ReactNode {
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
