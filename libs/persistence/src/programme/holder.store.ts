import { nilUuid } from '#domain/ids.js';
import { read, type Reader, type ReadStatement } from '../database/statement.js';

/** How many customers have something of the programme. */
export interface Holders {
  readonly id: string;
  /** The number of customers, counted up to the given `max`. */
  readonly customers: number;
}

const ofCards = read<Holders>(
  'count_holders_of_cards',
  // A customer has one card of each definition.
  `select d.id, (select count(*) from (
       select from cards k where k.merchant_id = $1 and k.card_definition_id = d.id limit $3) k) as customers
   from card_definitions d where d.merchant_id = $1 and d.id = any ($2::uuid[])`,
);

/** The first customer behind `last` with a reward of the template that can be used. */
const nextHolder = (last: string): string => `(
  select r.customer_id from rewards r
  where r.merchant_id = $1 and r.reward_template_id = t.id and r.status = 'active' and r.customer_id > ${last}
    and (r.expires_at is null or r.expires_at > now())
  order by r.customer_id limit 1)`;

const ofRewards = read<Holders>(
  'count_holders_of_rewards',
  // From customer to customer by the index: one with a thousand rewards costs as much as one with one.
  `select t.id, c.customers from reward_templates t cross join lateral (
     with recursive holders (customer_id) as (
       select ${nextHolder(`'${nilUuid}'`)}
       union all
       select ${nextHolder('h.customer_id')} from holders h where h.customer_id is not null)
     select count(h.customer_id) as customers from (select customer_id from holders limit $3) h) c
   where t.merchant_id = $1 and t.id = any ($2::uuid[])`,
);

const countBy =
  (statement: ReadStatement<Holders>) =>
  (reader: Reader, merchantId: string, ids: readonly string[], max: number): Promise<Holders[]> =>
    reader.query(statement, [merchantId, ids, max]);

/** The customers with a card of each of these definitions, each counted up to `max`. A slow read. */
export const countHoldersOfCards = countBy(ofCards);

/** The customers with a usable reward of each of these templates, each counted up to `max`. A slow read. */
export const countHoldersOfRewards = countBy(ofRewards);
