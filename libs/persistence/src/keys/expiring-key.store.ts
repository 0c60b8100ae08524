import { noticeDays } from '#domain/keys/expiry-notices.js';
import { clock, lockingRead, write } from '../database/statement.js';
import type { Tx } from '../database/transaction.js';

/** A key whose next notice is due. */
export interface ExpiringKey {
  readonly merchantId: string;
  readonly id: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  /** How many notices are behind it. */
  readonly notices: number;
}

/** How many keys one transaction judges. */
export const expiringInBatch = 100;

// One range of the index for each number of notices: the keys whose next notice is not due are not read.
const lockDue = lockingRead<ExpiringKey>(
  'lock_expiring_keys',
  `select k.merchant_id as "merchantId", k.id, k.created_at as "createdAt", k.expires_at as "expiresAt",
     k.expiry_notices as notices
   from api_keys k
   where (k.merchant_id, k.id) in (
     ${noticeDays
       .map(
         (days, notices) =>
           `(select merchant_id, id from api_keys
             where expiry_notices = ${notices} and expires_at <= ${clock} + interval '${days} days'
               and revoked_at is null and rotated_to_id is null
             order by expires_at limit ${expiringInBatch})`,
       )
       .join(' union all ')} limit ${expiringInBatch})
   for no key update skip locked`,
);

/**
 * Locks keys of all merchants whose next notice of their expiry is due. A replaced key has none. `notices` is read with the
 * lock: another worker may have counted one since the key was found.
 */
export const lockExpiringKeys = (tx: Tx): Promise<ExpiringKey[]> => tx.query(lockDue, []);

const saveNotices = write<never>(
  'save_expiry_notices',
  `update api_keys k set expiry_notices = due.notices
   from unnest($1::uuid[], $2::uuid[], $3::integer[]) as due (merchant_id, id, notices)
   where k.merchant_id = due.merchant_id and k.id = due.id`,
);

/** Saves how many notices are behind each key. */
export function saveExpiryNotices(tx: Tx, keys: readonly Pick<ExpiringKey, 'merchantId' | 'id' | 'notices'>[]): void {
  if (keys.length === 0) return;
  tx.write(saveNotices, [
    keys.map(({ merchantId }) => merchantId),
    keys.map(({ id }) => id),
    keys.map(({ notices }) => notices),
  ]);
}
