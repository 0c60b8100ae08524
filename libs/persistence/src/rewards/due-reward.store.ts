import type { LeftOutIds } from '#domain/events/left-out.js';
import type { Reward } from '#domain/rewards/reward.js';
import { columnsOf } from '../database/entities/entity-sql.js';
import { clock, lockingRead, queryOne, write } from '../database/statement.js';
import type { Tx } from '../database/transaction.js';
import { RewardTable } from './reward.table.js';

const rewardsInBatch = 200;

/** A reward with the time at which its redemption was reversed, if that was the last change; else null. */
export interface ExpiringReward extends Reward {
  readonly reversedAt: Date | null;
}

const writtenColumns = `${columnsOf(RewardTable, 'r')}, case when r.event_count > 1 then (
     select e.created_at from reward_events e
     where e.merchant_id = r.merchant_id and e.reward_id = r.id and e.number = r.event_count and e.kind = 'reversed')
     end as "reversedAt"`;

const lockExpiring = lockingRead<ExpiringReward>(
  'lock_expiring_rewards',
  `select ${writtenColumns} from rewards r
   where status = 'active' and expires_at <= ${clock} and merchant_id <> all ($1::uuid[]) and id <> all ($2::uuid[])
   order by expires_at limit ${rewardsInBatch} for no key update skip locked`,
);

/** Locks the rewards that have been expired for longest while they are stored as active, at most 200, all but a few. */
export const lockExpiringRewards = (tx: Tx, { merchants, ids }: LeftOutIds): Promise<ExpiringReward[]> =>
  tx.query(lockExpiring, [merchants, ids]);

const lockOne = lockingRead<ExpiringReward>(
  'lock_expiring_reward',
  `select ${writtenColumns} from rewards r where r.merchant_id = $1 and r.id = $2 for no key update`,
);

/** Locks one reward, as lockExpiringRewards() does. */
export const lockExpiringReward = (tx: Tx, merchantId: string, id: string): Promise<ExpiringReward | undefined> =>
  queryOne(tx, lockOne, [merchantId, id]);

const expireHolder = write<ExpiringReward>(
  'expire_coupon_holder',
  `update rewards r set status = 'expired', event_version = event_version + 1
   where merchant_id = $1 and coupon_code = $2 and status = 'active' and expires_at <= $3
   returning ${writtenColumns}`,
);

/** Marks the expired reward that still has the coupon code, so that the code is free, and returns it. */
export const expireCouponHolder = (
  tx: Tx,
  merchantId: string,
  couponCode: string,
  now: Date,
): Promise<ExpiringReward | undefined> => queryOne(tx, expireHolder, [merchantId, couponCode, now]);

const expireAll = write<never>(
  'expire_rewards',
  `update rewards r set status = 'expired', event_version = due.version
   from unnest($1::uuid[], $2::uuid[], $3::integer[]) as due (merchant_id, id, version)
   where r.merchant_id = due.merchant_id and r.id = due.id`,
);

/** Saves rewards that have expired. */
export function saveExpiredRewards(tx: Tx, rewards: readonly Reward[]): void {
  if (rewards.length === 0) return;
  tx.write(expireAll, [
    rewards.map(({ merchantId }) => merchantId),
    rewards.map(({ id }) => id),
    rewards.map(({ eventVersion }) => eventVersion),
  ]);
}
