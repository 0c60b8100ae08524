import { insertCardsOfDefinition } from '#persistence/cards/card.store.js';
import { findCardDefinition } from '#persistence/cards/card-definition.store.js';
import { listCustomerIds } from '#persistence/customers/customer.store.js';
import { newId } from '#persistence/database/new-id.js';
import { discardPlans, type Tx } from '#persistence/database/transaction.js';
import { eventOf } from '../events/new-event.js';
import { recordEvents } from '../events/record-events.js';
import { systemOf } from '../actor.js';

/**
 * Gives a card of the definition to the next `count` customers with an id above `after`. Customers who have one are
 * skipped. Returns the last customer id, or undefined when there are no more customers or the definition no longer
 * enrols. May be repeated safely. (docs/decisions/0026)
 */
export async function enrolCustomers(
  tx: Tx,
  merchantId: string,
  definitionId: string,
  after: string,
  count: number,
): Promise<string | undefined> {
  await discardPlans(tx);
  const [definition, customers] = await Promise.all([
    findCardDefinition(tx, merchantId, { by: 'id', value: definitionId }),
    listCustomerIds(tx, merchantId, after, count),
  ]);
  if (!definition?.active || !definition.autoEnrol) return undefined;
  const now = await tx.now();
  const cards = customers.map((customerId) => ({ id: newId(now), customerId }));
  const created = await insertCardsOfDefinition(tx, merchantId, definitionId, cards, now);
  const { title, type } = definition;
  const events = created.map((card) => eventOf('card', 'created', now, { ...card, title, type }));
  recordEvents(tx, systemOf(merchantId), events);
  return customers.length < count ? undefined : customers.at(-1);
}
