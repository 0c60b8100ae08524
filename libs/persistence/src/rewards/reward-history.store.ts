import { couponCodeTaken } from '#domain/rewards/refusals.js';
import type { Reward, RewardEntry } from '#domain/rewards/reward.js';
import { insertInto, together, updateOf } from '../database/entities/entity-sql.js';
import { queryOne, write } from '../database/statement.js';
import type { Tx } from '../database/transaction.js';
import { RewardEntryTable, RewardTable } from './reward.table.js';

const insertRows = write<never>(
  'insert_rewards',
  `with issued as (
     insert into rewards (merchant_id, id, reward_template_id, customer_id, title, status, expires_at, order_id,
       issued_at, location_id, event_count, event_version, card_id, entry_number, step_at)
     select $1, r.id, r.template, $2, r.title, 'active', r.expires_at, $3, $4, $5, 1, 1, r.card_id, r.entry_number, r.step_at
     from unnest($6::uuid[], $7::uuid[], $8::text[], $9::timestamptz[], $12::uuid[], $13::int[], $14::bigint[])
       as r (id, template, title, expires_at, card_id, entry_number, step_at))
   insert into reward_events (merchant_id, reward_id, number, kind, order_id, location_id, api_key_id, staff_id, created_at)
   select $1, r.id, 1, 'issued', $3, $5, $10, $11, $4 from unnest($6::uuid[]) as r (id)`,
);

/** The order, the location and the author, equal for all rewards of one write. */
export type RewardOrigin = Pick<RewardEntry, 'orderId' | 'locationId' | 'apiKeyId' | 'staffId'>;

/** Inserts new rewards of one customer, each with its first history event. */
export function insertRewards(tx: Tx, rewards: readonly Reward[], origin: RewardOrigin): void {
  const [first] = rewards;
  if (!first) return;
  tx.write(insertRows, [
    first.merchantId,
    first.customerId,
    origin.orderId,
    first.issuedAt,
    origin.locationId,
    rewards.map((reward) => reward.id),
    rewards.map((reward) => reward.rewardTemplateId),
    rewards.map((reward) => reward.title),
    rewards.map((reward) => reward.expiresAt),
    origin.apiKeyId,
    origin.staffId,
    rewards.map((reward) => reward.cardId),
    rewards.map((reward) => reward.entryNumber),
    rewards.map((reward) => reward.stepAt),
  ]);
}

// Only a reversal has a reason.
const newEvent = insertInto(RewardEntryTable, { except: ['reason'] });

const redeemed = together(
  newEvent,
  updateOf(RewardTable, {
    set: ['status', 'redeemedAt', 'locationId', 'entryCount', 'eventVersion'],
    where: ['merchantId', 'id'],
  }),
);
const saveRedeemedRow = write<never>('save_redeemed_reward', redeemed.text);

/** Saves a redemption with its history event. Returns the reward after it. */
export function saveRedeemedReward(tx: Tx, reward: Reward, redeemedAt: Date, origin: RewardOrigin): Reward {
  const { merchantId, id: rewardId, couponCode } = reward;
  const number = reward.entryCount + 1;
  const event = {
    ...origin,
    merchantId,
    rewardId,
    number,
    kind: 'redeemed',
    couponCode,
    createdAt: redeemedAt,
  } as const;
  const locationId = origin.locationId ?? reward.locationId;
  const eventVersion = reward.eventVersion + 1;
  const after = { ...reward, status: 'redeemed', redeemedAt, locationId, entryCount: number, eventVersion } as const;
  tx.write(saveRedeemedRow, redeemed.values(event, after));
  return after;
}

