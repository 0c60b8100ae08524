import { encodeId } from '#domain/ids.js';
import { toMajor } from '#domain/money.js';
import type { HeldAmount } from '#domain/vouchers/holds/held.js';
import { holdsToRelease } from '#domain/vouchers/holds/hold.js';
import type { Tx } from '#persistence/database/transaction.js';
import type { ShownVoucher } from '#persistence/vouchers/voucher-columns.js';
import { endHolds, saveHeldAmount } from '#persistence/vouchers/voucher-hold.store.js';
import type { LedgerActor } from '../actor.js';
import { eventOf, type NewEvent } from '../events/new-event.js';
import { recordEvents } from '../events/record-events.js';

/**
 * Releases the newest holds of a locked voucher until at most `keepMinor` is held.
 * @throws Refusal `invalid` voucher_held where more is held and nothing may be released
 *   (docs/reference/vouchers.md#holds-and-other-changes)
 */
export function releaseNewestHolds(
  tx: Tx,
  actor: LedgerActor,
  voucher: ShownVoucher,
  { keepMinor, mayRelease = false }: { readonly keepMinor: number; readonly mayRelease?: boolean | undefined },
  now: Date,
): ShownVoucher {
  const released = holdsToRelease(voucher, keepMinor, mayRelease, now);
  if (released.length === 0) return voucher;
  let after = voucher;
  const events: NewEvent[] = [];
  for (const hold of voucher.holds.filter(({ id }) => released.includes(id)).toReversed()) {
    const [next, event] = withoutHold(after, hold, now);
    after = next;
    events.push(event);
  }
  const { merchantId } = voucher;
  endHolds(
    tx,
    released.map((id) => ({ merchantId, id, status: 'released', capturedMinor: 0, endedAt: now })),
  );
  saveHeldAmount(tx, after);
  recordEvents(tx, actor, events);
  return after;
}

/** A voucher after one of its holds was released, and the event. */
export function withoutHold(
  before: ShownVoucher,
  { id, amountMinor }: Pick<HeldAmount, 'id' | 'amountMinor'>,
  now: Date,
): readonly [ShownVoucher, NewEvent] {
  const after: ShownVoucher = {
    ...before,
    heldMinor: before.heldMinor - amountMinor,
    holds: before.holds.filter((each) => each.id !== id),
    eventVersion: before.eventVersion + 1,
    updatedAt: now,
  };
  const amount = toMajor(amountMinor, before.currency);
  return [after, eventOf('voucher', 'hold_released', now, after, { before, amount, holdId: encodeId('hold', id) })];
}
