import { expiryOf } from '../time.js';
import type { Reward, RewardTemplate } from './reward.js';

/** What the rule decides of a new reward; ids, order and location are the caller's. */
export type IssuedReward = Pick<
  Reward,
  'rewardTemplateId' | 'customerId' | 'title' | 'status' | 'expiresAt' | 'issuedAt'
>;

/**
 * A reward made from a template for a customer now. It is active and expires at the end of the day `expiryDays` days on, in
 * the merchant's time zone (IANA name), or never. Whether the template may be used is decided before. (docs/reference/rewards.md#issue)
 */
export function issuedReward(
  template: Pick<RewardTemplate, 'id' | 'title' | 'expiryDays'>,
  customerId: string,
  timeZone: string,
  now: Date,
): IssuedReward {
  return {
    rewardTemplateId: template.id,
    customerId,
    title: template.title,
    status: 'active',
    expiresAt: expiryOf(now, template.expiryDays, timeZone),
    issuedAt: now,
  };
}
