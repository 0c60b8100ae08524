import type { Reward } from '#domain/rewards/reward.js';
import type { Tx } from '#persistence/database/transaction.js';
import { lockOneWorker } from '#persistence/events/event-outbox.store.js';
import { lockExpiringRewards, saveExpiredRewards } from '#persistence/rewards/reward-time.store.js';
import type { ShownVoucher } from '#persistence/vouchers/voucher.store.js';
import {
  dueInBatch,
  findLockedVouchers,
  lockActivatingVouchers,
  lockExpiringVouchers,
  saveChangedVouchers,
} from '#persistence/vouchers/voucher-time.js';
import type { NewEvent } from './new-event.js';
import { recordTimedEvents } from './record-events.js';
import { activatedVoucher, expiredReward, expiredVoucher } from './timed-events.js';

/**
 * Stores what time alone has changed: vouchers that became active, vouchers and rewards that expired. Each change is an event of
 * its instant, in the order of the instants. Returns whether more may be due. (docs/reference/events.md#types)
 */
export async function recordTime(tx: Tx): Promise<boolean> {
  if (!(await lockOneWorker(tx))) return false;
  const [activating, expiring, expiringRewards, now] = await Promise.all([
    lockActivatingVouchers(tx),
    lockExpiringVouchers(tx),
    lockExpiringRewards(tx),
    tx.now(),
  ]);
  const found = await findLockedVouchers(tx, [...activating, ...expiring]);
  const vouchers = new Map(found.map((voucher) => [voucher.id, voucher]));
  const rewards: Reward[] = [];
  const events = new EventsByMerchant();

  const change = (id: string, status: 'active' | 'expired'): void => {
    const voucher = vouchers.get(id);
    if (!voucher) return;
    const after: ShownVoucher = { ...voucher, status, eventVersion: voucher.eventVersion + 1 };
    const changed = status === 'active' ? after : { ...after, updatedAt: now };
    events.add(voucher.merchantId, status === 'active' ? activatedVoucher(changed) : expiredVoucher(voucher, changed));
    vouchers.set(id, changed);
  };
  const due = [
    ...activating.map(({ id, at }) => ({ at, run: () => change(id, 'active') })),
    ...expiring.map(({ id, at }) => ({ at, run: () => change(id, 'expired') })),
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
  saveChangedVouchers(
    tx,
    [...vouchers.values()].filter((voucher) => !found.includes(voucher)),
  );
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