const reverseRow = write<Pick<Reward, 'locationId'>>(
  'reverse_redemption',
  // The location is again the one of the issue, because the redemption no longer counts.
  `with history as (
     insert into reward_events (merchant_id, reward_id, number, kind, coupon_code, order_id, api_key_id, staff_id, created_at, reason)
     values ($1, $2, $3, 'reversed', $4, $5, $6, $7, $8, $10))
   update rewards r set status = 'active', redeemed_at = null, coupon_code = $4, event_count = $3, event_version = $9,
     location_id = (select e.location_id from reward_events e where e.merchant_id = $1 and e.reward_id = $2 and e.number = 1)
   where r.merchant_id = $1 and r.id = $2 returning r.location_id as "locationId"`,
);

/**
 * Makes a redeemed reward active again, with this coupon code or none. Where a concurrent write gives the code to another reward
 * first, the transaction is retried. Returns the reward after it.
 */
export async function saveReversedReward(
  tx: Tx,
  reward: Reward,
  couponCode: string | null,
  now: Date,
  { orderId, apiKeyId, staffId, reason }: RewardOrigin & { readonly reason?: string },
): Promise<Reward> {
  const { merchantId, id } = reward;
  const [entryCount, eventVersion] = [reward.entryCount + 1, reward.eventVersion + 1];
  const values = [merchantId, id, entryCount, couponCode, orderId, apiKeyId, staffId, now, eventVersion, reason];
  const locationId = (await queryOne(tx, reverseRow, values))?.locationId ?? null;
  return { ...reward, status: 'active', redeemedAt: null, couponCode, entryCount, eventVersion, locationId };
}

const newCoupon = together(
  newEvent,
  updateOf(RewardTable, { set: ['couponCode', 'entryCount', 'eventVersion'], where: ['merchantId', 'id'] }),
);
const saveCouponRow = write<never>('save_coupon', newCoupon.text);

/**
 * Saves the coupon code (upper case) with its history event, and returns the reward after it. A taken code fails the
 * transaction as `invalid`.
 */
export function saveCoupon(
  tx: Tx,
  reward: Reward,
  couponCode: string,
  { apiKeyId, staffId }: Pick<RewardEntry, 'apiKeyId' | 'staffId'>,
  now: Date,
): Reward & { readonly couponCode: string } {
  const { merchantId, id: rewardId } = reward;
  const number = reward.entryCount + 1;
  const by = { apiKeyId, staffId, orderId: null, locationId: null };
  const event = { ...by, merchantId, rewardId, number, kind: 'coupon_set', couponCode, createdAt: now } as const;
  const after = { ...reward, couponCode, entryCount: number, eventVersion: reward.eventVersion + 1 };
  tx.write(saveCouponRow, newCoupon.values(event, after), { rewards_coupon_taken: couponCodeTaken });
  return after;
}

const cancelAll = write<never>(
  'cancel_rewards',
  `with cancelled as (
     update rewards r set status = 'cancelled', event_count = c.number, event_version = c.version
     from unnest($2::uuid[], $3::int[], $4::int[]) as c (id, number, version)
     where r.merchant_id = $1 and r.id = c.id)
   insert into reward_events (merchant_id, reward_id, number, kind, order_id, location_id, api_key_id, staff_id, created_at)
   select $1, c.id, c.number, 'cancelled', $5, $6, $7, $8, $9 from unnest($2::uuid[], $3::int[]) as c (id, number)`,
);

/** Takes active rewards back, each with its history event. Returns the rewards after it. */
export function saveCancelledRewards(tx: Tx, rewards: readonly Reward[], now: Date, origin: RewardOrigin): Reward[] {
  const [first] = rewards;
  if (!first) return [];
  const after = rewards.map((reward): Reward => ({
    ...reward,
    status: 'cancelled',
    entryCount: reward.entryCount + 1,
    eventVersion: reward.eventVersion + 1,
  }));
  tx.write(cancelAll, [
    first.merchantId,
    after.map(({ id }) => id),
    after.map(({ entryCount }) => entryCount),
    after.map(({ eventVersion }) => eventVersion),
    origin.orderId,
    origin.locationId,
    origin.apiKeyId,
    origin.staffId,
    now,
  ]);
  return after;
}
