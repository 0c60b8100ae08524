import type { LeftOutIds } from '#domain/events/left-out.js';
import type { Voucher } from '#domain/vouchers/voucher.js';
import { clock, lockingRead, read, type Reader, write } from '../database/statement.js';
import type { Tx } from '../database/transaction.js';
import { dueInBatch } from './due-in-batch.js';
import { type ReadVoucher, type ShownVoucher, shownColumns } from './voucher-columns.js';

/** A voucher that is due for a change. */
export interface DueVoucher {
  readonly merchantId: string;
  readonly id: string;
  readonly at: Date;
}

const lockDue = (name: string, column: string, condition: string) =>
  lockingRead<DueVoucher>(
    name,
    `select merchant_id as "merchantId", id, ${column} as at from vouchers
     where ${condition} and merchant_id <> all ($1::uuid[]) and id <> all ($2::uuid[])
     order by ${column} limit ${dueInBatch} for no key update skip locked`,
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

/** Locks the vouchers that have been active for longest while they are stored as pending, all but a few. */
export const lockActivatingVouchers = (tx: Tx, { merchants, ids }: LeftOutIds): Promise<DueVoucher[]> =>
  tx.query(lockActivating, [merchants, ids]);
/** Locks the vouchers that have been expired for longest while they are stored as valid, all but a few. */
export const lockExpiringVouchers = (tx: Tx, { merchants, ids }: LeftOutIds): Promise<DueVoucher[]> =>
  tx.query(lockExpiring, [merchants, ids]);

const findAll = read<ReadVoucher>(
  'find_locked_vouchers',
  `select ${shownColumns} from (select distinct * from unnest($1::uuid[], $2::uuid[]) as named (merchant_id, id)) due
   join vouchers v on v.merchant_id = due.merchant_id and v.id = due.id`,
);

/** Reads vouchers that the transaction has locked, each once. */
export const findLockedVouchers = (tx: Tx, due: readonly DueVoucher[]): Promise<ShownVoucher[]> =>
  tx.query(findAll, [due.map(({ merchantId }) => merchantId), due.map(({ id }) => id)]);

const findDue = read<ReadVoucher>(
  'list_due_vouchers_of_part',
  `select ${shownColumns} from vouchers v
   where v.merchant_id = $1 and v.id > $2 and v.id <= $3 and (
     v.status in ('pending', 'active', 'partial') and v.expires_at <= ${clock} or v.status = 'expired' and v.held_minor > 0)`,
);

/** The vouchers between two ids, the second one included, of whose ledger time may have an entry that no task has written. */
export const listDueVouchers = (
  reader: Reader,
  { merchantId, after, last }: { readonly merchantId: string; readonly after: string; readonly last: string },
): Promise<ReadVoucher[]> => reader.query(findDue, [merchantId, after, last]);

const saveAll = write<never>(
  'save_changed_vouchers',
  `update vouchers v set status = due.status, held_minor = due.held, event_version = due.version, entry_count = due.entries,
     updated_at = due.updated_at
   from unnest($1::uuid[], $2::uuid[], $3::text[], $4::bigint[], $5::integer[], $6::integer[], $7::timestamptz[])
     as due (merchant_id, id, status, held, version, entries, updated_at)
   where v.merchant_id = due.merchant_id and v.id = due.id`,
);

/** Saves due changes. */
export function saveChangedVouchers(tx: Tx, vouchers: readonly Voucher[]): void {
  if (vouchers.length === 0) return;
  tx.write(saveAll, [
    vouchers.map(({ merchantId }) => merchantId),
    vouchers.map(({ id }) => id),
    vouchers.map(({ status }) => status),
    vouchers.map(({ heldMinor }) => heldMinor),
    vouchers.map(({ eventVersion }) => eventVersion),
    vouchers.map(({ entryCount }) => entryCount),
    vouchers.map(({ updatedAt }) => updatedAt),
  ]);
}

/** What an expiry changes of the balance of a voucher: its new state, and the time of the entry. */
export interface ExpiryEntry {
  readonly voucher: ShownVoucher;
  readonly changeMinor: number;
  readonly at: Date;
}

const insertExpiries = write<never>(
  'insert_voucher_expiries',
  `insert into voucher_entries
     (merchant_id, voucher_id, request_id, number, kind, change_minor, remaining_after_minor, balance_after_minor, created_at)
   select due.merchant_id, due.id, null, due.number, 'expire', due.change, due.remaining, due.balance, due.at
   from unnest($1::uuid[], $2::uuid[], $3::integer[], $4::bigint[], $5::bigint[], $6::bigint[], $7::timestamptz[])
     as due (merchant_id, id, number, change, remaining, balance, at)`,
);

/** Writes the ledger entries of what has expired. They have no request: time alone has caused them. */
export function insertExpiryEntries(tx: Tx, entries: readonly ExpiryEntry[]): void {
  if (entries.length === 0) return;
  tx.write(insertExpiries, [
    entries.map(({ voucher }) => voucher.merchantId),
    entries.map(({ voucher }) => voucher.id),
    entries.map(({ voucher }) => voucher.entryCount),
    entries.map(({ changeMinor }) => changeMinor),
    entries.map(({ voucher }) => voucher.remainingMinor),
    entries.map(({ voucher }) => voucher.balanceMinor),
    entries.map(({ at }) => at),
  ]);
}
