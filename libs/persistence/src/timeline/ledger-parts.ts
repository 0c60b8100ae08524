import { balanceOfEntry, changeOfEntry } from '../vouchers/voucher-balance.js';
import { given, keyOf, part, writerOf } from './timeline-columns.js';

const { before, beforeAt, count, cards, rewards, vouchers, order, request, orders } = given;

const ofLedger = { id: 'e.key', at: 'e.created_at', detail: 'e.reason', ...writerOf('e'), requestId: 'e.request_id' };

/** Entries of one request or order are searched among this many of the newest entries of a thing. */
const maxLookedThrough = 10_000;

/**
 * The newest entries of one thing before the page's end, by its primary key. A give that fills a card a thousand times has as many
 * entries at one instant. Those of one request or order may stand below others of the same time.
 */
function entriesOf(table: string, thing: string, things: string): string {
  const key = keyOf('e.created_at', 'e.number', `'${table}' || x.id`);
  return `unnest(${things}::uuid[]) as x (id) cross join lateral (
     select e.*, ${key} as key from ${table} e
     where e.merchant_id = $1 and e.${thing} = x.id and e.created_at <= ${beforeAt} and ${key} < ${before} order by e.number desc
     limit case when ${order}::uuid is null and ${request}::uuid is null then ${count} else ${maxLookedThrough} end) e
   where (${request}::uuid is null or e.request_id = ${request})`;
}

const cardEntry = {
  ...ofLedger,
  kind: "'card'",
  action: 'e.cause',
  change: '(e.change - e.consumed)::bigint',
  balanceAfter: 'e.balance_after::bigint',
  subjectKind: "'card'",
  subjectId: 'e.card_id',
  otherKind: "'order'",
  otherId: 'e.order_id',
};

/** An order's own entries are near the end of a card as it was then. */
const entriesOfOrder = `orders o join cards k on k.merchant_id = $1 and k.customer_id = o.customer_id cross join lateral (
     select n.*, ${keyOf('n.created_at', 'n.number', "'card_entries' || n.card_id")} as key from (
       select c.* from card_entries c where c.merchant_id = $1 and c.card_id = k.id order by c.number desc limit ${maxLookedThrough}) n
     where n.order_id = ${order}) e
   where o.merchant_id = $1 and o.id = ${order} and e.key < ${before}`;

/** What the ledgers say: entries of cards, rewards and vouchers, orders and their returns. */
export const ledgerParts: readonly string[] = [
  part(cardEntry, entriesOf('card_entries', 'card_id', cards)),
  part(cardEntry, entriesOfOrder),
  part(
    {
      ...ofLedger,
      kind: "'reward'",
      action: 'e.kind',
      subjectKind: "'reward'",
      subjectId: 'e.reward_id',
      otherKind: "'order'",
      otherId: 'e.order_id',
    },
    `${entriesOf('reward_events', 'reward_id', rewards)} and (${order}::uuid is null or e.order_id = ${order})`,
  ),
  part(
    {
      ...ofLedger,
      kind: "'voucher'",
      action: "case when e.hold_id is null then e.kind else 'capture' end",
      change: changeOfEntry,
      balanceAfter: balanceOfEntry,
      currency: 'v.currency',
      subjectKind: "'voucher'",
      subjectId: 'e.voucher_id',
    },
    `(select e.* from ${entriesOf('voucher_entries', 'voucher_id', vouchers)}) e
   join vouchers v on v.merchant_id = $1 and v.id = e.voucher_id`,
  ),
  part(
    {
      id: 'o.key',
      at: 'o.created_at',
      kind: "'order'",
      action: "'create'",
      detail: "o.source || ' ' || o.order_number",
      change: 'o.value_minor',
      currency: 'o.currency',
      actorKind: "'api_key'",
      requestId: 'o.request_id',
      subjectKind: "'order'",
      subjectId: 'o.id',
    },
    `(select o.*, ${keyOf('o.created_at', '0', "'order' || o.id")} as key from orders o
     where o.merchant_id = $1 and o.id = any (${orders}::uuid[])) o where o.key < ${before}`,
  ),
  part(
    {
      id: 'r.id',
      at: 'r.created_at',
      kind: "'order'",
      action: "'return'",
      detail: 'r.reason',
      change: '-r.value_minor',
      currency: 'o.currency',
      ...writerOf('r'),
      requestId: 'r.request_id',
      subjectKind: "'order'",
      subjectId: 'r.order_id',
    },
    `unnest(${orders}::uuid[]) as x (id) cross join lateral (
     select * from order_returns r where r.merchant_id = $1 and r.order_id = x.id and r.id < ${before}
     order by r.id desc limit ${count}) r
   join orders o on o.merchant_id = $1 and o.id = r.order_id`,
  ),
];
