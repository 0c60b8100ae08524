import type { Reference } from '#domain/ids.js';
import type { HeldAmount } from '#domain/vouchers/holds/held.js';
import type { ReversibleRedemption } from '#domain/vouchers/reverse.js';
import type { RedemptionType, Voucher, VoucherStatus } from '#domain/vouchers/voucher.js';
import { columnsOf } from '../database/entities/entity-sql.js';
import { byReference, lockByReference } from '../database/reference.js';
import { queryOne, read, readAt, type ReadAt, type Reader, type ReadStatement } from '../database/statement.js';
import type { Tx } from '../database/transaction.js';
import { heldAmounts } from './held-amounts.js';
import { bookedBalance, reversedOf } from './voucher-books.js';
import { statusIs } from './voucher-status.js';
import { VoucherTable } from './voucher.table.js';

/** A redemption as the API shows it. */
export interface ShownRedemption {
  /** Of its entry in the ledger. */
  readonly number: number;
  readonly amountMinor: number;
  readonly type: RedemptionType;
  /** ISO 8601. */
  readonly date: string;
  readonly reversedMinor: number;
}

/** How many redemptions the API shows: the newest ones. */
export const maxShownRedemptions = 100;

export type ShownVoucher = Voucher & {
  /** The newest ones, oldest first. */
  readonly redemptions: readonly ShownRedemption[];
  /** The balance of the ledger: what remains, and 0 when the voucher is closed. (docs/decisions/0077) */
  readonly bookedMinor: number;
  /** Those that are stored as held, the oldest first. */
  readonly holds: readonly HeldAmount[];
};
export type ReadVoucher = ShownVoucher & ReadAt;

// The history below counts the redemptions.
const columns = columnsOf(VoucherTable, 'v', { except: ['redemptionCount', 'redemptionsCountedTo'] });

/**
 * The part of a voucher's history that the API shows, and its holds, read from the index voucher_entries_redemptions: only the newest
 * redemptions, and their count, which starts from the stored count. (docs/decisions/0043)
 */
const history = `(
    select coalesce(json_agg(json_build_object('number', r.number, 'amountMinor', -r.change_minor, 'type', r.redemption_type,
        'date', r.created_at, 'reversedMinor', case when v.reversed_minor = 0 then 0 else ${reversedOf('v.merchant_id', 'v.id', 'r.number')} end)
        order by r.number), '[]')
    from (
      select e.number, e.change_minor, e.redemption_type, e.created_at from voucher_entries e
      where e.merchant_id = v.merchant_id and e.voucher_id = v.id and e.kind = 'redeem'
      order by e.number desc limit ${maxShownRedemptions}) r
  ) as redemptions,
  v.redemption_count + (
    select count(*) from voucher_entries e
    where e.merchant_id = v.merchant_id and e.voucher_id = v.id and e.kind = 'redeem'
      and e.number > v.redemptions_counted_to) as "redemptionCount",
  case when v.status in ('cancelled', 'expired') then (
    select ${bookedBalance} from voucher_entries e
    where e.merchant_id = v.merchant_id and e.voucher_id = v.id and e.number = v.entry_count)
    else v.remaining_minor end as "bookedMinor",
  case when v.held_minor = 0 then '[]' else (
    select ${heldAmounts('h')} from voucher_holds h
    where h.merchant_id = v.merchant_id and h.voucher_id = v.id and h.status = 'held') end as holds`;

/** The columns of a voucher with its history, with the alias `v`. */
export const shownColumns = `${columns}, ${history}, ${readAt}`;

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

type History = Pick<ShownVoucher, 'redemptions' | 'redemptionCount' | 'bookedMinor' | 'holds'>;

const lock = lockByReference<Omit<Voucher, keyof History>>(
  'lock_voucher',
  // Locks the voucher against all concurrent changes. The history is read by the next statement, because this one would
  // see the state before its wait.
  (column) => `select ${columns} from vouchers v where v.merchant_id = $1 and v.${column} = $2 for no key update`,
);

const findHistory = byReference<History>(
  'find_voucher_history',
  (column) => `select ${history} from vouchers v where v.merchant_id = $1 and v.${column} = $2`,
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
