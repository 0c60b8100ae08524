import type { Customer } from '#domain/customers/customer.js';
import { notFound } from '#domain/errors.js';
import { refer } from '#domain/ids.js';
import { lockCustomer, saveCustomer } from '#persistence/customers/customer.store.js';
import type { Tx } from '#persistence/database/transaction.js';
import type { Change } from '../change.js';
import { changedExternalId } from '../external-id.js';

/** What is absent stays. */
export interface CustomerChange {
  /** In its stored form. */
  readonly email?: string;
  /** Null: none. */
  readonly name?: string | null;
  readonly externalId?: string;
}

/**
 * Changes a customer (id or externalId). Orders that come with the new e-mail are theirs from then on; what was issued to
 * the old one stays with them.
 * @throws Refusal `not_found` for the customer; `invalid` external_id_invalid; `conflict` email_taken, external_id_taken
 */
export async function updateCustomer(
  tx: Tx,
  merchantId: string,
  customerId: string,
  change: CustomerChange,
): Promise<Change<Customer>> {
  const before = await lockCustomer(tx, merchantId, refer('customer', customerId));
  if (!before) throw notFound('customer');
  const after: Customer = {
    ...before,
    externalId: changedExternalId('customer', before, change.externalId),
    email: change.email ?? before.email,
    name: change.name === undefined ? before.name : change.name,
  };
  saveCustomer(tx, after);
  return { before, after };
}
