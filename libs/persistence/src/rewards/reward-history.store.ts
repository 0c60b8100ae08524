import { couponCodeTaken } from '#domain/rewards/refusals.js';
import type { Reward, RewardEvent } from '#domain/rewards/reward.js';
import { insertInto, updateOf } from '../database/entities/entity-sql.js';
import { write } from '../database/statement.js';
import type { Tx } from '../database/transaction.js';
import { RewardEventTable, RewardTable } from './reward.table.js';

const insertRows = write<never>(
  'insert_rewards',
  `insert into rewards (merchant_id, id, reward_template_id, customer_id, title, status, expires_at, order_id, issued_at,
     location_id, event_count)
   select $1, r.id, r.template, $2, r.title, 'active', r.expires_at, $3, $4, $5, 1
   from unnest($6::uuid[], $7::uuid[], $8::text[], $9::timestamptz[]) as r (id, template, title, expires_at)`,
);

const insertIssuedEvents = write<never>(
  'insert_issued_events',
  `insert into reward_events (merchant_id, reward_id, number, kind, order_id, location_id, api_key_id, staff_id, created_at)
   select $1, r.id, 1, 'issued', $2, $3, $4, $5, $6 from unnest($7::uuid[]) as r (id)`,
);

/** The author and the cause, equal for all rewards of one write. */
export type RewardCause = Pick<RewardEvent, 'orderId' | 'locationId' | 'apiKeyId' | 'staffId'>;

/** Inserts new rewards of one customer, each with its first history event. */
export function insertRewards(tx: Tx, rewards: readonly Reward[], cause: RewardCause): void {
  const [first] = rewards;
  if (!first) return;
  const ids = rewards.map((reward) => reward.id);
  tx.write(insertRows, [
    first.merchantId,
    first.customerId,
    cause.orderId,
    first.issuedAt,
    cause.locationId,
    ids,
    rewards.map((reward) => reward.rewardTemplateId),
    rewards.map((reward) => reward.title),
    rewards.map((reward) => reward.expiresAt),
  ]);
  tx.write(insertIssuedEvents, [
    first.merchantId,
    cause.orderId,
    cause.locationId,
    cause.apiKeyId,
    cause.staffId,
    first.issuedAt,
    ids,
  ]);
}

const saveRedeemedRow = write<never>(
  'save_redeemed_reward',
  `update rewards set status = 'redeemed', redeemed_at = $3, location_id = coalesce($4, location_id), event_count = $5
   where merchant_id = $1 and id = $2`,
);

const newEvent = insertInto(RewardEventTable);
const insertEventRow = write<never>('insert_reward_event', newEvent.text);

/** Saves a redemption with its history event. */
export function saveRedeemedReward(tx: Tx, reward: Reward, redeemedAt: Date, cause: RewardCause): void {
  const number = reward.eventCount + 1;
  tx.write(saveRedeemedRow, [reward.merchantId, reward.id, redeemedAt, cause.locationId, number]);
  insertEvent(tx, reward, { ...cause, number, kind: 'redeemed', couponCode: reward.couponCode, createdAt: redeemedAt });
}

function insertEvent(
  tx: Tx,
  { merchantId, id: rewardId }: Pick<Reward, 'merchantId' | 'id'>,
  event: Omit<RewardEvent, 'merchantId' | 'rewardId'>,
): void {
  tx.write(insertEventRow, newEvent.values({ ...event, merchantId, rewardId }));
}

const expireCouponHolder = write<never>(
  'expire_coupon_holder',
  // An expired reward that is not marked yet must not block its coupon code for others.
  `update rewards set status = 'expired'
   where merchant_id = $1 and coupon_code = $2 and status = 'active' and expires_at <= $3`,
);

const newCoupon = updateOf(RewardTable, { set: ['couponCode', 'eventCount'], where: ['merchantId', 'id'] });
const saveCouponRow = write<never>('save_coupon', newCoupon.text);

/** Saves the coupon code (upper case) with its history event. A taken code fails the transaction as `invalid`. */
export function saveCoupon(
  tx: Tx,
  reward: Reward,
  couponCode: string,
  { apiKeyId, staffId }: Pick<RewardEvent, 'apiKeyId' | 'staffId'>,
  now: Date,
): void {
  const number = reward.eventCount + 1;
  tx.write(expireCouponHolder, [reward.merchantId, couponCode, now]);
  const changed = { ...reward, couponCode, eventCount: number };
  tx.write(saveCouponRow, newCoupon.values(changed), { rewards_coupon_taken: couponCodeTaken });
  const nowhere = { orderId: null, locationId: null };
  insertEvent(tx, reward, { ...nowhere, apiKeyId, staffId, number, kind: 'coupon_set', couponCode, createdAt: now });
}
