import type { Reward } from '#domain/rewards/reward.js';
import type { Tx } from '#persistence/database/transaction.js';
import { type RewardCause, saveCancelledRewards } from '#persistence/rewards/reward-history.store.js';
import { eventOf, type NewEvent } from '../events/new-event.js';

/** Cancels locked, active rewards. Returns the events, which the caller records. */
export function cancelRewards(tx: Tx, active: readonly Reward[], now: Date, cause: RewardCause): NewEvent[] {
  const cancelled = saveCancelledRewards(tx, active, now, cause);
  return cancelled.map((reward, at) => eventOf('reward', 'cancelled', now, reward, { before: active[at] ?? reward }));
}
