import type { Reference } from '#domain/ids.js';
import type { Reward, RewardStatus } from '#domain/rewards/reward.js';
import { columnsOf } from '../database/entities/entity-sql.js';
import { byReference, lockByReference } from '../database/reference.js';
import {
  clock,
  lockingRead,
  queryOne,
  read,
  readAt,
  type ReadAt,
  type Reader,
  type ReadStatement,
} from '../database/statement.js';
import type { Tx } from '../database/transaction.js';
import { RewardTable } from './reward.table.js';

const columns = columnsOf(RewardTable, 'r');

const lockCoupon = lockingRead<Reward>(
  'lock_reward_by_coupon',
  // Locks the reward that the coupon redeems, against a concurrent order with the same coupon.
  `select ${columns} from rewards r
   where r.merchant_id = $1 and r.coupon_code = $3 and r.status = 'active'
     and r.customer_id = (select c.id from customers c where c.merchant_id = $1 and c.email = $2)
   for no key update of r`,
);

/** Locks the active (as stored) reward with this coupon code, of the customer with this e-mail. */
export const lockRewardByCoupon = (
  tx: Tx,
  merchantId: string,
  email: string,
  couponCode: string,
): Promise<Reward | undefined> => queryOne(tx, lockCoupon, [merchantId, email, couponCode]);

const findCoupon = read<Pick<Reward, 'status' | 'expiresAt'>>(
  'find_coupon_of_customer',
  `select r.status, r.expires_at as "expiresAt" from rewards r
   where r.merchant_id = $1 and r.coupon_code = $3 and r.customer_id = $2
   order by (r.status = 'active') desc, r.id desc limit 1`,
);

/** The customer's reward that holds this coupon code, else the newest that had it. */
export const findCouponOfCustomer = (
  reader: Reader,
  merchantId: string,
  customerId: string,
  couponCode: string,
): Promise<Pick<Reward, 'status' | 'expiresAt'> | undefined> =>
  queryOne(reader, findCoupon, [merchantId, customerId, couponCode]);

const lockOfOrder = lockingRead<Reward>(
  'lock_rewards_of_order',
  // Locks them against concurrent redemptions, in the order of issue.
  `select ${columns} from rewards r where r.merchant_id = $1 and r.order_id = $2 order by r.id for no key update`,
);

/** Locks the rewards that an order issued, in the order of issue. */
export const lockRewardsOfOrder = (tx: Tx, merchantId: string, orderId: string): Promise<Reward[]> =>
  tx.query(lockOfOrder, [merchantId, orderId]);

const findRedeemingOrder = read<{ orderId: string | null }>(
  'find_redeeming_order',
  `select e.order_id as "orderId" from reward_events e
   where e.merchant_id = $1 and e.reward_id = $2 and e.kind = 'redeemed' order by e.number desc limit 1`,
);

/** The order that redeemed a reward last; null where none did. */
export const findOrderThatRedeemed = async (tx: Tx, { merchantId, id }: Reward): Promise<string | null> =>
  (await queryOne(tx, findRedeemingOrder, [merchantId, id]))?.orderId ?? null;

const findStatusAt = read<Pick<Reward, 'status'>>(
  'find_reward_status_at',
  `select case e.kind when 'redeemed' then 'redeemed' when 'cancelled' then 'cancelled' else 'active' end as status
   from reward_events e where e.merchant_id = $1 and e.reward_id = $2 and e.kind <> 'coupon_set' and e.created_at <= $3
   order by e.number desc limit 1`,
);

/** The status that a reward had at an instant, without regard to its expiry; undefined before its issue. */
export const findRewardStatusAt = async (
  reader: Reader,
  { merchantId, id }: Pick<Reward, 'merchantId' | 'id'>,
  at: Date,
): Promise<Reward['status'] | undefined> => (await queryOne(reader, findStatusAt, [merchantId, id, at]))?.status;

const findHolder = read<{ id: string }>(
  'find_coupon_holder',
  `select r.id from rewards r where r.merchant_id = $1 and r.coupon_code = $2 and r.status = 'active' limit 1`,
);

/** Whether an active reward has the coupon code. */
export const isCouponInUse = async (tx: Tx, merchantId: string, couponCode: string): Promise<boolean> =>
  (await queryOne(tx, findHolder, [merchantId, couponCode])) !== undefined;

