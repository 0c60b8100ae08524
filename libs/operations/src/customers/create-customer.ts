import type { Customer } from '#domain/customers/customer.js';
import { externalIdTaken } from '#domain/errors.js';
import { emailTaken } from '#persistence/customers/customer-taken.js';
import { lockCustomerByEmail } from '#persistence/customers/customer.store.js';
import type { Tx } from '#persistence/database/transaction.js';
import { enrolNewCustomer, type CustomerInput } from './find-or-create-customer.js';
import type { NewEvent } from '../events/new-event.js';
import { recordEvents } from '../events/record-events.js';
import { validateExternalId } from '../external-id.js';
import { auditWrite } from '../audit/audit-write.js';
import type { Actor } from '../actor.js';

/**
 * Creates a customer, with a card of every definition that enrols automatically.
 * @throws Refusal `invalid` external_id_invalid; `conflict` email_taken, external_id_taken
 *   (docs/reference/customers.md#create-and-change)
 */
export async function createCustomer(tx: Tx, actor: Actor, input: CustomerInput): Promise<Customer> {
  const { merchantId } = actor;
  const customer = { ...input, externalId: validateExternalId('customer', input.externalId) };
  const events: NewEvent[] = [];
  const created = await enrolNewCustomer(tx, merchantId, customer, events);
  if (created) {
    recordEvents(tx, actor, events);
    await auditWrite(tx, actor, { action: 'customer.created', subjectId: created.id, details: {} });
    return created;
  }
  if (await lockCustomerByEmail(tx, merchantId, input.email)) throw emailTaken();
  throw externalIdTaken();
}
