import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { rangeQuery } from '../format/list-search.js';
import { useMerchant } from '../session/merchant-context.js';
import { ExportLink } from '../ui/actions/export-link.js';
import { nextPageState } from '../ui/data/paged-list.js';
import { TimeZoneNote } from '../ui/data/time.js';
import { Page } from '../ui/layout/page.js';
import { OrderList } from './order-list.js';
import { orderSearch } from './order-queries.js';

const route = getRouteApi('/signed-in/shell/merchants/$m/orders');

/** All orders. The address has the filters and the page. */
export function OrdersPage(): ReactNode {
  const { m, timeZone } = useMerchant();
  // The router passes what is not a filter through.
  const { cursor, ...filter } = orderSearch({ ...route.useSearch() });
  const navigate = route.useNavigate();
  return (
    <Page
      title="Orders"
      description="What your online shop or point of sale sent, and what each order awarded."
      actions={<ExportLink m={m} list="orders" query={rangeQuery(filter, timeZone)} />}
    >
      <OrderList
        search={{ ...filter, ...(cursor ? { cursor } : {}) }}
        onFilter={(search) => void navigate({ search, replace: true })}
        onPage={(next) =>
          void navigate(next ? { search: { ...filter, cursor: next }, state: nextPageState } : { search: filter })
        }
      />
      <TimeZoneNote />
    </Page>
  );
}
