import { hasCustomers } from '#persistence/customers/customer.store.js';
import { blockNewCustomers } from '#persistence/customers/new-customers-lock.js';
import { enqueueJob } from '#persistence/jobs/enqueue-job.js';
import type { Tx } from '#persistence/database/transaction.js';

/** The fields that decide whether a definition enrols customers. */
interface Enrolling {
  readonly id: string;
  readonly active: boolean;
  readonly autoEnrol: boolean;
}

/**
 * Queues the job that gives every existing customer a card, when the definition starts to enrol automatically in this
 * transaction. New customers get a card when they are created. So that no customer is missed between the two, this
 * waits for concurrent creations and blocks new ones until commit. Call it before any other write.
 * (docs/reference/customers.md#enrolment)
 */
export async function enqueueEnrolment(
  tx: Tx,
  merchantId: string,
  definition: Enrolling,
  before: Enrolling | undefined,
): Promise<void> {
  const enrols = definition.active && definition.autoEnrol;
  if (!enrols || (before?.active && before.autoEnrol)) return;
  await blockNewCustomers(tx, merchantId);
  if (await hasCustomers(tx, merchantId)) await enqueueJob(tx, merchantId, 'enrol_customers', definition.id);
}
