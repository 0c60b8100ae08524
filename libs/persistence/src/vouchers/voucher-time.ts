import type { Voucher } from '#domain/vouchers/voucher.js';
import { clock, lockingRead, read, write } from '../database/statement.js';
import type { Tx } from '../database/transaction.js';
import { type ReadVoucher, type ShownVoucher, shownColumns } from './voucher.store.js';

/** A voucher that time has changed. */
export interface DueVoucher {
  readonly merchantId: string;
  readonly id: string;
  readonly at: Date;
}

/**
 * Rows of one batch. It is a literal in the statements: with a parameter the planner would read the whole table. Rows that a
 * write has locked are left for the next batch.
 */
export const dueInBatch = 200;

const lockDue = (name: string, column: string, condition: string) =>
  lockingRead<DueVoucher>(
    name,
    `select merchant_id as "merchantId", id, ${column} as at from vouchers
     where ${condition} order by ${column} limit ${dueInBatch} for no key update skip locked`,
  );
const lockActivating = lockDue(
  'lock_activating_vouchers',
  'activates_at',
  `status = 'pending' and activates_at <= ${clock} and (expires_at is null or activates_at < expires_at)`,
);
const lockExpiring = lockDue(
  'lock_expiring_vouchers',
  'expires_at',
  `status in ('pending', 'active', 'partial') and expires_at <= ${clock}`,
);

/** Locks the vouchers that have been active for longest while they are stored as pending. */
export const lockActivatingVouchers = (tx: Tx): Promise<DueVoucher[]> => tx.query(lockActivating, []);
/** Locks the vouchers that have been expired for longest while they are stored as valid. */
export const lockExpiringVouchers = (tx: Tx): Promise<DueVoucher[]> => tx.query(lockExpiring, []);

const findAll = read<ReadVoucher>(
  'find_locked_vouchers',
  `select ${shownColumns} from unnest($1::uuid[], $2::uuid[]) as due (merchant_id, id)
   join vouchers v on v.merchant_id = due.merchant_id and v.id = due.id`,
);

/** Reads vouchers that the transaction has locked. */
export const findLockedVouchers = (tx: Tx, due: readonly DueVoucher[]): Promise<ShownVoucher[]> =>
  tx.query(findAll, [due.map(({ merchantId }) => merchantId), due.map(({ id }) => id)]);

const saveAll = write<never>(
  'save_changed_vouchers',
  `update vouchers v set status = due.status, event_version = due.version, updated_at = due.updated_at
   from unnest($1::uuid[], $2::uuid[], $3::text[], $4::integer[], $5::timestamptz[])
     as due (merchant_id, id, status, version, updated_at)
   where v.merchant_id = due.merchant_id and v.id = due.id`,
);

/** Saves what time has changed. */
export function saveChangedVouchers(tx: Tx, vouchers: readonly Voucher[]): void {
  if (vouchers.length === 0) return;
  tx.write(saveAll, [
    vouchers.map(({ merchantId }) => merchantId),
    vouchers.map(({ id }) => id),
    vouchers.map(({ status }) => status),
    vouchers.map(({ eventVersion }) => eventVersion),
    vouchers.map(({ updatedAt }) => updatedAt),
  ]);
}
