import { encodeId } from '#domain/ids.js';
import { toMajor } from '#domain/money.js';

export interface RecordedOrder {
  readonly id: string;
  readonly orderNumber: string;
  readonly source: string;
  readonly valueMinor: number;
  readonly customerId: string;
  readonly stamps: number;
  readonly createdAt: Date;
}

export interface IssuedReward {
  readonly id: string;
  readonly rewardTemplateId: string;
  readonly title: string;
  readonly status: string;
  readonly expiresAt: Date | null;
  readonly couponCode: string | null;
  readonly issuedAt: Date;
  readonly redeemedAt: Date | null;
}

/** The answer to an order, as our API words it. */
export function orderBody(order: RecordedOrder, rewards: readonly IssuedReward[], currency: string, now: Date): string {
  const id = encodeId('order', order.id);
  const customerId = encodeId('customer', order.customerId);
  return JSON.stringify({
    success: true,
    stamps: order.stamps,
    points: 0,
    rewards: rewards.map((reward) => rewardView(reward, customerId, now)),
    couponRedeemed: false,
    order: {
      id,
      externalId: id,
      orderNumber: order.orderNumber,
      value: toMajor(order.valueMinor, currency),
      currency,
      source: order.source,
      integrationType: 'public_api',
      returnedValue: 0,
      status: 'completed',
      stampsAwarded: order.stamps,
      pointsAwarded: 0,
      couponRedeemed: false,
      customerId,
      createdAt: order.createdAt.toISOString(),
    },
  });
}

function rewardView(reward: IssuedReward, customerId: string, now: Date): object {
  const id = encodeId('reward', reward.id);
  const expired = reward.status === 'active' && reward.expiresAt !== null && reward.expiresAt <= now;
  return {
    id,
    externalId: id,
    rewardId: encodeId('reward_template', reward.rewardTemplateId),
    customerId,
    title: reward.title,
    status: expired ? 'expired' : reward.status,
    expiry: reward.expiresAt?.toISOString() ?? null,
    couponCode: reward.couponCode,
    issuedAt: reward.issuedAt.toISOString(),
    redeemedAt: reward.redeemedAt?.toISOString() ?? null,
    locationId: null,
  };
}
