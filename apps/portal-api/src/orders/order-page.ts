import { nilUuid, parseReference } from '#domain/ids.js';
import type { QueryParameters } from '#http/input/query-parameters.js';
import { type CountedPage, listRange, rangeQuery, readRangePage } from '#http/input/list-range.js';
import { pageQuery } from '#http/openapi/documented-answer.js';
import { type BeforeRead, nothingBefore } from '#http/requests/before-read.js';
import { findCustomer } from '#persistence/customers/customer.store.js';
import type { Database } from '#persistence/database/database.js';
import { maxCounted } from '#persistence/database/id-page.js';
import type { IdPage } from '#persistence/database/id-page.js';
import type { Reader } from '#persistence/database/statement.js';
import {
  countPortalOrders,
  listPortalOrders,
  type PortalOrderFilter,
  selectOrders,
} from '#persistence/orders/order-list.store.js';
import { slowReadRefusals } from '../edge/portal-refusals.js';
import { listedOrderExample, ListedOrderView } from './listed-order.view.js';

/** The filters of orders, without those of the page. */
export const orderFilters = [
  {
    name: 'search',
    description:
      'Only the order with exactly this number, and the orders of customers whose name or e-mail address begins with ' +
      'this text. A text that matches more than 200 customers is refused.',
    schema: { type: 'string', maxLength: 200 },
  },
  {
    name: 'customerId',
    description: 'id or externalId of a customer. Unknown: an empty list.',
    schema: { type: 'string', maxLength: 128 },
  },
  {
    name: 'source',
    description: 'Only orders of exactly this source.',
    schema: { type: 'string', maxLength: 50 },
  },
] as const;

/** What the routes of members and of support share. */
export const ordersRoute = {
  method: 'GET',
  query: [...pageQuery, ...rangeQuery, ...orderFilters],
  answer: { description: 'A page of orders.', shape: 'counted', type: ListedOrderView, example: listedOrderExample },
  refusals: slowReadRefusals,
} as const;

/** @throws Refusal `invalid` for the query */
export async function orderFilterOf(
  db: Database,
  merchantId: string,
  query: QueryParameters,
): Promise<PortalOrderFilter> {
  const customer = query.text('customerId');
  const found = customer && (await findCustomer(db, merchantId, parseReference('customer', customer)));
  return {
    search: query.text('search', 200),
    source: query.text('source', 50),
    ...(customer === undefined ? {} : { customerId: found ? found.id : nilUuid }),
  };
}

/** One page of a merchant's orders. @throws Refusal `invalid` for the query */
export async function orderPage(
  query: QueryParameters,
  db: Database,
  secret: string,
  merchantId: string,
  beforeRead: BeforeRead = nothingBefore,
): Promise<CountedPage<ListedOrderView>> {
  const filter = await orderFilterOf(db, merchantId, query);
  const load = async (page: IdPage) => {
    await beforeRead();
    const select = (reader: Reader) => selectOrders(reader, merchantId, filter);
    if (page.behind !== undefined) {
      const list = async (reader: Reader) => listPortalOrders(reader, merchantId, await select(reader), page);
      return { rows: await (filter.search === undefined ? list(db) : db.runSlowRead(merchantId, list)) };
    }
    return db.runSlowRead(merchantId, async (reader) => {
      const orders = await select(reader);
      const [rows, total] = await Promise.all([
        listPortalOrders(reader, merchantId, orders, page),
        countPortalOrders(reader, merchantId, orders, page, maxCounted + 1),
      ]);
      return { rows, total };
    });
  };
  const filters = { ...filter };
  return readRangePage(query, secret, {
    range: listRange(query),
    filters,
    load,
    view: (order) => new ListedOrderView(order),
  });
}
