import { enrolInDefinition, listCustomersWithoutCard } from '#persistence/card.store.js';
import { findCardDefinition } from '#persistence/card-definition.store.js';
import { newId } from '#persistence/new-id.js';
import type { Tx } from '#persistence/tx.js';

/**
 * Gives an instance of the definition (its uuid) to the next customers who have none, above the customer id `after`: at
 * most so many. Answers the last of them, or undefined where nobody is left, or where the definition enrols no more. It
 * may be repeated: who has one gets no second. (decisions.md section 3)
 */
export async function enrolCustomers(
  tx: Tx,
  merchantId: string,
  definitionId: string,
  after: string,
  count: number,
): Promise<string | undefined> {
  const [definition, customers] = await Promise.all([
    findCardDefinition(tx, merchantId, { by: 'id', value: definitionId }),
    listCustomersWithoutCard(tx, merchantId, definitionId, after, count),
  ]);
  if (!definition?.active || !definition.autoEnrol) return undefined;
  const now = await tx.now();
  const cards = customers.map(({ id }) => ({ id: newId(now), customerId: id }));
  enrolInDefinition(tx, merchantId, definitionId, cards, now);
  return customers.at(-1)?.id;
}
