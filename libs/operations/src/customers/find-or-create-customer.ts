import type { Customer } from '#domain/customers/customer.js';
import { externalIdTaken } from '#domain/errors.js';
import { insertCard } from '#persistence/cards/card.store.js';
import { listEnrollingDefinitions } from '#persistence/cards/card-definition.store.js';
import { insertCustomer, lockCustomerByEmail } from '#persistence/customers/customer.store.js';
import { newId } from '#persistence/database/new-id.js';
import type { Tx } from '#persistence/database/transaction.js';
import { eventOf, type NewEvent } from '../events/new-event.js';

export interface CustomerInput {
  /** In its stored form. */
  readonly email: string;
  readonly name: string | null;
  readonly externalId?: string | null;
}

/**
 * Creates the customer with this e-mail (in its stored form), with a card of every definition that enrols
 * automatically. When a concurrent request creates the customer first, this waits for its commit and returns that
 * customer, locked. The events of what it creates are added to `events`, for the caller to record. (docs/reference/customers.md#find-or-create)
 * @throws Refusal `conflict` external_id_taken
 */
export async function findOrCreateCustomer(
  tx: Tx,
  merchantId: string,
  customer: CustomerInput,
  events: NewEvent[],
): Promise<Customer> {
  const created = await enrolNewCustomer(tx, merchantId, customer, events);
  if (created) return created;
  const concurrent = await lockCustomerByEmail(tx, merchantId, customer.email);
  if (concurrent) return concurrent;
  throw externalIdTaken();
}

/** Creates the customer with its cards. Returns undefined when the e-mail or the externalId is taken. */
export async function enrolNewCustomer(
  tx: Tx,
  merchantId: string,
  customer: CustomerInput,
  events: NewEvent[],
): Promise<Customer | undefined> {
  const now = await tx.now();
  const created = await insertCustomer(tx, {
    merchantId,
    id: newId(now),
    externalId: customer.externalId ?? null,
    email: customer.email,
    name: customer.name,
    createdAt: now,
  });
  if (!created) return undefined;
  const definitions = await listEnrollingDefinitions(tx, merchantId);
  const cards = await Promise.all(
    definitions.map(async ({ id: cardDefinitionId, title, type }) => {
      const given = { merchantId, id: newId(now), customerId: created.id, cardDefinitionId, createdAt: now };
      const card = await insertCard(tx, given);
      return card ? [{ ...card, title, type }] : [];
    }),
  );
  events.push(eventOf('customer', 'created', now, created));
  events.push(...cards.flat().map((card) => eventOf('card', 'created', now, card)));
  return created;
}
