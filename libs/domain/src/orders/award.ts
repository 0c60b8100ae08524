import { minorDigits } from '../money.js';
import type { OrderReward, OrderSettings, PointsAward, StampAward } from './order.js';

/** The fields of a template that issuing a reward needs. */
export type RewardTemplateFacts = OrderReward['rewardTemplate'];

/** What an order awards before any card is read: whole stamps and points, and the rewards of the order itself. */
export interface OrderAward {
  readonly stamps: number;
  readonly points: number;
  /** One for each reward to issue, in the order of the settings. */
  readonly orderRewards: readonly RewardTemplateFacts[];
}

/** A decimal with at most seven digits before the point and six after it. */
export const pointsPerUnitPattern = /^\d{1,7}(\.\d{1,6})?$/;

/** True for a decimal above 0 of that form, as text. (docs/reference/orders.md#order-settings) */
export const isPointsPerUnit = (text: string): boolean => pointsPerUnitPattern.test(text) && Number(text) > 0;

const nothing: OrderAward = { stamps: 0, points: 0, orderRewards: [] };

/**
 * Computes what an order of this value (in minor units of the merchant's currency) awards under the order settings. It
 * never refuses: an order that awards nothing is valid, and so is one whose card is inactive or of the other type.
 * (docs/reference/orders.md#awards)
 */
export function computeAward(settings: OrderSettings, valueMinor: number, currency: string): OrderAward {
  if (!settings.enabled || valueMinor < settings.minimumOrderMinor) return nothing;
  return {
    stamps: settings.stamps === null ? 0 : stampsOf(settings.stamps, valueMinor),
    points: settings.points === null ? 0 : pointsOf(settings.points, valueMinor, currency),
    orderRewards: settings.rewardAutomation ? rewardsOf(settings.orderRewards, valueMinor) : [],
  };
}

function stampsOf(award: StampAward, valueMinor: number): number {
  if (!award.card.active || award.card.type !== 'stamp') return 0;
  return capped(uncappedStamps(award, valueMinor), award.maxPerOrder);
}

function uncappedStamps(award: StampAward, valueMinor: number): number {
  switch (award.mode) {
    case 'per_order':
      return award.stampsPerOrder ?? 0;
    case 'per_value':
      return award.valuePerStampMinor ? Math.floor(valueMinor / award.valuePerStampMinor) : 0;
  }
}

/**
 * Whole points: value in major units times points per unit, rounded down once, in exact decimals (0.1 * 3 is 0.3 here).
 */
function pointsOf(award: PointsAward, valueMinor: number, currency: string): number {
  if (!award.card.active || award.card.type !== 'points') return 0;
  const [whole = '', fraction = ''] = award.pointsPerUnit.split('.');
  const scale = 10n ** BigInt(minorDigits(currency) + fraction.length);
  const points = (BigInt(valueMinor) * BigInt(whole + fraction)) / scale;
  return capped(Number(points), award.maxPerOrder);
}

function rewardsOf(orderRewards: readonly OrderReward[], valueMinor: number): readonly RewardTemplateFacts[] {
  return orderRewards
    .filter((reward) => valueMinor >= reward.minimumOrderMinor && reward.rewardTemplate.active)
    .map((reward) => reward.rewardTemplate);
}

function capped(quantity: number, max: number | null): number {
  return max === null ? quantity : Math.min(quantity, max);
}
