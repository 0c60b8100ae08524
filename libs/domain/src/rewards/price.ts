import { rewardHasNoPrice, rewardTemplateInactive } from './refusals.js';
import type { RewardTemplate } from './reward.js';

/**
 * What a reward costs in points.
 * @throws Refusal `invalid` reward_template_inactive, reward_has_no_price (docs/reference/cards.md#spend-points)
 */
export function priceOf(template: Pick<RewardTemplate, 'active' | 'pointsPrice'> | undefined): number {
  if (!template?.active) throw rewardTemplateInactive();
  if (template.pointsPrice === null) throw rewardHasNoPrice();
  return template.pointsPrice;
}
