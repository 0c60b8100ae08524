import { requireCorrection } from '#domain/cards/correct.js';
import type { CardUnit } from '#domain/cards/progress.js';
import { moveOverSteps } from '#domain/cards/steps.js';
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

export interface Correction extends CardOfCustomer {
  readonly unit: CardUnit;
  /** A signed integer other than 0. */
  readonly change: number;
  readonly reason: string;
}

/**
 * Changes a balance by a signed amount. It issues no reward and changes no lifetime total.
 * @throws Refusal `not_found` for the customer or the card; `invalid` card_not_adjustable, card_type_mismatch,
 *   insufficient_balance, balance_too_large (docs/reference/cards.md#correct-points)
 */
export async function correctBalance(tx: Tx, actor: LedgerActor, correction: Correction): Promise<TitledCard> {
  const { merchantId, timeZone, apiKeyId, staffId } = actor;
  const { unit, change, reason } = correction;
  const { customer, card: locked, now } = await lockCardOfCustomer(tx, merchantId, correction);
  const card = await bringUpToDate(tx, locked, locked.progression, { now, timeZone });
  const ledger = await openLedger(tx, card, { now, timeZone }, { uses: Math.max(0, -change) });
  const before = ledger.balance;
  requireCorrection(card, unit, ledger, change);
  if (change > 0) ledger.earn('correct', change, ledger.expiryOf(card.pointsExpiry), { reason });
  else ledger.use('correct', -change, { reason });

  const stepExceptions = moveOverSteps(card.stepExceptions, card.progression, before, ledger.balance);
  const origin = { orderId: null, locationId: null, apiKeyId, staffId };
  const after = saveLedger(tx, card, ledger, origin, { events: 1, stepExceptions });
  const event = eventOf('card', `${unit}_corrected`, now, after, {
    before: shownBefore(card, ledger),
    quantity: change,
    reason,
  });
  recordEvents(tx, actor, [event]);
  const details = { card: card.title, unit, change };
  await auditStaffWrite(tx, actor, { action: 'customer.balance_corrected', subjectId: customer.id, details });
  return after;
}
