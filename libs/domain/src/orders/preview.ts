import { addToCard, type CardUnit } from '../cards/progress.js';
import { computeAward, type OrderAward, type RewardTemplateFacts } from './award.js';
import { explainAward } from './explain-award.js';
import type { OrderSettings } from './order.js';

/** A reward that the order would issue, and its cause: the awarded stamps or points, or the order itself. */
export interface PreviewedReward {
  readonly rewardTemplate: RewardTemplateFacts;
  readonly from: CardUnit | 'order';
}

export interface OrderPreview {
  readonly stamps: number;
  readonly points: number;
  readonly rewards: readonly PreviewedReward[];
  /** True when the order awards anything. */
  readonly awards: boolean;
  /** Sentences for people that explain what is awarded and why. */
  readonly explanation: readonly string[];
}

const emptyCard = { stamps: 0, points: 0 };

/**
 * Computes what a customer's first order of this value (in minor units of the merchant's currency) would award under
 * these settings. It uses the same rules as orders, with all cards at 0.
 * @throws Refusal `invalid` balance_too_large, too_many_rewards, as such an order would
 *   (docs/reference/orders.md#preview)
 */
export function previewOrder(settings: OrderSettings, valueMinor: number, currency: string): OrderPreview {
  const award = computeAward(settings, valueMinor, currency);
  const rewards: PreviewedReward[] = [
    ...rewardsOfCard(settings, award, 'stamps'),
    ...rewardsOfCard(settings, award, 'points'),
    ...award.orderRewards.map((rewardTemplate) => ({ rewardTemplate, from: 'order' as const })),
  ];
  const awards = award.stamps > 0 || award.points > 0 || rewards.length > 0;
  const explanation = explainAward(settings, award, rewards, { valueMinor, currency });
  return { stamps: award.stamps, points: award.points, rewards, awards, explanation };
}

function rewardsOfCard(settings: OrderSettings, award: OrderAward, unit: CardUnit): PreviewedReward[] {
  const card = settings[unit]?.card;
  if (!card || award[unit] === 0) return [];
  const { rewardTemplates } = addToCard(emptyCard, card, unit, award[unit], null, 'The order');
  return rewardTemplates.map((rewardTemplate) => ({ rewardTemplate, from: unit }));
}
