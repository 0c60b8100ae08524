import { Refusal } from '../errors.js';
import type { RewardTemplate } from './reward.js';

/**
 * Gives `quantity` (a whole number, 1 or more) rewards of a template: the template once for each reward to issue, as a
 * card's progress and an order's award name theirs. Refuses (invalid): reward_template_inactive.
 * (docs/reference/rewards.md#give-rewards)
 */
export function giveReward<Template extends Pick<RewardTemplate, 'active'>>(
  template: Template,
  quantity: number,
): readonly Template[] {
  if (!template.active) {
    throw new Refusal('invalid', 'reward_template_inactive', 'rewardId names a reward template that is inactive.');
  }
  return Array.from({ length: quantity }, () => template);
}
