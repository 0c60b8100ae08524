import { hasCustomers, lockOutNewCustomers } from '#persistence/customers/customer.store.js';
import { enqueueJob } from '#persistence/jobs/enqueue-job.js';
import type { Tx } from '#persistence/database/transaction.js';

/** What decides whether a definition enrols customers. */
interface Enrolling {
  readonly id: string;
  readonly active: boolean;
  readonly autoEnrol: boolean;
}

/**
 * Has the worker give an instance of a definition, which enrols from this transaction on, to every customer who is there.
 * Whoever comes later gets one by themselves; so that nobody falls between the two, customers that are being created have
 * to be there or wait: call it before anything else is written. (docs/reference/customers.md#enrolment)
 */
export async function enqueueEnrolment(
  tx: Tx,
  merchantId: string,
  definition: Enrolling,
  before: Enrolling | undefined,
): Promise<void> {
  const enrols = definition.active && definition.autoEnrol;
  if (!enrols || (before?.active && before.autoEnrol)) return;
  await lockOutNewCustomers(tx, merchantId);
  if (await hasCustomers(tx, merchantId)) await enqueueJob(tx, merchantId, 'enrol_customers', definition.id);
}
