import { Refusal } from '#domain/errors.js';
import type { Reward } from '#domain/rewards/reward.js';
import type { Database } from '#persistence/database/database.js';
import { inTransaction, type Tx } from '#persistence/database/transaction.js';
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

/** The merchants whose changes are stored: all but a few, or one. */
interface MerchantSelection {
  readonly except?: readonly string[];
  readonly only?: string;
}

/** What time has changed and is not stored, the oldest of each kind, locked. */
async function lockDue(tx: Tx, { except = [], only }: MerchantSelection) {
  const [activating, expiring, holding, rewards] = await Promise.all([
    lockActivatingVouchers(tx, except),
    lockExpiringVouchers(tx, except),
    lockVouchersWithExpiredHolds(tx, except),
    lockExpiringRewards(tx, except),
  ]);
  const isSelected = ({ merchantId }: { readonly merchantId: string }): boolean =>
    only === undefined || merchantId === only;
  return { vouchers: [...activating, ...expiring, ...holding].filter(isSelected), rewards: rewards.filter(isSelected) };
}

/**
 * As recordTime, in a transaction. When that fails, the merchants of its batch have one each, so that what is damaged at one of them
 * stops its own changes alone: `failed` gets its id, and the next call leaves it out. `onFailure` is called. After `signal` none begins.
 * @throws Refusal `unavailable` for database failures
 */
export async function recordTimeOfAll(
  db: Database,
  failed: Set<string>,
  {
    signal,
    onFailure,
  }: { readonly signal?: AbortSignal; readonly onFailure: (merchantId: string, error: unknown) => void },
): Promise<boolean> {
  const except = [...failed];
  try {
    return await inTransaction(db, (tx) => recordTime(tx, { except }));
  } catch (error) {
    if (error instanceof Refusal) throw error;
  }
  const { vouchers, rewards } = await inTransaction(db, (tx) => lockDue(tx, { except }));
  for (const only of new Set([...vouchers, ...rewards].map(({ merchantId }) => merchantId))) {
    if (signal?.aborted) break;
    try {
      await inTransaction(db, (tx) => recordTime(tx, { except, only }));
    } catch (error) {
      failed.add(only);
      onFailure(only, error);
    }
  }
  return true;
}

/**
 * Stores what time alone has changed: vouchers that became active, vouchers, their holds and rewards that expired. Each change is an event of
 * its instant, in the order of the instants. Returns whether more may be due. (docs/reference/events.md#types)
 */
export async function recordTime(tx: Tx, selection: MerchantSelection = {}): Promise<boolean> {
  if (!(await lockOneWorker(tx, 'record_time'))) return false;
  const { vouchers, rewards: expiringRewards } = await lockDue(tx, selection);
  const now = await tx.now();
  const found = await findLockedVouchers(tx, vouchers);
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
