import type { Reward } from '#domain/rewards/reward.js';
import type { Tx } from '#persistence/database/transaction.js';
import { lockOneWorker } from '#persistence/events/event-outbox.store.js';
import { lockExpiringRewards, saveExpiredRewards } from '#persistence/rewards/reward-time.store.js';
import { lockVouchersWithExpiredHolds } from '#persistence/vouchers/voucher-hold.store.js';
import {
  dueInBatch,
  findLockedVouchers,
  lockActivatingVouchers,
  lockExpiringVouchers,
} from '#persistence/vouchers/voucher-time.js';
import type { NewEvent } from './new-event.js';
import { recordTimedEvents } from './record-events.js';
import { saveTimeChanges, type TimeChange, timeChanges } from './time-changes.js';
import { expiredReward } from './timed-events.js';

/**
 * Stores what time alone has changed: vouchers that became active, vouchers, their holds and rewards that expired. Each change is an event of
 * its instant, in the order of the instants. Returns whether more may be due. (docs/reference/events.md#types)
 */
export async function recordTime(tx: Tx): Promise<boolean> {
  if (!(await lockOneWorker(tx))) return false;
  const [activating, expiring, holding, expiringRewards, now] = await Promise.all([
    lockActivatingVouchers(tx),
    lockExpiringVouchers(tx),
    lockVouchersWithExpiredHolds(tx),
    lockExpiringRewards(tx),
    tx.now(),
  ]);
  const found = await findLockedVouchers(tx, [...activating, ...expiring, ...holding]);
  const rewards: Reward[] = [];
  const changes: TimeChange[] = [];
  const events = new EventsByMerchant();
  const due = [
    ...found.flatMap((voucher) =>
      timeChanges(voucher, now).map((change) => ({
        at: change.at,
        run: () => {
          events.add(voucher.merchantId, change.event);
          changes.push(change);
        },
      })),
    ),
    ...expiringRewards.map((reward) => ({
      at: reward.expiresAt ?? now,
      run: () => {
        const expired = { ...reward, status: 'expired', eventVersion: reward.eventVersion + 1 } as const;
        events.add(reward.merchantId, expiredReward(expired));
        rewards.push(expired);
      },
    })),
  ];
  // Of each kind the oldest were read, so the oldest of all are among them. The others are read again.
  const batch = due.toSorted((a, b) => a.at.getTime() - b.at.getTime()).slice(0, dueInBatch);
  for (const { run } of batch) run();
  saveTimeChanges(tx, changes);
  saveExpiredRewards(tx, rewards);
  events.record(tx);
  return due.length >= dueInBatch;
}

class EventsByMerchant {
  private readonly events = new Map<string, NewEvent[]>();

  add(merchantId: string, event: NewEvent): void {
    const known = this.events.get(merchantId);
    if (known) known.push(event);
    else this.events.set(merchantId, [event]);
  }

  record(tx: Tx): void {
    for (const [merchantId, events] of this.events) recordTimedEvents(tx, merchantId, events);
  }
}
