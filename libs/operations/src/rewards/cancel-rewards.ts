import type { Reward } from '#domain/rewards/reward.js';
import type { Tx } from '#persistence/database/transaction.js';
import { type RewardOrigin, saveCancelledRewards } from '#persistence/rewards/reward-history.store.js';
import { eventOf, type NewEvent } from '../events/new-event.js';

/** Cancels locked, active rewards. Returns the events, which the caller records. */
export function cancelRewards(tx: Tx, active: readonly Reward[], now: Date, origin: RewardOrigin): NewEvent[] {
  const cancelled = saveCancelledRewards(tx, active, now, origin);
  return cancelled.map((reward, at) => eventOf('reward', 'cancelled', now, reward, { before: active[at] ?? reward }));
}
