import type { Reward, RewardEvent } from '#domain/reward/reward.js';
import { one, type Reader, type ReadAt, readAt, statement } from './statement.js';
import type { Tx } from './tx.js';

const columns = `r.merchant_id as "merchantId", r.id, r.external_id as "externalId",
  r.reward_template_id as "rewardTemplateId", r.customer_id as "customerId", r.title, r.status, r.expires_at as "expiresAt",
  r.coupon_code as "couponCode", r.order_id as "orderId", r.issued_at as "issuedAt", r.redeemed_at as "redeemedAt",
  r.location_id as "locationId", r.event_count as "eventCount"`;

const lockCoupon = statement<Reward>(
  'lock_reward_by_coupon',
  // Locks the reward that the coupon would redeem, against another order with the same coupon.
  `select ${columns} from rewards r
   where r.merchant_id = $1 and r.coupon_code = $3 and r.status = 'active'
     and r.customer_id = (select c.id from customers c where c.merchant_id = $1 and c.email = $2)
   for no key update of r`,
);

/** The reward, stored as active, with this coupon code, of the customer with this e-mail; locked. */
export const lockRewardByCoupon = (
  tx: Tx,
  merchantId: string,
  email: string,
  couponCode: string,
): Promise<Reward | undefined> => one(tx, lockCoupon, [merchantId, email, couponCode]);

const insertRows = statement<never>(
  'insert_rewards',
  `insert into rewards (merchant_id, id, reward_template_id, customer_id, title, status, expires_at, order_id, issued_at,
     location_id, event_count)
   select $1, r.id, r.template, $2, r.title, 'active', r.expires_at, $3, $4, $5, 1
   from unnest($6::uuid[], $7::uuid[], $8::text[], $9::timestamptz[]) as r (id, template, title, expires_at)`,
);

const insertIssuedEvents = statement<never>(
  'insert_issued_events',
  `insert into reward_events (merchant_id, reward_id, number, kind, order_id, location_id, api_key_id, staff_id, created_at)
   select $1, r.id, 1, 'issued', $2, $3, $4, $5, $6 from unnest($7::uuid[]) as r (id)`,
);

/** Who issues, and why: the same for all rewards of one write. */
export type RewardCause = Pick<RewardEvent, 'orderId' | 'locationId' | 'apiKeyId' | 'staffId'>;

/** Inserts new rewards of one customer, each with the first line of its history. */
export function insertRewards(tx: Tx, rewards: readonly Reward[], cause: RewardCause): void {
  const [first] = rewards;
  if (!first) return;
  const ids = rewards.map((reward) => reward.id);
  tx.write(insertRows, [
    ...[first.merchantId, first.customerId, cause.orderId, first.issuedAt, cause.locationId, ids],
    rewards.map((reward) => reward.rewardTemplateId),
    rewards.map((reward) => reward.title),
    rewards.map((reward) => reward.expiresAt),
  ]);
  tx.write(insertIssuedEvents, [
    ...[first.merchantId, cause.orderId, cause.locationId, cause.apiKeyId, cause.staffId, first.issuedAt, ids],
  ]);
}

const saveRedeemedRow = statement<never>(
  'save_redeemed_reward',
  `update rewards set status = 'redeemed', redeemed_at = $3, location_id = coalesce($4, location_id), event_count = $5
   where merchant_id = $1 and id = $2`,
);

const insertEventRow = statement<never>(
  'insert_reward_event',
  `insert into reward_events (merchant_id, reward_id, number, kind, coupon_code, order_id, location_id, api_key_id, staff_id,
     created_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
);

/** Writes the redemption and its line in the reward's history. */
export function saveRedeemedReward(tx: Tx, reward: Reward, redeemedAt: Date, cause: RewardCause): void {
  const number = reward.eventCount + 1;
  tx.write(saveRedeemedRow, [reward.merchantId, reward.id, redeemedAt, cause.locationId, number]);
  tx.write(insertEventRow, [
    ...[reward.merchantId, reward.id, number, 'redeemed', reward.couponCode],
    ...[cause.orderId, cause.locationId, cause.apiKeyId, cause.staffId, redeemedAt],
  ]);
}

const listOfOrder = statement<Reward>(
  'list_rewards_of_order',
  `select ${columns} from rewards r where r.merchant_id = $1 and r.order_id = $2 order by r.id`,
);

/** What an order issued, in the order of issue. */
export const listRewardsOfOrder = (reader: Reader, merchantId: string, orderId: string): Promise<Reward[]> =>
  reader.query(listOfOrder, [merchantId, orderId]);

const listOfCustomer = statement<Reward & ReadAt>(
  'list_rewards_of_customer',
  `select ${columns}, ${readAt} from rewards r where r.merchant_id = $1 and r.customer_id = $2 and r.id < $3
   order by r.id desc limit $4`,
);

/** Newest first, below the id `before`, at most `count`. */
export const listRewardsOfCustomer = (
  reader: Reader,
  merchantId: string,
  customerId: string,
  before: string,
  count: number,
): Promise<(Reward & ReadAt)[]> => reader.query(listOfCustomer, [merchantId, customerId, before, count]);
