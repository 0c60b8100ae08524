import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { rangeQuery } from '../format/list-search.js';
import { useMerchant } from '../session/merchant-context.js';
import { ExportLink } from '../ui/actions/export-link.js';
import { addressedList } from '../ui/data/addressed-list.js';
import { TimeZoneNote } from '../ui/data/time.js';
import { LinkButton } from '../ui/layout/links.js';
import { Page } from '../ui/layout/page.js';
import { Icon } from '../ui/theme/icons.js';
import { CustomerForm } from './customer-form.js';
import { CustomerList } from './customer-list.js';
import { customerSearch } from './customer-queries.js';

const route = getRouteApi('/signed-in/shell/merchants/$m/customers');

/** The list of customers. The address has the search and the page. */
export function CustomersPage(): ReactNode {
  const { m, hasRole, timeZone } = useMerchant();
  // The router passes what is not a filter through.
  const search = customerSearch({ ...route.useSearch() });
  const { cursor: _page, ...filter } = search;
  const navigate = route.useNavigate();
  const [creating, create] = useDisclosure(false);
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
      <CustomerList {...addressedList(search, (change) => void navigate(change))} />
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
