import { rewardTemplateInactive } from './refusals.js';
import type { RewardTemplate } from './reward.js';

/**
 * Returns the template once for each of `quantity` (an integer, 1 or more) rewards to issue.
 * @throws Refusal `invalid` reward_template_inactive (docs/reference/rewards.md#give-rewards)
 */
export function rewardsToIssue<Template extends Pick<RewardTemplate, 'active'>>(
  template: Template,
  quantity: number,
): readonly Template[] {
  if (!template.active) throw rewardTemplateInactive();
  return Array.from({ length: quantity }, () => template);
}
