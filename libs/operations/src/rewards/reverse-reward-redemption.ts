import { notFound } from '#domain/errors.js';
import { parseReference } from '#domain/ids.js';
import { rewardNotRedeemed } from '#domain/rewards/refusals.js';
import type { Reward } from '#domain/rewards/reward.js';
import { lockCustomer } from '#persistence/customers/customer.store.js';
import type { Tx } from '#persistence/database/transaction.js';
import { saveReversedReward } from '#persistence/rewards/reward-history.store.js';
import { lockReward } from '#persistence/rewards/reward.store.js';
import type { LedgerActor } from '../actor.js';
import { auditStaffWrite } from '../audit/audit-write.js';
import { eventOf } from '../events/new-event.js';
import { recordEvents } from '../events/record-events.js';
import { freeCouponCode } from './free-coupon-code.js';

export interface RewardRedemptionReversal {
  /** id or externalId of the customer, and of the customer's reward. */
  readonly customerId: string;
  readonly rewardId: string;
  readonly reason: string;
}

/**
 * Makes a redeemed reward active again; it reads expired from its expiry on. It has no coupon code any more where another active
 * reward has that code meanwhile.
 * @throws Refusal `not_found` for the customer or the reward; `invalid` reward_not_redeemed
 *   (docs/reference/rewards.md#reverse-a-redemption)
 */
export async function reverseRewardRedemption(
  tx: Tx,
  actor: LedgerActor,
  reversal: RewardRedemptionReversal,
): Promise<Reward> {
  const { merchantId, apiKeyId, staffId } = actor;
  const customer = await lockCustomer(tx, merchantId, parseReference('customer', reversal.customerId));
  if (!customer) throw notFound('customer');
  const [reward, now] = await Promise.all([
    lockReward(tx, merchantId, parseReference('reward', reversal.rewardId)),
    tx.now(),
  ]);
  if (reward?.customerId !== customer.id) throw notFound('reward');
  if (reward.status !== 'redeemed') throw rewardNotRedeemed();
  const couponCode = await freeCouponCode(tx, reward, now);
  const { reason } = reversal;
  const origin = { orderId: null, locationId: null, apiKeyId, staffId, reason };
  const after = await saveReversedReward(tx, reward, couponCode, now, origin);
  recordEvents(tx, actor, [eventOf('reward', 'redemption_reversed', now, after, { before: reward, reason })]);
  const details = { name: reward.title, reason };
  await auditStaffWrite(tx, actor, { action: 'reward.redemption_reversed', subjectId: reward.id, details });
  return after;
}
