import type { HeldAmount } from '#domain/vouchers/holds/held.js';
import { isPastExpiry } from '#domain/vouchers/status.js';
import type { Tx } from '#persistence/database/transaction.js';
import type { ShownVoucher } from '#persistence/vouchers/voucher-columns.js';
import { type EndedHold, endHolds } from '#persistence/vouchers/voucher-hold.store.js';
import { type ExpiryEntry, insertExpiryEntries, saveChangedVouchers } from '#persistence/vouchers/due-voucher.store.js';
import type { NewEvent } from '../events/new-event.js';
import { recordDueEvents } from '../events/record-events.js';
import { activatedVoucher, expiredHold, expiredVoucher } from './due-events.js';

/** A change of a voucher that is due at one instant. */
export interface DueChange {
  readonly at: Date;
  readonly after: ShownVoucher;
  readonly event: NewEvent;
  readonly entry?: ExpiryEntry | undefined;
  readonly endedHold?: EndedHold | undefined;
}

/**
 * The changes of a voucher that are due and not stored yet, in the order of their instants: its activation, the ends of its holds, its
 * expiry. (docs/decisions/0077, 0078)
 */
export function dueChanges(voucher: ShownVoucher, now: Date): DueChange[] {
  const { status, activatesAt, expiresAt, updatedAt } = voucher;
  // No entry is earlier than the last write.
  const write = (instant: Date): Times => ({
    entryAt: instant > updatedAt ? instant : updatedAt,
    isLate: instant <= updatedAt,
    now,
  });
  const due: { readonly at: Date; readonly apply: (before: ShownVoucher) => DueChange }[] = [];
  if (status === 'pending' && activatesAt <= now && !isPastExpiry(voucher, activatesAt)) {
    due.push({ at: activatesAt, apply: activation });
  }
  for (const hold of voucher.holds) {
    const at = new Date(hold.expiresAtMs);
    if (at <= now) due.push({ at, apply: (before) => endOfHold(before, hold, write(at)) });
  }
  const isOpen = status === 'pending' || status === 'active' || status === 'partial';
  if (isOpen && expiresAt !== null && expiresAt <= now)
    due.push({ at: expiresAt, apply: (before) => expiry(before, write(expiresAt)) });
  let before = voucher;
  return due
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .map(({ apply }) => {
      const change = apply(before);
      before = change.after;
      return change;
    });
}

/** The time of the entry of a change, whether its instant had passed at the last write, and the time of this write. */
interface Times {
  readonly entryAt: Date;
  readonly isLate: boolean;
  readonly now: Date;
}

function activation(before: ShownVoucher): DueChange {
  const after: ShownVoucher = { ...before, status: 'active', eventVersion: before.eventVersion + 1 };
  return { at: before.activatesAt, after, event: activatedVoucher(after) };
}

function expiry(before: ShownVoucher, { entryAt: at, isLate, now }: Times): DueChange {
  const after: ShownVoucher = {
    ...before,
    status: 'expired',
    balanceMinor: before.heldMinor,
    updatedAt: now,
    eventVersion: before.eventVersion + 1,
    entryCount: before.entryCount + 1,
  };
  // Only a redeemed voucher is written after its expiry and open again.
  const event = expiredVoucher(before, after, { at, isReopened: isLate });
  return { at, after, event, entry: entryOf(before, after, at) };
}

/** What was held of an expired voucher expires with the hold. */
function endOfHold(before: ShownVoucher, hold: HeldAmount, { entryAt }: Times): DueChange {
  const at = new Date(hold.expiresAtMs);
  const heldMinor = before.heldMinor - hold.amountMinor;
  const isClosed = before.status === 'expired';
  const after: ShownVoucher = {
    ...before,
    heldMinor,
    holds: before.holds.filter(({ id }) => id !== hold.id),
    // Not the time of this write: an expiry that a later batch writes would look as if the voucher was open again after it.
    updatedAt: entryAt,
    eventVersion: before.eventVersion + 1,
    entryCount: before.entryCount + (isClosed ? 1 : 0),
    balanceMinor: isClosed ? heldMinor : before.balanceMinor,
  };
  const { merchantId } = before;
  return {
    at,
    after,
    event: expiredHold(before, after, hold),
    entry: isClosed ? entryOf(before, after, entryAt) : undefined,
    endedHold: { merchantId, id: hold.id, status: 'expired', capturedMinor: 0, endedAt: at },
  };
}

const entryOf = (before: ShownVoucher, after: ShownVoucher, at: Date): ExpiryEntry => ({
  voucher: after,
  changeMinor: after.balanceMinor - before.balanceMinor,
  at,
});

/** Saves changes of locked vouchers, but not their events. */
export function saveDueChanges(tx: Tx, changes: readonly DueChange[]): void {
  insertExpiryEntries(
    tx,
    changes.flatMap(({ entry }) => entry ?? []),
  );
  endHolds(
    tx,
    changes.flatMap(({ endedHold }) => endedHold ?? []),
  );
  saveChangedVouchers(tx, [...new Map(changes.map(({ after }) => [after.id, after])).values()]);
}

/**
 * Writes the due changes of a locked voucher that no task has written yet, with its events: they come before those of the write that
 * calls this. Returns the voucher as that write finds it.
 */
export function writeDueChangesOfVoucher(tx: Tx, voucher: ShownVoucher, now: Date): ShownVoucher {
  const changes = dueChanges(voucher, now);
  const last = changes.at(-1);
  if (!last) return voucher;
  saveDueChanges(tx, changes);
  recordDueEvents(
    tx,
    voucher.merchantId,
    changes.map(({ event }) => event),
  );
  return last.after;
}
