import { balanceOfEntry, changeOfEntry } from '../vouchers/voucher-balance.js';
import { read, type Reader } from '../database/statement.js';

/** The author of an entry: an API key, a staff member, or the service itself. */
export interface EntryAuthor {
  readonly apiKeyId: string | null;
  readonly apiKeyName: string | null;
  readonly staffId: string | null;
  readonly staffName: string | null;
}

/** An entry in the history of a customer's cards, rewards and vouchers. */
export interface CustomerEntry extends EntryAuthor {
  readonly at: Date;
  readonly kind: 'stamps' | 'points' | 'reward' | 'voucher';
  /** The title of the card, the reward or the voucher. */
  readonly title: string;
  /** That of the entry of a card, the kind of the event of a reward, or of the entry of a voucher. */
  readonly cause: string;
  /** Stamps or points, or minor units of the voucher's currency; null on a reward. */
  readonly change: number | null;
  readonly balanceAfter: number | null;
  /** ISO 4217 code, on a voucher. */
  readonly currency: string | null;
  readonly orderId: string | null;
  readonly orderNumber: string | null;
  readonly locationName: string | null;
  readonly reason: string | null;
  /** Only for an entry of a card: the card, the entry's number in its ledger, and which entry it reverses or is reversed by. */
  readonly cardId: string | null;
  readonly number: number | null;
  readonly reverses: number | null;
  readonly reversedBy: number | null;
}

const maxExpired = 1_000;
const maxChanged = 1_000;

const list = read<CustomerEntry>(
  'list_customer_entries',
  // The entries of each ledger are numbered per card, reward or voucher, so the newest $3 of each are enough to find
  // the newest $3 of all. Of the rewards, the newest $3 have the newest issues, and the $3 that were redeemed last have the
  // newest events of all redeemed ones. Those that changed and are not redeemed (a coupon code was set, what had issued them was
  // taken back, or their redemption was reversed) have no time of their last event: the ${maxChanged} newest of them are read.
  // Vouchers are found by updated_at: the time of the last entry, or of a later change of a hold. On expired vouchers it can be
  // much later than the last entry, so they are read separately: the ${maxExpired} with the latest updated_at.
  `with entries as (
     (select e.created_at, e.number, case d.type when 'stamp' then 'stamps' else 'points' end as kind, d.title,
        e.cause, e.change - e.consumed as change, e.balance_after, null as currency, e.order_id, e.location_id, e.reason, e.api_key_id, e.staff_id,
        k.id as card_id, e.reverses
      from cards k
      join card_definitions d on d.merchant_id = k.merchant_id and d.id = k.card_definition_id
      cross join lateral (select * from card_entries c where c.merchant_id = k.merchant_id and c.card_id = k.id
        order by c.number desc limit $3) e
      where k.merchant_id = $1 and k.customer_id = $2)
     union all
     (select e.created_at, e.number, 'reward', r.title, e.kind, null, null, null, e.order_id, e.location_id, e.reason,
        e.api_key_id, e.staff_id, null, null
      from (
        (select id, title from rewards where merchant_id = $1 and customer_id = $2 order by id desc limit $3)
        union
        (select id, title from rewards
         where merchant_id = $1 and customer_id = $2 and event_count > 1 and redeemed_at is not null
         order by redeemed_at desc limit $3)
        union
        (select id, title from rewards
         where merchant_id = $1 and customer_id = $2 and event_count > 1 and redeemed_at is null
         order by id desc limit ${maxChanged})) r
      cross join lateral (select * from reward_events v where v.merchant_id = $1 and v.reward_id = r.id
        order by v.number desc limit $3) e
      order by e.created_at desc, e.number desc limit $3)
     union all
     (select e.created_at, e.number, 'voucher', v.title, e.kind, ${changeOfEntry}, ${balanceOfEntry}, v.currency,
        null, null, e.reason, e.api_key_id, e.staff_id, null, null
      from (
        (select id, title, currency from vouchers where merchant_id = $1 and customer_id = $2 order by id desc limit $3)
        union
        (select id, title, currency from vouchers
         where merchant_id = $1 and customer_id = $2 and entry_count > 1 and (status = 'expired')::int = 0
         order by updated_at desc limit $3)
        union
        (select id, title, currency from vouchers
         where merchant_id = $1 and customer_id = $2 and entry_count > 1 and (status = 'expired')::int = 1
         order by updated_at desc limit ${maxExpired})) v
      cross join lateral (select * from voucher_entries c where c.merchant_id = $1 and c.voucher_id = v.id
        order by c.number desc limit $3) e
      order by e.created_at desc, e.number desc limit $3))
   select e.created_at as at, e.kind, e.title, e.cause, e.change::bigint, e.balance_after::bigint as "balanceAfter",
     e.currency, e.order_id as "orderId", o.order_number as "orderNumber", l.name as "locationName", e.reason,
     e.api_key_id as "apiKeyId", a.name as "apiKeyName", e.staff_id as "staffId", s.name as "staffName",
     e.card_id as "cardId", case when e.card_id is not null then e.number end as number,
     case when e.cause = 'reverse' then e.reverses end as reverses,
     (select r.number from card_entries r where r.merchant_id = $1 and r.card_id = e.card_id and r.reverses = e.number
       and r.cause = 'reverse') as "reversedBy"
   from entries e
   left join orders o on o.merchant_id = $1 and o.id = e.order_id
   left join locations l on l.merchant_id = $1 and l.id = e.location_id
   left join api_keys a on a.merchant_id = $1 and a.id = e.api_key_id
   left join sign_in.staff s on s.id = e.staff_id
   order by e.created_at desc, e.number desc, e.kind limit $3`,
);

/** The newest `count` entries of a customer's ledgers, newest first. */
export const listCustomerEntries = (
  reader: Reader,
  merchantId: string,
  customerId: string,
  count: number,
): Promise<CustomerEntry[]> => reader.query(list, [merchantId, customerId, count]);