const listSteps = read<{ at: number; rewardTemplateId: string }>(
  'list_steps_after_entry',
  `select distinct r.step_at as at, r.reward_template_id as "rewardTemplateId" from rewards r
   where r.merchant_id = $1 and r.card_id = $2 and r.entry_number > $3 and r.step_at is not null`,
);

/** The thresholds of a card that have issued rewards by later entries than this one. */
export const listStepsAfterEntry = (
  tx: Tx,
  merchantId: string,
  cardId: string,
  entryNumber: number,
): Promise<{ readonly at: number; readonly rewardTemplateId: string }[]> =>
  tx.query(listSteps, [merchantId, cardId, entryNumber]);

const lockOfEntry = lockingRead<Reward>(
  'lock_rewards_of_entry',
  // Behind the card's lock; ordered by id, so that two writes cannot deadlock.
  `select ${columns} from rewards r where r.merchant_id = $1 and r.card_id = $2 and r.entry_number = $3
   order by r.id for no key update`,
);

/** Locks the rewards that an entry of a card has issued. */
export const lockRewardsOfEntry = (tx: Tx, merchantId: string, cardId: string, number: number): Promise<Reward[]> =>
  tx.query(lockOfEntry, [merchantId, cardId, number]);

const listOfOrder = read<Reward>(
  'list_rewards_of_order',
  `select ${columns} from rewards r where r.merchant_id = $1 and r.order_id = $2 order by r.id`,
);

/** The rewards that an order issued, in the order of issue. */
export const listRewardsOfOrder = (reader: Reader, merchantId: string, orderId: string): Promise<Reward[]> =>
  reader.query(listOfOrder, [merchantId, orderId]);

const find = byReference<Reward & ReadAt>(
  'find_reward_of_customer',
  (column) => `select ${columns}, ${readAt} from rewards r
   where r.merchant_id = $1 and r.${column} = $2 and r.customer_id = $3`,
);

/** Finds a reward of the customer by id or externalId. */
export const findRewardOfCustomer = (
  reader: Reader,
  merchantId: string,
  reference: Reference,
  customerId: string,
): Promise<(Reward & ReadAt) | undefined> => find(reader, merchantId, reference, customerId);

const findOne = byReference<Reward & ReadAt>(
  'find_reward',
  (column) => `select ${columns}, ${readAt} from rewards r where r.merchant_id = $1 and r.${column} = $2`,
);

/** Finds a reward by id or externalId. */
export const findReward = (
  reader: Reader,
  merchantId: string,
  reference: Reference,
): Promise<(Reward & ReadAt) | undefined> => findOne(reader, merchantId, reference);

const lock = lockByReference<Reward>(
  'lock_reward',
  // Locks the reward against a concurrent redemption or coupon change.
  (column) => `select ${columns} from rewards r where r.merchant_id = $1 and r.${column} = $2 for no key update`,
);

/** Locks a reward by id or externalId. */
export const lockReward = (tx: Tx, merchantId: string, reference: Reference): Promise<Reward | undefined> =>
  lock(tx, merchantId, reference);

/** The effective status as a condition on the stored columns, equal to `rewardStatus` in TypeScript. */
const statusIs: Readonly<Record<RewardStatus, string>> = {
  active: `r.status = 'active' and (r.expires_at is null or r.expires_at > ${clock})`,
  redeemed: `r.status = 'redeemed'`,
  cancelled: `r.status = 'cancelled'`,
  expired: `(r.status = 'expired' or r.status = 'active' and r.expires_at <= ${clock})`,
};

/** One statement per status, so that the planner knows how many rows have it. */
const listOfCustomer = (status: RewardStatus | undefined): ReadStatement<Reward & ReadAt> =>
  read(
    `list_${status ?? 'all'}_rewards_of_customer`,
    `select ${columns}, ${readAt} from rewards r
     where r.merchant_id = $1 and r.customer_id = $2 and r.id < $3 and ${status === undefined ? 'true' : statusIs[status]}
     order by r.id desc limit $4`,
  );

/** Newest first, below the id `before`, at most `count`; filtered by status when one is given. */
export const listRewardsOfCustomer = (
  reader: Reader,
  merchantId: string,
  customerId: string,
  status: RewardStatus | undefined,
  before: string,
  count: number,
): Promise<(Reward & ReadAt)[]> => reader.query(listOfCustomer(status), [merchantId, customerId, before, count]);
