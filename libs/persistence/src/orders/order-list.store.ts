import type { Reference } from '#domain/ids.js';
import type { Order } from '#domain/orders/order.js';
import { searchTooBroad } from '../database/connections/slow-reads.js';
import { columnsOf } from '../database/entities/entity-sql.js';
import { byId, type IdPage, idPageValues, inIdPage, type Sort } from '../database/id-page.js';
import { startsWith, startsWithoutAccents } from '../database/like.js';
import { byReference } from '../database/reference.js';
import { read, type Reader } from '../database/statement.js';
import { OrderTable } from './order.table.js';

/** An order with its customer and the request that created it. */
export interface ListedOrder extends Order {
  readonly customerEmail: string;
  readonly customerName: string | null;
  readonly requestId: string | null;
}

export interface PortalOrderFilter {
  /** An order number, or the start of the name or e-mail of a customer. */
  readonly search?: string | undefined;
  readonly customerId?: string | undefined;
  readonly source?: string | undefined;
}

/** The orders of a filter, by the index that finds them. Each of these indexes ends with the id. */
export interface SelectedOrders {
  readonly by: 'all' | 'source' | 'customer' | 'search';
  /** The parameters of the condition, from `$7` on. */
  readonly values: readonly unknown[];
}

export const allOrders: SelectedOrders = { by: 'all', values: [] };

const rows = (condition: string, sort: Sort): string =>
  `select o.* from orders o where o.merchant_id = $1 and ${inIdPage('o')} ${condition} ${byId('o', sort)} limit $6`;
const ofSource = (at: string): string => `and (${at}::text is null or o.source = ${at})`;

const rowsIn: Readonly<Record<SelectedOrders['by'], (sort: Sort) => string>> = {
  all: (sort) => rows('', sort),
  source: (sort) => rows('and o.source = $7', sort),
  customer: (sort) => rows(`and o.customer_id = $7 ${ofSource('$8')}`, sort),
  search: (sort) =>
    `(${rows(`and o.order_number = $7 and ($9::uuid is null or o.customer_id = $9) ${ofSource('$10')}`, sort)}) union
     (select o.* from unnest($8::uuid[]) as found (id) cross join lateral (
        ${rows(`and o.customer_id = found.id ${ofSource('$10')}`, sort)}) o)`,
};

/** The columns of an order `o` of a customer `c`. */
const listedColumns = `${columnsOf(OrderTable, 'o')}, o.request_id as "requestId", c.email as "customerEmail",
  c.name as "customerName"`;
/** Each order looks its customer up: a plan that joins them may read all customers for the few orders of a page. */
const withCustomer = `join lateral (
  select c.email, c.name from customers c where c.merchant_id = o.merchant_id and c.id = o.customer_id limit 1) c on true`;

const list = (by: SelectedOrders['by'], sort: Sort) =>
  read<ListedOrder>(
    `list_${sort}_orders_by_${by}`,
    `select ${listedColumns} from (select * from (${rowsIn[by](sort)}) o ${byId('o', sort)} limit $6) o
     ${withCustomer} ${byId('o', sort)}`,
  );
const count = (by: SelectedOrders['by']) =>
  read<{ count: number }>(
    `count_orders_by_${by}`,
    `select count(*) from (select from (${rowsIn[by]('newest')}) o limit $6) counted`,
  );

const maxCustomers = 200;

const findCustomers = read<{ id: string }>(
  'find_customers_by_start',
  `(select c.id from customers c where c.merchant_id = $1 and ${startsWith('c.email', 'lower($2::text)')} limit $3)
   union (select c.id from customers c where c.merchant_id = $1 and ${startsWith('lower(c.name)', 'lower($2::text)')} limit $3)
   union (select c.id from customers c where c.merchant_id = $1 and ${startsWithoutAccents('c.name', '$2::text')} limit $3)
   limit $3`,
);

/**
 * Selects the orders of a filter. With a search it is a slow read: it finds the customers whose orders are listed.
 * @throws Refusal `invalid` search_too_broad when more than 200 customers begin like this (docs/reference/portal.md#orders)
 */
export async function selectOrders(
  reader: Reader,
  merchantId: string,
  { search, customerId, source }: PortalOrderFilter,
): Promise<SelectedOrders> {
  if (search !== undefined) {
    const found = await reader.query(findCustomers, [merchantId, search, maxCustomers + 1]);
    if (found.length > maxCustomers) throw searchTooBroad();
    const ids = found.map(({ id }) => id);
    if (customerId === undefined) return { by: 'search', values: [search, ids, null, source] };
    if (!ids.includes(customerId)) return { by: 'search', values: [search, [], customerId, source] };
  }
  if (customerId !== undefined) return { by: 'customer', values: [customerId, source] };
  return source === undefined ? allOrders : { by: 'source', values: [source] };
}

/** One page of the merchant's orders. With those of a search it is a slow read. */
export const listPortalOrders = (
  reader: Reader,
  merchantId: string,
  { by, values }: SelectedOrders,
  page: IdPage,
): Promise<ListedOrder[]> => reader.query(list(by, page.sort), [merchantId, ...idPageValues(page), ...values]);

/** How many orders there are, up to `max`. A slow read. */
export async function countPortalOrders(
  reader: Reader,
  merchantId: string,
  { by, values }: SelectedOrders,
  page: Omit<IdPage, 'count' | 'behind'>,
  max: number,
): Promise<number> {
  const counted = await reader.query(count(by), [merchantId, ...idPageValues({ ...page, count: max }), ...values]);
  return counted[0]?.count ?? 0;
}

const find = byReference<ListedOrder>(
  'find_order_with_customer',
  (column) => `select ${listedColumns} from orders o ${withCustomer} where o.merchant_id = $1 and o.${column} = $2`,
);

/** Finds an order by id or externalId, with its customer and its request. */
export const findOrderWithCustomer = (
  reader: Reader,
  merchantId: string,
  reference: Reference,
): Promise<ListedOrder | undefined> => find(reader, merchantId, reference);
