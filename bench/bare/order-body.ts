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
export const orderBody = (
  order: RecordedOrder,
  rewards: readonly IssuedReward[],
  currency: string,
  now: Date,
): string =>
  JSON.stringify({
    success: true,
    stamps: order.stamps,
    points: 0,
    rewards: rewards.map((reward) => ({ ...rewardView(reward, order.customerId, now), couponCode: reward.couponCode })),
    couponRedeemed: false,
    order: orderView(order, currency),
  });

export function orderView(order: RecordedOrder, currency: string): object {
  const id = encodeId('order', order.id);
  return {
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
    customerId: encodeId('customer', order.customerId),
    createdAt: order.createdAt.toISOString(),
  };
}

/** Without its coupon code, which no event holds. */
export function rewardView(reward: IssuedReward, customerId: string, now: Date): object {
  const id = encodeId('reward', reward.id);
  const expired = reward.status === 'active' && reward.expiresAt !== null && reward.expiresAt <= now;
  return {
    id,
    externalId: id,
    rewardId: encodeId('reward_template', reward.rewardTemplateId),
    customerId: encodeId('customer', customerId),
    title: reward.title,
    status: expired ? 'expired' : reward.status,
    expiry: reward.expiresAt?.toISOString() ?? null,
    issuedAt: reward.issuedAt.toISOString(),
    redeemedAt: reward.redeemedAt?.toISOString() ?? null,
    locationId: null,
  };
}
