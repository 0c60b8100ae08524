import { adjustPoints as decide } from '#domain/cards/adjust-points.js';
import { notFound } from '#domain/errors.js';
import { parseReference } from '#domain/ids.js';
import { lockCard, saveBalance, type TitledCard } from '#persistence/cards/card.store.js';
import { lockCustomer } from '#persistence/customers/customer.store.js';
import type { Tx } from '#persistence/database/transaction.js';
import type { Actor } from '../actor.js';
import { type AuditedBy, auditWrite } from '../audit/audit-write.js';
import { eventOf } from '../events/new-event.js';
import { authorOf, recordEvents } from '../events/record-events.js';

export interface Adjustment {
  /** id or externalId of the customer, and of the customer's card. */
  readonly customerId: string;
  readonly cardId: string;
  /** The new balance: an integer, 0 or more. */
  readonly points: number;
  /** Why a person sets it by hand. */
  readonly reason?: string;
}

/**
 * Sets the balance of an open-ended points card. Issues no reward and changes no lifetime total.
 * @throws Refusal `not_found` for the customer or the card; `invalid` card_not_adjustable
 *   (docs/reference/cards.md#adjust-points)
 */
export async function adjustPoints(tx: Tx, actor: Actor, adjustment: Adjustment, by: AuditedBy): Promise<TitledCard> {
  const { merchantId } = actor;
  const customer = await lockCustomer(tx, merchantId, parseReference('customer', adjustment.customerId));
  if (!customer) throw notFound('customer');
  const [card, now] = await Promise.all([
    lockCard(tx, merchantId, parseReference('card', adjustment.cardId), customer.id),
    tx.now(),
  ]);
  if (!card) throw notFound('card');
  const { balance, change } = decide(card, card, adjustment.points);

  const { apiKeyId, staffId } = actor;
  const author = { orderId: null, locationId: null, apiKeyId, staffId };
  const entry = { ...author, cause: 'adjust', change, consumed: 0, balanceAfter: balance, createdAt: now } as const;
  const after = { ...card, ...saveBalance(tx, card, entry, 1) };
  const { points, reason } = adjustment;
  recordEvents(tx, authorOf(actor), [eventOf('card', 'points_adjusted', now, after, { before: card, reason })]);
  const details = { card: card.title, points: { from: card.points, to: points }, reason };
  await auditWrite(tx, by, { action: 'customer.points_adjusted', subjectId: customer.id, details });
  return after;
}
