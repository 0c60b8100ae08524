import { requireAdjustable, stepsAfterAdjustment } from '#domain/cards/adjust-points.js';
import { requireExpectedBalance } from '#domain/expected-balance.js';
import { saveLedger } from '#persistence/cards/card-ledger.store.js';
import type { TitledCard } from '#persistence/cards/card.store.js';
import type { Tx } from '#persistence/database/transaction.js';
import type { LedgerActor } from '../actor.js';
import { auditStaffWrite } from '../audit/audit-write.js';
import { eventOf } from '../events/new-event.js';
import { recordEvents } from '../events/record-events.js';
import { type CardOfCustomer, lockCardOfCustomer } from './lock-card-of-customer.js';
import { openLedger, shownBefore } from './open-ledger.js';
import { bringUpToDate } from './bring-up-to-date.js';

export interface Adjustment extends CardOfCustomer {
  /** The new balance: an integer, 0 or more. */
  readonly points: number;
  /** The balance that whoever sets it has seen. */
  readonly expectedBalance?: number;
  /** Why a person sets it by hand. */
  readonly reason?: string;
}

/**
 * Sets the balance of an open-ended points card. Issues no reward and changes no lifetime total.
 * @throws Refusal `not_found` for the customer or the card; `invalid` card_not_adjustable; `conflict` balance_changed
 *   (docs/reference/cards.md#adjust-points)
 */
export async function adjustPoints(tx: Tx, actor: LedgerActor, adjustment: Adjustment): Promise<TitledCard> {
  const { merchantId } = actor;
  const { customer, card: locked, now } = await lockCardOfCustomer(tx, merchantId, adjustment);
  requireAdjustable(locked);
  const { timeZone, apiKeyId, staffId } = actor;
  const card = await bringUpToDate(tx, locked, locked.progression, { now, timeZone });
  const { points, reason } = adjustment;
  const ledger = await openLedger(tx, card, { now, timeZone }, { uses: Math.max(0, card.points - points) });
  const before = ledger.balance;
  requireExpectedBalance(adjustment.expectedBalance, before);
  ledger.adjust(points, ledger.expiryOf(card.pointsExpiry), { reason: reason ?? null });

  const stepExceptions = stepsAfterAdjustment(card, before, points);
  const origin = { orderId: null, locationId: null, apiKeyId, staffId };
  const after = saveLedger(tx, card, ledger, origin, { events: 1, stepExceptions });
  recordEvents(tx, actor, [
    eventOf('card', 'points_adjusted', now, after, { before: shownBefore(card, ledger), reason }),
  ]);
  const details = { card: card.title, points: { from: card.points, to: points }, reason };
  await auditStaffWrite(tx, actor, { action: 'customer.points_adjusted', subjectId: customer.id, details });
  return after;
}
