import type { Order } from '#domain/orders/order.js';
import type { Reference } from '#domain/ids.js';
import { columnsOf, insertInto, together } from '../database/entities/entity-sql.js';
import { byReference } from '../database/reference.js';
import { queryOne, read, type Reader, write } from '../database/statement.js';
import type { Tx } from '../database/transaction.js';
import { addedTotals, type Earned } from '../customers/lifetime-totals.js';
import { OrderTable } from './order.table.js';

const columns = columnsOf(OrderTable, 'o');

const find = byReference<Order>(
  'find_order',
  (column) => `select ${columns} from orders o where o.merchant_id = $1 and o.${column} = $2`,
);

/** Finds an order by id or externalId. */
export const findOrder = (reader: Reader, merchantId: string, reference: Reference): Promise<Order | undefined> =>
  find(reader, merchantId, reference);

const findOriginalRow = read<Order>(
  'find_original_order',
  `select ${columns} from orders o
   where o.merchant_id = $1 and o.source = $2 and o.order_number = $3 and o.repeat_of is null`,
);

/** Finds the first order with this source and number. */
export const findOriginalOrder = (
  reader: Reader,
  merchantId: string,
  source: string,
  orderNumber: string,
): Promise<Order | undefined> => queryOne(reader, findOriginalRow, [merchantId, source, orderNumber]);

const newOrder = together(insertInto(OrderTable, { except: ['returnedMinor', 'returnCount'] }), addedTotals);
const insertRow = write<never>('insert_order', newOrder.text);

/**
 * Inserts an order, adds what it awards to the customer's lifetime totals, and sets the customer's name when none is
 * stored. When a concurrent order with the same source and number committed first, this violates `orders_original`, and
 * the transaction is retried.
 */
export function insertOrder(tx: Tx, order: Order, customer: Earned['customer'], name: string | null): void {
  const { stampsAwarded: stamps, pointsAwarded: points } = order;
  tx.write(insertRow, newOrder.values(order, { customer, stamps, points, name }));
}

export interface OrderFilter {
  readonly orderNumber?: string;
  readonly customerId?: string;
}

const listAll = read<Order>(
  'list_orders',
  `select ${columns} from orders o where o.merchant_id = $1 and o.id < $2 order by o.id desc limit $3`,
);
const listByNumber = read<Order>(
  'list_orders_by_number',
  `select ${columns} from orders o where o.merchant_id = $1 and o.id < $2 and o.order_number = $4
   order by o.id desc limit $3`,
);
const listOfCustomer = read<Order>(
  'list_orders_of_customer',
  `select ${columns} from orders o where o.merchant_id = $1 and o.id < $2 and o.customer_id = $4
   order by o.id desc limit $3`,
);
const listByBoth = read<Order>(
  'list_orders_of_customer_by_number',
  `select ${columns} from orders o where o.merchant_id = $1 and o.id < $2 and o.order_number = $4 and o.customer_id = $5
   order by o.id desc limit $3`,
);

/** Newest first, below the id `before`, at most `count`. */
export function listOrders(
  reader: Reader,
  merchantId: string,
  filter: OrderFilter,
  before: string,
  count: number,
): Promise<Order[]> {
  const page = [merchantId, before, count];
  const { orderNumber, customerId } = filter;
  if (orderNumber !== undefined && customerId !== undefined) {
    return reader.query(listByBoth, [...page, orderNumber, customerId]);
  }
  if (orderNumber !== undefined) return reader.query(listByNumber, [...page, orderNumber]);
  if (customerId !== undefined) return reader.query(listOfCustomer, [...page, customerId]);
  return reader.query(listAll, page);
}
