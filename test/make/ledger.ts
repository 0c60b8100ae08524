import type { TestDatabase } from '../harness/test-database.js';

/** What must hold for every row of a merchant, whatever happened: each statement finds the rows for which it doesn't. */
const promises: Readonly<Record<string, string>> = {
  'a card holds what its entries add up to': `
    select c.id from cards c left join card_entries e on e.merchant_id = c.merchant_id and e.card_id = c.id
    where c.merchant_id = $1 group by c.merchant_id, c.id, c.stamps, c.points
    having c.stamps + c.points <> coalesce(sum(e.change - e.consumed), 0)`,
  'the entries of a card are numbered 1 to n': `
    select c.id from cards c left join card_entries e on e.merchant_id = c.merchant_id and e.card_id = c.id
    where c.merchant_id = $1 group by c.merchant_id, c.id, c.entry_count
    having count(e.number) <> c.entry_count or coalesce(max(e.number), 0) <> c.entry_count or coalesce(min(e.number), 1) <> 1`,
  'each entry goes on from the balance of the one before': `
    select card_id, number from (
      select *, lag(balance_after, 1, 0::bigint) over (partition by card_id order by number) as before
      from card_entries where merchant_id = $1) e
    where balance_after <> before + change - consumed`,
  'lifetime figures are the sums of what was given': `
    select u.id from customers u
      left join cards c on c.merchant_id = u.merchant_id and c.customer_id = u.id
      left join card_definitions d on d.merchant_id = c.merchant_id and d.id = c.card_definition_id
      left join card_entries e on e.merchant_id = c.merchant_id and e.card_id = c.id and e.cause <> 'adjust'
    where u.merchant_id = $1 group by u.merchant_id, u.id, u.lifetime_stamps, u.lifetime_points
    having u.lifetime_stamps <> coalesce(sum(e.change) filter (where d.type = 'stamp'), 0)
      or u.lifetime_points <> coalesce(sum(e.change) filter (where d.type = 'points'), 0)`,
  'an order awarded what its entries say': `
    select o.id from orders o left join card_entries e on e.merchant_id = o.merchant_id and e.order_id = o.id
    where o.merchant_id = $1 group by o.merchant_id, o.id, o.stamps_awarded, o.points_awarded
    having o.stamps_awarded + o.points_awarded <> coalesce(sum(e.change), 0)`,
  'a reward has its history, and one issue': `
    select r.id from rewards r left join reward_events e on e.merchant_id = r.merchant_id and e.reward_id = r.id
    where r.merchant_id = $1 group by r.merchant_id, r.id, r.event_count, r.status
    having count(e.number) <> r.event_count or count(*) filter (where e.kind = 'issued') <> 1
      or count(*) filter (where e.kind = 'redeemed') <> (case r.status when 'redeemed' then 1 else 0 end)`,
  'the coupon of an order redeemed its reward': `
    select o.id from orders o where o.merchant_id = $1 and o.coupon_reward_id is not null and not exists (
      select 1 from reward_events e where e.merchant_id = o.merchant_id and e.reward_id = o.coupon_reward_id
        and e.kind = 'redeemed' and e.order_id = o.id)`,
  'the times of a ledger go with its numbers': `
    select * from (
      select card_id as owner, number, created_at, lag(created_at) over (partition by card_id order by number) as before
      from card_entries where merchant_id = $1
      union all
      select voucher_id, number, created_at, lag(created_at) over (partition by voucher_id order by number)
      from voucher_entries where merchant_id = $1
      union all
      select reward_id, number, created_at, lag(created_at) over (partition by reward_id order by number)
      from reward_events where merchant_id = $1) e
    where created_at < before`,
  'one card of a definition for each customer': `
    select customer_id from cards where merchant_id = $1 group by customer_id, card_definition_id having count(*) > 1`,
};

/** The promises that a merchant's rows break, with the rows: empty where all is well. */
export async function brokenPromises(database: TestDatabase, merchantId: string): Promise<Record<string, object[]>> {
  const broken: Record<string, object[]> = {};
  for (const [promise, text] of Object.entries(promises)) {
    const rows = await database.rows<object>(text, [merchantId]);
    if (rows.length > 0) broken[promise] = rows;
  }
  return broken;
}
