import type { Customer } from '#domain/customers/customer.js';
import { notFound } from '#domain/errors.js';
import { parseReference } from '#domain/ids.js';
import { lockCustomer, saveCustomer } from '#persistence/customers/customer.store.js';
import type { Tx } from '#persistence/database/transaction.js';
import { type ShownAs, auditWrite, changesBetween } from '../audit/audit-write.js';
import type { Actor } from '../actor.js';
import { eventOf } from '../events/new-event.js';
import { recordEvents } from '../events/record-events.js';
import { changedExternalId } from '../external-id.js';

/** Absent fields stay as they are. */
export interface CustomerChange {
  /** In its stored form. */
  readonly email?: string;
  /** Null removes the name. */
  readonly name?: string | null;
  readonly externalId?: string;
}

/**
 * Changes a customer (id or externalId). Orders with the new e-mail belong to this customer from now on. Everything
 * that was issued under the old e-mail stays with the customer.
 * @throws Refusal `not_found` for the customer; `invalid` external_id_invalid; `conflict` email_taken,
 *   external_id_taken
 */
export async function updateCustomer(
  tx: Tx,
  actor: Actor,
  customerId: string,
  change: CustomerChange,
  shownAs: ShownAs<Customer>,
): Promise<Customer> {
  const before = await lockCustomer(tx, actor.merchantId, parseReference('customer', customerId));
  if (!before) throw notFound('customer');
  const now = await tx.now();
  const after: Customer = {
    ...before,
    externalId: changedExternalId('customer', before, change.externalId),
    email: change.email ?? before.email,
    name: change.name === undefined ? before.name : change.name,
    eventVersion: before.eventVersion + 1,
  };
  const event = eventOf('customer', 'updated', now, after, { before });
  if (Object.keys(event.data.change).length === 0) return before;
  saveCustomer(tx, after);
  recordEvents(tx, actor, [event]);
  // The names of the fields without values: no e-mail in a log.
  const fields = Object.keys(changesBetween(shownAs(before), shownAs(after)));
  if (fields.length > 0) {
    await auditWrite(tx, actor, { action: 'customer.updated', subjectId: after.id, details: { fields } });
  }
  return after;
}
