import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { rangeQuery } from '../format/list-search.js';
import { useMerchant } from '../session/merchant-context.js';
import { ExportLink } from '../ui/actions/export-link.js';
import { addressedList } from '../ui/data/addressed-list.js';
import { TimeZoneNote } from '../ui/data/time.js';
import { Page } from '../ui/layout/page.js';
import { OrderList } from './order-list.js';
import { orderSearch } from './order-queries.js';

const route = getRouteApi('/signed-in/shell/merchants/$m/orders');

/** All orders. The address has the filters and the page. */
export function OrdersPage(): ReactNode {
  const { m, timeZone } = useMerchant();
  // The router passes what is not a filter through.
  const search = orderSearch({ ...route.useSearch() });
  const { cursor: _page, ...filter } = search;
  const navigate = route.useNavigate();
  return (
    <Page
      title="Orders"
      description="What your online shop or point of sale sent, and what each order awarded."
      actions={<ExportLink m={m} list="orders" query={rangeQuery(filter, timeZone)} />}
    >
      <OrderList {...addressedList(search, (change) => void navigate(change))} />
      <TimeZoneNote />
    </Page>
  );
}
