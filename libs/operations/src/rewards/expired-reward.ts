import type { ExpiringReward } from '#persistence/rewards/due-reward.store.js';
import { eventOf, type NewEvent } from '../events/new-event.js';

/**
 * The event of a reward whose expiry is stored now. It is of the instant of the expiry, or of a later reversal of its redemption: the
 * event of that shows the reward as expired already.
 */
export function expiredReward(expired: ExpiringReward): NewEvent {
  const { expiresAt, issuedAt, reversedAt } = expired;
  const instant = expiresAt ?? issuedAt;
  const isReopened = reversedAt !== null && reversedAt >= instant;
  const before = { ...expired, status: 'active' } as const;
  return eventOf('reward', 'expired', isReopened ? reversedAt : instant, expired, { before, byTime: !isReopened });
}
