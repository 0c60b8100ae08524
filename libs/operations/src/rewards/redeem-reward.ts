import { notFound } from '#domain/errors.js';
import { parseReference } from '#domain/ids.js';
import { redeemReward as decide } from '#domain/rewards/redeem.js';
import type { Reward } from '#domain/rewards/reward.js';
import { lockCustomer } from '#persistence/customers/customer.store.js';
import { lockReward } from '#persistence/rewards/reward.store.js';
import { saveRedeemedReward } from '#persistence/rewards/reward-history.store.js';
import type { Tx } from '#persistence/database/transaction.js';
import type { LedgerActor } from '../actor.js';
import { auditStaffWrite } from '../audit/audit-write.js';
import { eventOf } from '../events/new-event.js';
import { recordEvents } from '../events/record-events.js';
import { findUsableLocation } from '../merchants/find-usable-location.js';

export interface RewardRedemption {
  /** id or externalId of the reward. */
  readonly rewardId: string;
  /** id or externalId of the customer who must own it; undefined on the path without a customer. */
  readonly customerId?: string;
  /** What a person notes on it. */
  readonly reason?: string;
  readonly locationId?: string;
}

/**
 * Redeems an issued reward.
 * @throws Refusal `not_found` for the customer, the location, or a reward of another customer; `invalid`
 *   reward_redeemed, reward_cancelled, reward_expired, location_inactive (docs/reference/rewards.md#redeem-a-reward)
 */
export async function redeemReward(tx: Tx, actor: LedgerActor, redemption: RewardRedemption): Promise<Reward> {
  const { merchantId } = actor;
  const customer =
    redemption.customerId === undefined
      ? undefined
      : await lockCustomer(tx, merchantId, parseReference('customer', redemption.customerId));
  if (redemption.customerId !== undefined && !customer) throw notFound('customer');
  const [reward, now] = await Promise.all([
    lockReward(tx, merchantId, parseReference('reward', redemption.rewardId)),
    tx.now(),
  ]);
  if (!reward || (customer && reward.customerId !== customer.id)) throw notFound('reward');
  const locationId = await findUsableLocation(tx, merchantId, redemption.locationId);
  const { redeemedAt } = decide(reward, now);

  const { apiKeyId, staffId } = actor;
  const redeemed = saveRedeemedReward(tx, reward, redeemedAt, { orderId: null, locationId, apiKeyId, staffId });
  const { reason } = redemption;
  recordEvents(tx, actor, [eventOf('reward', 'redeemed', now, redeemed, { before: reward, reason })]);
  const details = { name: reward.title, reason };
  await auditStaffWrite(tx, actor, { action: 'reward.redeemed', subjectId: reward.id, details });
  return redeemed;
}
