import { Button, Text, TextInput } from '@mantine/core';
import { useDebouncedValue, useDisclosure } from '@mantine/hooks';
import { useNavigate } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { DataTable, type Column } from '../ui/data/data-table.js';
import { count } from '../format/format.js';
import { Icon } from '../ui/theme/icons.js';
import { LinkButton, TextLink } from '../ui/layout/links.js';
import { useMerchant } from '../session/merchant-context.js';
import { More } from '../ui/data/cursor-list.js';
import { Page } from '../ui/layout/page.js';
import { Panel } from '../ui/layout/panel.js';
import { Empty } from '../ui/feedback/states.js';
import { Ago, ZoneNote } from '../ui/data/time.js';
import type { Customer } from '../api/types.js';
import { CustomerForm } from './customer-form.js';
import { useCustomers } from './customer-queries.js';

const columns: readonly Column<Customer>[] = [
  { head: 'Customer', cell: (customer) => <Name of={customer} /> },
  { head: 'Stamps ever', right: true, cell: ({ lifetimeStamps }) => count(lifetimeStamps) },
  { head: 'Points ever', right: true, cell: ({ lifetimePoints }) => count(lifetimePoints) },
  { head: 'Since', right: true, cell: ({ createdAt }) => <Ago at={createdAt} /> },
];

function Name({ of: { id, name, email } }: { readonly of: Customer }): ReactNode {
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

/** Everybody who collects. */
export function CustomersPage(): ReactNode {
  const { m, may } = useMerchant();
  const navigate = useNavigate();
  const [search, setSearch] = useState('');
  const [settled] = useDebouncedValue(search.trim(), 250);
  const [creating, create] = useDisclosure(false);
  const list = useCustomers(settled);
  return (
    <Page
      title="Customers"
      about="Everybody who ever ordered, and whoever you added yourself."
      actions={
        may('admin') && (
          <>
            <LinkButton to="/merchants/$m/customers/import" params={{ m }} variant="default">
              Import
            </LinkButton>
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
        <More list={list} empty={<Nobody search={settled} />}>
          {(rows) => <DataTable caption="Customers" columns={columns} rows={rows} keyOf={({ id }) => id} />}
        </More>
      </Panel>
      <ZoneNote />
      {creating && (
        <CustomerForm
          of={undefined}
          onClose={create.close}
          onDone={({ id }) => void navigate({ to: '/merchants/$m/customers/$customer', params: { m, customer: id } })}
        />
      )}
    </Page>
  );
}

function Nobody({ search }: { readonly search: string }): ReactNode {
  if (search) {
    return (
      <Empty icon="search" title="Nobody like that">
        {search.length < 3
          ? `No name and no e-mail begins with “${search}”.`
          : `No name and no e-mail contains “${search}”.`}
      </Empty>
    );
  }
  return (
    <Empty icon="customers" title="No customers yet">
      They come with their first order. You can also add one, or import a list.
    </Empty>
  );
}
