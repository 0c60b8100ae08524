import type { Order } from '#domain/orders/order.js';
import type { Reference } from '#domain/ids.js';
import { byReference } from '../database/reference.js';
import { queryOne, type Reader, statement } from '../database/statement.js';
import type { Tx } from '../database/transaction.js';

const columns = `o.merchant_id as "merchantId", o.id, o.external_id as "externalId", o.order_number as "orderNumber", o.source,
  o.value_minor as "valueMinor", o.currency, o.integration_type as "integrationType", o.customer_id as "customerId",
  o.stamps_awarded as "stampsAwarded", o.points_awarded as "pointsAwarded", o.coupon_reward_id as "couponRewardId",
  o.repeat_of as "repeatOf", o.created_at as "createdAt"`;

const find = byReference<Order>(
  'find_order',
  (column) => `select ${columns} from orders o where o.merchant_id = $1 and o.${column} = $2`,
);

/** Finds an order by id or externalId. */
export const findOrder = (reader: Reader, merchantId: string, reference: Reference): Promise<Order | undefined> =>
  find(reader, merchantId, reference);

const findOriginalRow = statement<Order>(
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

const insertRow = statement<never>(
  'insert_order',
  `insert into orders (merchant_id, id, order_number, source, value_minor, currency, integration_type, customer_id,
     stamps_awarded, points_awarded, coupon_reward_id, repeat_of, created_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
);

/**
 * Inserts an order. When a concurrent order with the same source and number committed first, this violates
 * `orders_original`, and the transaction is retried.
 */
export function insertOrder(tx: Tx, order: Order): void {
  tx.write(insertRow, [
    ...[order.merchantId, order.id, order.orderNumber, order.source, order.valueMinor, order.currency],
    ...[order.integrationType, order.customerId, order.stampsAwarded, order.pointsAwarded, order.couponRewardId],
    ...[order.repeatOf, order.createdAt],
  ]);
}

export interface OrderFilter {
  readonly orderNumber?: string;
  readonly customerId?: string;
}

const listAll = statement<Order>(
  'list_orders',
  `select ${columns} from orders o where o.merchant_id = $1 and o.id < $2 order by o.id desc limit $3`,
);
const listByNumber = statement<Order>(
  'list_orders_by_number',
  `select ${columns} from orders o where o.merchant_id = $1 and o.id < $2 and o.order_number = $4
   order by o.id desc limit $3`,
);
const listOfCustomer = statement<Order>(
  'list_orders_of_customer',
  `select ${columns} from orders o where o.merchant_id = $1 and o.id < $2 and o.customer_id = $4
   order by o.id desc limit $3`,
);
const listByBoth = statement<Order>(
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
