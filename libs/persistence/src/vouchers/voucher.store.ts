import type { Reference } from '#domain/ids.js';
import type { ReversibleRedemption } from '#domain/vouchers/reverse.js';
import type { Voucher, VoucherStatus } from '#domain/vouchers/voucher.js';
import { byReference, lockByReference } from '../database/reference.js';
import { queryOne, read, type Reader, type ReadStatement } from '../database/statement.js';
import type { Tx } from '../database/transaction.js';
import { reversedOf } from './voucher-balance.js';
import {
  type ReadVoucher,
  shownColumns,
  type ShownVoucher,
  voucherColumns,
  voucherHistory,
} from './voucher-columns.js';
import { isUsable, statusIs } from './voucher-status.js';

const find = byReference<ReadVoucher>(
  'find_voucher',
  (column) => `select ${shownColumns} from vouchers v where v.merchant_id = $1 and v.${column} = $2`,
);

/** Finds an issued voucher by id or externalId. */
export const findVoucher = (
  reader: Reader,
  merchantId: string,
  reference: Reference,
): Promise<ReadVoucher | undefined> => find(reader, merchantId, reference);

const findByCode = read<ReadVoucher>(
  'find_voucher_by_code',
  `select ${shownColumns} from vouchers v where v.merchant_id = $1 and v.code = $2`,
);

/** Finds the voucher with this code (16 characters). */
export const findVoucherByCode = (reader: Reader, merchantId: string, code: string): Promise<ReadVoucher | undefined> =>
  queryOne(reader, findByCode, [merchantId, code]);

type History = Pick<ShownVoucher, 'redemptions' | 'redemptionCount' | 'balanceMinor' | 'holds'>;

const lock = lockByReference<Omit<Voucher, keyof History>>(
  'lock_voucher',
  // Locks the voucher against all concurrent changes. The history is read by the next statement, because this one would
  // see the state before its wait.
  (column) =>
    `select ${voucherColumns} from vouchers v where v.merchant_id = $1 and v.${column} = $2 for no key update`,
);

const findHistory = byReference<History>(
  'find_voucher_history',
  (column) => `select ${voucherHistory} from vouchers v where v.merchant_id = $1 and v.${column} = $2`,
);

/** Locks a voucher by id or externalId and returns it with its history, read under the lock. */
export async function lockVoucher(tx: Tx, merchantId: string, reference: Reference): Promise<ShownVoucher | undefined> {
  // Sent together and executed in order: the second statement sees what the first one waited for.
  const [voucher, past] = await Promise.all([lock(tx, merchantId, reference), findHistory(tx, merchantId, reference)]);
  return voucher && past && { ...voucher, ...past };
}

const findByNumber = byReference<ReversibleRedemption>(
  'find_voucher_redemption',
  (
    column,
  ) => `select -e.change_minor as "amountMinor", ${reversedOf('v.merchant_id', 'v.id', 'e.number')} as "reversedMinor"
   from vouchers v join voucher_entries e on e.merchant_id = v.merchant_id and e.voucher_id = v.id
   where v.merchant_id = $1 and v.${column} = $2 and e.number = $3 and e.kind = 'redeem'`,
);

/** Finds a redemption of a voucher by the number of its entry in the ledger. */
export const findRedemption = (
  reader: Reader,
  merchantId: string,
  reference: Reference,
  number: number,
): Promise<ReversibleRedemption | undefined> => findByNumber(reader, merchantId, reference, number);

const listOfCustomer = (status: VoucherStatus | undefined): ReadStatement<ReadVoucher> =>
  read(
    `list_${status ?? 'all'}_vouchers_of_customer`,
    `select ${shownColumns} from vouchers v
     where v.merchant_id = $1 and v.customer_id = $2 and v.id < $3 and ${status === undefined ? 'true' : statusIs[status]}
     order by v.id desc limit $4`,
  );

/** Newest first, below the id `before`, at most `count`; filtered by status when one is given. */
export const listVouchersOfCustomer = (
  reader: Reader,
  merchantId: string,
  customerId: string,
  status: VoucherStatus | undefined,
  before: string,
  count: number,
): Promise<ReadVoucher[]> => reader.query(listOfCustomer(status), [merchantId, customerId, before, count]);

const listUsable = read<ReadVoucher>(
  'list_usable_vouchers_of_customer',
  `select ${shownColumns} from vouchers v where v.merchant_id = $1 and v.customer_id = $2 and ${isUsable}
   order by v.id desc limit $3`,
);

/** The vouchers of a customer that can still be used, or will be: newest first, at most `count`. */
export const listUsableVouchersOfCustomer = (
  reader: Reader,
  merchantId: string,
  customerId: string,
  count: number,
): Promise<ReadVoucher[]> => reader.query(listUsable, [merchantId, customerId, count]);
