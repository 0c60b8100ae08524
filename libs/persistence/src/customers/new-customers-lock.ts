import { newCustomersLock } from '../database/locks.js';
import { lockingRead, write } from '../database/statement.js';
import type { Tx } from '../database/transaction.js';

const share = write<never>('share_new_customers', 'select pg_advisory_xact_lock_shared($1::bigint)');
/**
 * Creations of customers queue behind a transaction that waits for the exclusive lock, and an import shares the lock for seconds. So an
 * attempt ends sooner than an order's preview may wait for a lock, and the creations that queued run before the next attempt.
 */
const limitWait = write<never>('limit_wait_to_block_customers', `select set_config('lock_timeout', '150ms', true)`);
const block = write<never>('block_new_customers', 'select pg_advisory_xact_lock($1::bigint)');
const endLimit = write<never>('end_limit_of_wait_to_block_customers', 'set local lock_timeout to default');
const lockMerchant = lockingRead<{ id: string }>(
  'lock_merchant_against_new_customers',
  // Processes of an earlier version insert customers without the lock above. Their foreign key takes FOR KEY SHARE on this row.
  // (docs/decisions/0093)
  `select merchant_id as id from merchants where merchant_id = $1 for update`,
);

/** Comes before each insert of customers. It waits for a transaction that blocks them, or has waited to do so for longer. */
export function shareNewCustomers(tx: Tx, merchantId: string): void {
  tx.write(share, [newCustomersLock(merchantId)]);
}

/**
 * Waits for transactions that have inserted customers, and blocks the creation of customers until this one ends, so that the set of
 * customers does not change. (docs/decisions/0026)
 */
export async function blockNewCustomers(tx: Tx, merchantId: string): Promise<void> {
  tx.write(limitWait, []);
  tx.write(block, [newCustomersLock(merchantId)]);
  tx.write(endLimit, []);
  await tx.query(lockMerchant, [merchantId]);
}
