import type { Customer } from '#domain/customers/customer.js';
import { notFound } from '#domain/errors.js';
import { parseReference } from '#domain/ids.js';
import { lockCard, type LockedCard } from '#persistence/cards/card.store.js';
import { lockCustomer } from '#persistence/customers/customer.store.js';
import type { Tx } from '#persistence/database/transaction.js';

/** A card of a customer: the id or externalId of each. */
export interface CardOfCustomer {
  readonly customerId: string;
  readonly cardId: string;
}

/**
 * Locks a customer, then the customer's card.
 * @throws Refusal `not_found` for the customer or the card
 */
export async function lockCardOfCustomer(
  tx: Tx,
  merchantId: string,
  { customerId, cardId }: CardOfCustomer,
): Promise<{ readonly customer: Customer; readonly card: LockedCard; readonly now: Date }> {
  const customer = await lockCustomer(tx, merchantId, parseReference('customer', customerId));
  if (!customer) throw notFound('customer');
  const [card, now] = await Promise.all([
    lockCard(tx, merchantId, parseReference('card', cardId), customer.id),
    tx.now(),
  ]);
  if (!card) throw notFound('card');
  return { customer, card, now };
}
