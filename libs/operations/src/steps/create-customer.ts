import type { Customer } from '#domain/customer/customer.js';
import { insertCard } from '#persistence/card.store.js';
import { listEnrollingDefinitions } from '#persistence/card-definition.store.js';
import { insertCustomer, lockCustomerByEmail } from '#persistence/customer.store.js';
import { newId } from '#persistence/new-id.js';
import type { Tx } from '#persistence/tx.js';

/**
 * Creates the customer with this e-mail (in its stored form), with a card of every definition that enrols new customers.
 * Where a twin created it first, this waits for the twin and gives its customer, locked. (decisions.md section 3)
 */
export async function createCustomer(
  tx: Tx,
  merchantId: string,
  customer: { email: string; name: string | null; externalId?: string | null },
): Promise<Customer> {
  const now = await tx.now();
  const created = await insertCustomer(tx, {
    merchantId,
    id: newId(now),
    externalId: customer.externalId ?? null,
    email: customer.email,
    name: customer.name,
    createdAt: now,
  });
  if (!created) {
    const twin = await lockCustomerByEmail(tx, merchantId, customer.email);
    if (!twin) throw new Error('A customer whose e-mail is taken must exist.');
    return twin;
  }
  const definitions = await listEnrollingDefinitions(tx, merchantId);
  await Promise.all(
    definitions.map(({ id }) =>
      insertCard(tx, { merchantId, id: newId(now), customerId: created.id, cardDefinitionId: id, createdAt: now }),
    ),
  );
  return created;
}
