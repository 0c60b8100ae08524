import { emptyCard } from '#domain/cards/card.js';
import {
  importConflict,
  type ImportProblem,
  importProblems,
  type ImportRow,
  tooManyCards,
} from '#domain/customers/import.js';
import { Refusal } from '#domain/errors.js';
import type { TitledCard } from '#persistence/cards/card.store.js';
import { listEnrollingDefinitions } from '#persistence/cards/card-definition.store.js';
import {
  analyzeImported,
  findCustomerIdsByEmail,
  findTakenExternalIds,
  insertCards,
  insertCustomers,
} from '#persistence/customers/customer-import.store.js';
import { newId } from '#persistence/database/new-id.js';
import { discardPlans, type Tx } from '#persistence/database/transaction.js';
import { auditWrite } from '../audit/audit-write.js';
import type { Actor } from '../actor.js';
import { eventOf, type NewEvent } from '../events/new-event.js';
import { recordEvents } from '../events/record-events.js';

/** The result of a row. `customerId` is a UUID. */
export interface ImportedRow {
  readonly row: number;
  readonly email: string;
  readonly status: 'created' | 'exists';
  readonly customerId: string;
}

/** Customers per INSERT, so that each statement stays far below the statement timeout, also with a plan that does not fit. */
const batchSize = 250;

/** The most cards that an import creates: each has an event too, and all are written in one transaction. */
const maxCards = 50_000;

/**
 * Creates the customers of an import that the merchant does not have, with a card of every definition that enrols
 * automatically. Existing customers are not changed. Either all rows are imported or none; the refusal lists the
 * invalid rows.
 * @throws Refusal `invalid` import_invalid with `rows`, too_many_rows; `conflict` external_id_taken when a concurrent request took one
 *   (docs/reference/portal.md#routes)
 */
export async function importCustomers(tx: Tx, actor: Actor, rows: readonly ImportRow[]): Promise<ImportedRow[]> {
  const { merchantId } = actor;
  // Only valid rows: an invalid one may hold text that PostgreSQL refuses, such as a NUL character.
  const validRows = rows.filter(({ problem }) => problem === null);
  const emails = validRows.map(({ email }) => email);
  const externalIds = validRows.flatMap(({ externalId }) => externalId ?? []);
  await discardPlans(tx);
  // Keep this order: when an import of the same customers commits between the two reads, the second one must see its customers.
  const [taken, idsByEmail] = await Promise.all([
    findTakenExternalIds(tx, merchantId, externalIds),
    findCustomerIdsByEmail(tx, merchantId, emails),
  ]);
  refuseInvalidRows(rows, importProblems(rows, { idsByEmail, externalIds: taken }));

  const now = await tx.now();
  const newRows = rows.filter(({ email }) => !idsByEmail.has(email)).map((row) => ({ ...row, id: newId(now) }));
  const cardsOfEach = (await listEnrollingDefinitions(tx, merchantId)).length;
  if (newRows.length * cardsOfEach > maxCards) throw tooManyCards(maxCards, cardsOfEach);
  const { created, events } = await createCustomers(tx, merchantId, newRows, now);
  const concurrent = await findConcurrentCustomers(
    tx,
    merchantId,
    newRows.map(({ email }) => email).filter((email) => !created.has(email)),
  );
  const imported = rows.map(({ row, email }): ImportedRow => {
    const customerId = created.get(email);
    if (customerId !== undefined) return { row, email, status: 'created', customerId };
    const existing = idsByEmail.get(email) ?? concurrent.get(email);
    if (existing === undefined) throw new Error('A customer of the import was neither created nor found.');
    return { row, email, status: 'exists', customerId: existing };
  });
  recordEvents(tx, actor, events);
  await auditWrite(tx, actor, { action: 'customer.imported', subjectId: null, details: totalsOf(imported) });
  return imported;
}

/** A row that may become a customer, with the id of that. */
type NewCustomer = ImportRow & { readonly id: string };

interface CreatedCustomers {
  /** The ids of those that no concurrent request has created, by e-mail. */
  readonly created: ReadonlyMap<string, string>;
  readonly events: readonly NewEvent[];
}

