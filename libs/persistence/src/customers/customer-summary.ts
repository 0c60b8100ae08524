import type { CardType } from '#domain/cards/card.js';
import { findPointsNow } from '../cards/card-expiry.store.js';
import { clock, read, type Reader } from '../database/statement.js';

/** What a list shows of a customer besides the customer. */
export interface CustomerSummary {
  readonly id: string;
  /** The balances of at most five cards. */
  readonly balances: readonly { readonly title: string; readonly type: CardType; readonly balance: number }[];
  readonly lastOrder: { readonly id: string; readonly orderNumber: string; readonly createdAt: Date } | null;
}

const maxCards = 5;

interface CardRow {
  readonly id: string;
  readonly title: string;
  readonly type: CardType;
  readonly balance: number;
  /** Points of it may have expired that the worker has not written off yet. */
  readonly isDue: boolean | null;
}

interface Row {
  readonly id: string;
  readonly cards: readonly CardRow[];
  readonly orderId: string | null;
  readonly orderNumber: string | null;
  readonly orderedAt: Date | null;
}

const find = read<Row>(
  'find_customer_summaries',
  `select c.id, o.id as "orderId", o.order_number as "orderNumber", o.created_at as "orderedAt",
     (select coalesce(json_agg(json_build_object('id', k.id, 'title', d.title, 'type', d.type,
        'balance', greatest(k.stamps, k.points), 'isDue', k.expiry_due <= ${clock}) order by k.id), '[]')
      from (select * from cards k where k.merchant_id = $1 and k.customer_id = c.id
        order by k.card_definition_id limit ${maxCards}) k
      join card_definitions d on d.merchant_id = k.merchant_id and d.id = k.card_definition_id) as cards
   from unnest($2::uuid[]) as c (id)
   left join lateral (select * from orders o where o.merchant_id = $1 and o.customer_id = c.id order by o.id desc limit 1) o
     on true`,
);

/** The balances, as they are now, and the last order of the customers of a page. */
export async function findCustomerSummaries(
  reader: Reader,
  merchantId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, CustomerSummary>> {
  const rows = ids.length === 0 ? [] : await reader.query(find, [merchantId, ids]);
  const due = rows.flatMap(({ cards }) => cards.flatMap((card) => (card.isDue ? [card.id] : [])));
  const now = await findPointsNow(reader, merchantId, due);
  const balanceOf = (card: CardRow) => ({
    title: card.title,
    type: card.type,
    balance: now.get(card.id)?.points ?? card.balance,
  });
  return new Map(
    rows.map(({ id, cards, orderId, orderNumber, orderedAt }) => {
      const isKnown = orderId !== null && orderNumber !== null && orderedAt !== null;
      const balances = cards.map(balanceOf);
      return [id, { id, balances, lastOrder: isKnown ? { id: orderId, orderNumber, createdAt: orderedAt } : null }];
    }),
  );
}
