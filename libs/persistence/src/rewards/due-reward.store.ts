import type { LeftOutIds } from '#domain/events/left-out.js';
import type { Reward } from '#domain/rewards/reward.js';
import { columnsOf } from '../database/entities/entity-sql.js';
import { clock, lockingRead, write } from '../database/statement.js';
import type { Tx } from '../database/transaction.js';
import { RewardTable } from './reward.table.js';

const rewardsInBatch = 200;

const lockExpiring = lockingRead<Reward>(
  'lock_expiring_rewards',
  `select ${columnsOf(RewardTable, 'r')} from rewards r
   where status = 'active' and expires_at <= ${clock} and merchant_id <> all ($1::uuid[]) and id <> all ($2::uuid[])
   order by expires_at limit ${rewardsInBatch} for no key update skip locked`,
);

/** Locks the rewards that have been expired for longest while they are stored as active, at most 200, all but a few. */
export const lockExpiringRewards = (tx: Tx, { merchants, ids }: LeftOutIds): Promise<Reward[]> =>
  tx.query(lockExpiring, [merchants, ids]);

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
