import type { CardEntry, CardType } from '#domain/cards/card.js';
import { namesItsEntries, type Order, type ReturnsMode } from '#domain/orders/order.js';
import type { OrderReturn } from '#domain/orders/order-return.js';
import { columnsOf, insertInto, together, updateOf } from '../database/entities/entity-sql.js';
import { lockingRead, queryOne, read, type Reader, write } from '../database/statement.js';
import type { Tx } from '../database/transaction.js';
import { OrderTable } from './order.table.js';
import { OrderReturnTable } from './order-return.table.js';

const lock = lockingRead<Order>(
  'lock_order',
  // Locks the order against a concurrent return. The caller has locked its customer.
  `select ${columnsOf(OrderTable, 'o')} from orders o where o.merchant_id = $1 and o.id = $2 for no key update`,
);

/** Locks an order. */
export const lockOrder = (tx: Tx, merchantId: string, id: string): Promise<Order | undefined> =>
  queryOne(tx, lock, [merchantId, id]);

const findMode = read<{ returns: ReturnsMode }>(
  'find_returns_mode',
  'select s.returns from order_settings s where s.merchant_id = $1',
);

/** What happens to a shortfall, as the merchant has set it now. */
export const findReturnsMode = async (tx: Tx, merchantId: string): Promise<ReturnsMode> =>
  (await queryOne(tx, findMode, [merchantId]))?.returns ?? 'owed';

/** What the returns of an order have taken together. */
export interface ReturnSums {
  readonly stamps: number;
  readonly points: number;
  readonly pointsExpired: number;
  /** The rewards that stay, of all of them. */
  readonly keptIds: readonly string[];
}

const sums = read<ReturnSums>(
  'sum_returns_of_order',
  `select coalesce(sum(r.stamps_taken_back), 0)::bigint as stamps, coalesce(sum(r.points_taken_back), 0)::bigint as points,
     coalesce(sum(r.points_expired), 0)::bigint as "pointsExpired",
     array(select k->>'id' from order_returns x, jsonb_array_elements(x.rewards->'kept') k
       where x.merchant_id = $1 and x.order_id = $2) as "keptIds"
   from order_returns r where r.merchant_id = $1 and r.order_id = $2`,
);
const noSums: ReturnSums = { stamps: 0, points: 0, pointsExpired: 0, keptIds: [] };

/** What all returns of an order took back so far, and the rewards that they left. */
export const sumReturns = async (tx: Tx, { merchantId, id }: Pick<Order, 'merchantId' | 'id'>): Promise<ReturnSums> =>
  (await queryOne(tx, sums, [merchantId, id])) ?? noSums;

const columns = columnsOf(OrderReturnTable, 'r');
const findByNumber = read<OrderReturn>(
  'find_return_by_number',
  `select ${columns} from order_returns r where r.merchant_id = $1 and r.order_id = $2 and r.return_number = $3`,
);

/** The return of an order with the number that the merchant gave it. */
export const findReturnByNumber = (
  tx: Tx,
  { merchantId, id }: Pick<Order, 'merchantId' | 'id'>,
  returnNumber: string,
): Promise<OrderReturn | undefined> => queryOne(tx, findByNumber, [merchantId, id, returnNumber]);

const list = read<OrderReturn>(
  'list_returns_of_order',
  `select ${columns} from order_returns r
   where r.merchant_id = $1 and r.order_id = $2 and r.id < $3 order by r.id desc limit $4`,
);

/** Newest first, below the id `before`, at most `count`. */
export const listReturnsOfOrder = (
  reader: Reader,
  merchantId: string,
  orderId: string,
  before: string,
  count: number,
): Promise<OrderReturn[]> => reader.query(list, [merchantId, orderId, before, count]);

const newReturn = together(
  insertInto(OrderReturnTable),
  updateOf(OrderTable, { set: ['returnedMinor', 'returnCount'], where: ['merchantId', 'id'] }),
);
const insertRow = write<never>('insert_order_return', newReturn.text);

/** Inserts a return, and saves what the order then has returned. */
export function insertReturn(tx: Tx, orderReturn: OrderReturn, order: Order): void {
  tx.write(insertRow, newReturn.values(orderReturn, order));
}

/** What an order wrote to the ledger of a card. */
export interface AwardEntry extends Pick<
  CardEntry,
  'cardId' | 'number' | 'change' | 'consumed' | 'paidOwed' | 'balanceAfter'
> {
  readonly type: CardType;
}

const entryColumns = `e.card_id as "cardId", e.number, e.change, e.consumed, e.paid_owed as "paidOwed",
  e.balance_after as "balanceAfter", d.type`;
const cardsOfCustomer = `cards k join card_definitions d on d.merchant_id = k.merchant_id and d.id = k.card_definition_id`;

const named = read<AwardEntry>(
  'list_award_entries',
  `select ${entryColumns} from ${cardsOfCustomer}
   join card_entries e on e.merchant_id = k.merchant_id and e.card_id = k.id
     and e.number = case d.type when 'stamp' then $4::int else $5::int end
   where k.merchant_id = $1 and k.customer_id = $2 and e.order_id = $3 and e.cause = 'order' order by e.card_id`,
);
// An order of an earlier version: from the newest entry of each card back to its own. (docs/decisions/0093)
const searched = read<AwardEntry>(
  'search_award_entries',
  `select ${entryColumns} from ${cardsOfCustomer}
   cross join lateral (select * from card_entries x where x.merchant_id = k.merchant_id and x.card_id = k.id
     and x.order_id = $3 and x.cause = 'order' order by x.number desc limit 1) e
   where k.merchant_id = $1 and k.customer_id = $2 order by e.card_id`,
);

/** What an order wrote to the ledgers of its customer's cards, by the card's id. */
export function listAwardEntries(tx: Tx, order: Order): Promise<AwardEntry[]> {
  const { merchantId, customerId, id, stampsAwarded, pointsAwarded, stampsEntry, pointsEntry } = order;
  if (stampsAwarded === 0 && pointsAwarded === 0) return Promise.resolve([]);
  const values = [merchantId, customerId, id];
  return namesItsEntries(order) ? tx.query(named, [...values, stampsEntry, pointsEntry]) : tx.query(searched, values);
}