async function createCustomers(
  tx: Tx,
  merchantId: string,
  rows: readonly NewCustomer[],
  now: Date,
): Promise<CreatedCustomers> {
  const created = new Map<string, string>();
  const events: NewEvent[] = [];
  for (let start = 0; start < rows.length; start += batchSize) {
    const customers = rows.slice(start, start + batchSize);
    const inserted = await insertCustomers(tx, merchantId, customers, now);
    // The table has grown, so the checks of the cards' foreign keys to their customers need new plans.
    await discardPlans(tx);
    const createdCustomers = customers.filter(({ id }) => inserted.has(id));
    for (const { email, id } of createdCustomers) created.set(email, id);
    const cards = await createCards(tx, merchantId, createdCustomers, now);
    if (start === 0 && rows.length > batchSize) await analyzeImported(tx);
    events.push(...eventsOf(merchantId, createdCustomers, cards, now));
  }
  return { created, events };
}

/** A card of each enrolling definition for each customer. */
async function createCards(
  tx: Tx,
  merchantId: string,
  customers: readonly NewCustomer[],
  now: Date,
): Promise<TitledCard[]> {
  // After the insert of the customers, which blocks definitions that start to enrol, so no definition is missed
  // (cards/enqueue-enrolment.ts).
  const definitions = await listEnrollingDefinitions(tx, merchantId);
  const cards = customers.flatMap(({ id: customerId }) =>
    definitions.map(({ id: cardDefinitionId, title, type }) => ({
      merchantId,
      createdAt: now,
      eventVersion: 1,
      id: newId(now),
      externalId: null,
      customerId,
      cardDefinitionId,
      title,
      type,
      ...emptyCard,
    })),
  );
  await insertCards(tx, merchantId, cards, now);
  return cards;
}

/** `customer.created` for each customer, then `card.created` for each card. */
function eventsOf(
  merchantId: string,
  customers: readonly NewCustomer[],
  cards: readonly TitledCard[],
  now: Date,
): NewEvent[] {
  const fresh = { merchantId, createdAt: now, eventVersion: 1, lifetimeStamps: 0, lifetimePoints: 0 };
  return [
    ...customers.map(({ id, email, name, externalId }) =>
      eventOf('customer', 'created', now, { ...fresh, id, email, name, externalId }),
    ),
    ...cards.map((card) => eventOf('card', 'created', now, card)),
  ];
}

/** How many rows an import has, and how many of them are new. */
export function totalsOf(rows: readonly Pick<ImportedRow, 'status'>[]) {
  const created = rows.filter(({ status }) => status === 'created').length;
  return { rows: rows.length, created, exists: rows.length - created };
}

function refuseInvalidRows(rows: readonly ImportRow[], problems: ReadonlyMap<number, ImportProblem>): void {
  if (problems.size === 0) return;
  const invalidRows = rows.flatMap(({ row, email }) => {
    const problem = problems.get(row);
    return problem === undefined ? [] : [{ row, email, ...problem }];
  });
  throw importInvalid(invalidRows);
}

interface InvalidRow extends ImportProblem {
  readonly row: number;
  readonly email: string;
}

/** The refusal of an import, with its invalid rows. */
export function importInvalid(rows: readonly InvalidRow[]): Refusal {
  const count = rows.length === 1 ? '1 row is invalid' : `${rows.length} rows are invalid`;
  return new Refusal('invalid', 'import_invalid', `${count}, so nothing was imported.`, undefined, {
    rows: rows.map(({ row, email, column, message }) => ({ row, email, message, column, status: 'invalid' })),
  });
}

/** The customers that concurrent requests created between the read and the insert. They are not changed. */
async function findConcurrentCustomers(
  tx: Tx,
  merchantId: string,
  emails: readonly string[],
): Promise<Map<string, string>> {
  if (emails.length === 0) return new Map();
  const concurrent = await findCustomerIdsByEmail(tx, merchantId, emails);
  if (concurrent.size === emails.length) return concurrent;
  throw importConflict();
}
