import { expiryOf } from '../time.js';
import type { Reward, RewardTemplate } from './reward.js';

/** The fields of a new reward that the rule decides. The caller adds ids, order and location. */
export type IssuedReward = Pick<
  Reward,
  'rewardTemplateId' | 'customerId' | 'title' | 'status' | 'expiresAt' | 'issuedAt'
>;

/**
 * Makes an active reward from a template. It expires at the end of the day `expiryDays` days from now in the merchant's
 * time zone (IANA name), or never. The caller has checked that the template may be used.
 * (docs/reference/rewards.md#issue)
 */
export function issueReward(
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
