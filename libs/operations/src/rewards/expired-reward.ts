import type { Reward } from '#domain/rewards/reward.js';
import { eventOf, type NewEvent } from '../events/new-event.js';

/** The event of a reward whose expiry is stored now. */
export function expiredReward(expired: Reward): NewEvent {
  const at = expired.expiresAt ?? expired.issuedAt;
  return eventOf('reward', 'expired', at, expired, { before: { ...expired, status: 'active' }, byTime: true });
}
