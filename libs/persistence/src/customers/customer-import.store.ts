import type { Customer } from '#domain/customers/customer.js';
import { read, type Reader, write } from '../database/statement.js';
import type { Tx } from '../database/transaction.js';
import { shareNewCustomers } from './new-customers-lock.js';

/**
 * By an index that begins with the value. Where merchants have few customers each, any index that begins with the merchant looks as good,
 * and one with the merchant alone reads all customers of the merchant for each value. (docs/decisions/0088)
 */
const ofMerchant = '(c.merchant_id = $1) is true';

const findByEmails = read<Pick<Customer, 'id' | 'email'>>(
  'find_customers_by_emails',
  // Each by its index: a plan for any list compares each customer with each element of a long one.
  `select c.id, c.email from unnest($2::text[]) as e (email) cross join lateral (
     select c.id, c.email from customers c where c.email = e.email and ${ofMerchant} limit 1) c`,
);

/** The ids of the customers with these e-mails (in their stored form), by e-mail. */
export async function findCustomerIdsByEmail(
  reader: Reader,
  merchantId: string,
  emails: readonly string[],
): Promise<Map<string, string>> {
  const found = await reader.query(findByEmails, [merchantId, emails]);
  return new Map(found.map(({ id, email }) => [email, id]));
}

const findTaken = read<{ externalId: string }>(
  'find_taken_external_ids',
  `select c.external_id as "externalId" from unnest($2::text[]) as e (external_id) cross join lateral (
     select c.external_id from customers c where c.external_id = e.external_id and ${ofMerchant} limit 1) c`,
);

/** Returns those of these externalIds that customers of the merchant have. */
export async function findTakenExternalIds(
  reader: Reader,
  merchantId: string,
  externalIds: readonly string[],
): Promise<Set<string>> {
  const found = await reader.query(findTaken, [merchantId, externalIds]);
  return new Set(found.map(({ externalId }) => externalId));
}

const insertRows = write<Pick<Customer, 'id'>>(
  'insert_customers',
  // Waits for concurrent inserts of the same customers, then skips these rows.
  `insert into customers as c (merchant_id, id, external_id, email, name, created_at, event_version)
   select $1, r.id, r.external_id, r.email, r.name, $2, 1
   from unnest($3::uuid[], $4::text[], $5::text[], $6::text[]) as r (id, external_id, email, name)
   on conflict do nothing returning c.id`,
);

/**
 * Inserts customers with one statement. Returns the ids of those that were inserted; the others' e-mail or externalId
 * is taken.
 */
export async function insertCustomers(
  tx: Tx,
  merchantId: string,
  customers: readonly Pick<Customer, 'id' | 'externalId' | 'email' | 'name'>[],
  createdAt: Date,
): Promise<Set<string>> {
  shareNewCustomers(tx, merchantId);
  const inserted = await tx.query(insertRows, [
    merchantId,
    createdAt,
    customers.map(({ id }) => id),
    customers.map(({ externalId }) => externalId),
    customers.map(({ email }) => email),
    customers.map(({ name }) => name),
  ]);
  return new Set(inserted.map(({ id }) => id));
}

const insertCardRows = write<{ id: string }>(
  'insert_cards_of_new_customers',
  `insert into cards (merchant_id, id, customer_id, card_definition_id, created_at, event_version)
   select $1, r.id, r.customer_id, r.card_definition_id, $2, 1
   from unnest($3::uuid[], $4::uuid[], $5::uuid[]) as r (id, customer_id, card_definition_id)
   on conflict (merchant_id, customer_id, card_definition_id) do nothing`,
);

/** Inserts the cards of new customers with one statement. */
export async function insertCards(
  tx: Tx,
  merchantId: string,
  cards: readonly { readonly id: string; readonly customerId: string; readonly cardDefinitionId: string }[],
  createdAt: Date,
): Promise<void> {
  await tx.query(insertCardRows, [
    merchantId,
    createdAt,
    cards.map(({ id }) => id),
    cards.map(({ customerId }) => customerId),
    cards.map(({ cardDefinitionId }) => cardDefinitionId),
  ]);
}

const findCards = read<{ id: string; customerId: string }>(
  'find_cards_of_customers',
  `select k.id, k.customer_id as "customerId" from unnest($3::uuid[]) as c (id) cross join lateral (
     select k.id, k.customer_id from cards k
     where k.merchant_id = $1 and k.customer_id = c.id and k.card_definition_id = $2 limit 1) k`,
);

/** The ids of these customers' cards of one definition, by customer. */
export async function findCardsOfCustomers(
  reader: Reader,
  merchantId: string,
  definitionId: string,
  customerIds: readonly string[],
): Promise<Map<string, string>> {
  const found = await reader.query(findCards, [merchantId, definitionId, customerIds]);
  return new Map(found.map(({ id, customerId }) => [customerId, id]));
}

const analyze = write<never>('analyze_imported', 'select analyze_imported()');

/**
 * Counts small tables anew, with the rows of this import. Of merchants with a customer each PostgreSQL expects one for every merchant, and
 * checks the foreign keys of each card by an index that reads all customers of this one. (docs/decisions/0088)
 */
export const analyzeImported = async (tx: Tx): Promise<void> => void (await tx.query(analyze, []));
