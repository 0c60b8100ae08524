import { Refusal } from '#domain/errors.js';
import { LeftOut, type LeftOutIds } from '#domain/events/left-out.js';
import { isPastExpiry } from '#domain/rewards/status.js';
import type { Database } from '#persistence/database/database.js';
import { inTransaction, type Tx } from '#persistence/database/transaction.js';
import { lockOneWorker } from '#persistence/jobs/one-worker.js';
import {
  lockExpiringReward,
  lockExpiringRewards,
  saveExpiredRewards,
  type ExpiringReward,
} from '#persistence/rewards/due-reward.store.js';
import { lockVoucher } from '#persistence/vouchers/voucher.store.js';
import { lockVouchersWithExpiredHolds } from '#persistence/vouchers/voucher-hold.store.js';
import { dueInBatch } from '#persistence/vouchers/due-in-batch.js';
import {
  findLockedVouchers,
  lockActivatingVouchers,
  lockExpiringVouchers,
} from '#persistence/vouchers/due-voucher.store.js';
import type { NewEvent } from './new-event.js';
import { recordDueEvents } from './record-events.js';
import { saveDueChanges, writeDueChangesOfVoucher, type DueChange, dueChanges } from '../vouchers/due-changes.js';
import { expiredReward } from '../rewards/expired-reward.js';

/** Locks the vouchers and rewards that are due for a change, the oldest of each kind. */
async function lockDue(tx: Tx, leftOut: LeftOutIds) {
  const [activating, expiring, holding, rewards] = await Promise.all([
    lockActivatingVouchers(tx, leftOut),
    lockExpiringVouchers(tx, leftOut),
    lockVouchersWithExpiredHolds(tx, leftOut),
    lockExpiringRewards(tx, leftOut),
  ]);
  return { vouchers: [...activating, ...expiring, ...holding], rewards };
}

/** A voucher or a reward that is due for a change. */
export interface DueObject {
  readonly kind: 'voucher' | 'reward';
  readonly merchantId: string;
  readonly id: string;
  /** Its instant. */
  readonly at: Date | null;
}

interface Watch {
  readonly signal?: AbortSignal;
  readonly leftOut: LeftOut;
  readonly onFailure: (due: DueObject, error: unknown) => void;
}

/**
 * Writes due changes in one transaction. If it fails, each object of its batch gets a transaction of its own, so that a damaged one does
 * not stop the others: it is added to `leftOut`, and `onFailure` is called. After `signal` none begins.
 * @throws Refusal `unavailable` for database failures
 */
export async function writeDueChangesOrEachAlone(
  db: Database,
  { signal, leftOut, onFailure }: Watch,
): Promise<boolean> {
  try {
    return await inTransaction(db, (tx) => writeDueChanges(tx, leftOut));
  } catch (error) {
    if (error instanceof Refusal) throw error;
  }
  const { vouchers, rewards } = await inTransaction(db, (tx) => lockDue(tx, leftOut));
  const due = new Map<string, DueObject>([
    ...vouchers.map(({ merchantId, id, at }) => [id, { kind: 'voucher', merchantId, id, at }] as const),
    ...rewards.map(({ merchantId, id, expiresAt: at }) => [id, { kind: 'reward', merchantId, id, at }] as const),
  ]);
  for (const one of [...due.values()].toSorted((a, b) => Number(a.at) - Number(b.at))) {
    if (signal?.aborted) break;
    if (leftOut.has(one.merchantId)) continue;
    try {
      await inTransaction(db, (tx) => writeOne(tx, one));
    } catch (error) {
      // The database is away or busy, or a write holds it for long: nothing is damaged.
      if (error instanceof Refusal) throw error;
      leftOut.add(one.merchantId, one.id);
      onFailure(one, error);
    }
  }
  return true;
}

async function writeOne(tx: Tx, { kind, merchantId, id }: DueObject): Promise<void> {
  if (!(await lockOneWorker(tx, 'record_time'))) return;
  if (kind === 'voucher') {
    const voucher = await lockVoucher(tx, merchantId, { by: 'id', value: id });
    if (voucher) writeDueChangesOfVoucher(tx, voucher, await tx.now());
    return;
  }
  const reward = await lockExpiringReward(tx, merchantId, id);
  if (reward?.status !== 'active' || !isPastExpiry(reward, await tx.now())) return;
  const expired = expire(reward);
  saveExpiredRewards(tx, [expired]);
  recordDueEvents(tx, merchantId, [expiredReward(expired)]);
}

const expire = (reward: ExpiringReward) =>
  ({ ...reward, status: 'expired', eventVersion: reward.eventVersion + 1 }) as const;

/**
 * Writes changes that are due: vouchers that become active; vouchers, holds and rewards that expire. Each has an event of its instant, in
 * the order of the instants. Returns whether more may be due. (docs/reference/events.md#types)
 */
export async function writeDueChanges(tx: Tx, leftOut: LeftOutIds = new LeftOut()): Promise<boolean> {
  if (!(await lockOneWorker(tx, 'record_time'))) return false;
  const { vouchers, rewards: expiringRewards } = await lockDue(tx, leftOut);
  const now = await tx.now();
  const found = await findLockedVouchers(tx, vouchers);
  const rewards: ExpiringReward[] = [];
  const changes: DueChange[] = [];
  const events = new EventsByMerchant();
  const due = [
    ...found.flatMap((voucher) =>
      dueChanges(voucher, now).map((change) => ({
        at: change.at,
        run: () => {
          events.add(voucher.merchantId, change.event);
          changes.push(change);
        },
      })),
    ),
    ...expiringRewards.map((reward) => {
      const expired = expire(reward);
      const event = expiredReward(expired);
      return {
        at: event.createdAt,
        run: () => {
          events.add(reward.merchantId, event);
          rewards.push(expired);
        },
      };
    }),
  ];
  // The oldest changes of each kind were read, so the oldest of all are among them. The next call reads the others again.
  const batch = due.toSorted((a, b) => a.at.getTime() - b.at.getTime()).slice(0, dueInBatch);
  for (const { run } of batch) run();
  saveDueChanges(tx, changes);
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
    for (const [merchantId, events] of this.events) recordDueEvents(tx, merchantId, events);
  }
}
