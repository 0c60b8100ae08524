import type { CardEntry, CardType } from '#domain/cards/card.js';
import { maxCompleted } from '#domain/cards/progress.js';
import { namesItsEntries, type Order } from '#domain/orders/order.js';
import type { Reward } from '#domain/rewards/reward.js';
import { columnsOf } from '../database/entities/entity-sql.js';
import { read, readAt, type ReadAt, type Reader } from '../database/statement.js';
import { RewardTable } from '../rewards/reward.table.js';

/** A ledger entry of a card that an order wrote. */
export interface OrderEntry extends Pick<CardEntry, 'cardId' | 'number' | 'change' | 'consumed' | 'balanceAfter'> {
  readonly at: Date;
  readonly title: string;
  readonly type: CardType;
}

/** How many of a card's newest entries are searched for that of an order of an earlier version. */
const entriesSearched = 10_000;

// An order writes at most one `order` entry to a card, followed by one `complete` entry for each completed round.
const entriesAmong = (entries: string): string => `
  select e.card_id as "cardId", e.number, e.change, e.consumed + f.consumed as consumed, e.balance_after - f.consumed as "balanceAfter",
    e.created_at as at, d.title, d.type
  from cards k
  join card_definitions d on d.merchant_id = k.merchant_id and d.id = k.card_definition_id
  cross join lateral (
    select n.* from (${entries}) n where n.order_id = $3 and n.cause = 'order' limit 1) e
  cross join lateral (select coalesce(-sum(c.change), 0)::bigint as consumed from card_entries c
    where c.merchant_id = $1 and c.card_id = e.card_id and c.number > e.number and c.number <= e.number + ${maxCompleted}
      and c.cause = 'complete' and c.order_id = $3) f
  where k.merchant_id = $1 and k.customer_id = $2 order by d.type desc, e.card_id`;

const ofCard = 'select x.* from card_entries x where x.merchant_id = k.merchant_id and x.card_id = k.id';

const named = read<OrderEntry>(
  'list_entries_of_order',
  entriesAmong(`${ofCard} and x.number = case d.type when 'stamp' then $4::int else $5::int end`),
);
// An order of an earlier version does not name its entries. (docs/decisions/0093)
const searched = read<OrderEntry>(
  'search_entries_of_order',
  entriesAmong(`${ofCard} order by x.number desc limit ${entriesSearched}`),
);

/** What an order wrote to the ledgers of its customer's cards. */
export function listEntriesOfOrder(reader: Reader, merchantId: string, order: Order): Promise<OrderEntry[]> {
  const { customerId, id, stampsEntry, pointsEntry } = order;
  const values = [merchantId, customerId, id];
  return namesItsEntries(order)
    ? reader.query(named, [...values, stampsEntry, pointsEntry])
    : reader.query(searched, values);
}

const columns = `${columnsOf(RewardTable, 'r')}, ${readAt}`;

const listRewards = read<Reward & ReadAt>(
  'list_first_rewards_of_order',
  `select ${columns} from rewards r where r.merchant_id = $1 and r.order_id = $2 order by r.id limit $3`,
);

/** The first rewards that an order issued, in the order of issue. */
export const listFirstRewardsOfOrder = (
  reader: Reader,
  merchantId: string,
  orderId: string,
  count: number,
): Promise<(Reward & ReadAt)[]> => reader.query(listRewards, [merchantId, orderId, count]);
