import type { VoucherEntry } from '#domain/vouchers/voucher.js';
import { columnsOf } from '../database/entities/entity-sql.js';
import { queryOne, read, type Reader } from '../database/statement.js';
import { balanceOfEntry, changeOfEntry } from './voucher-balance.js';
import { VoucherEntryTable } from './voucher.table.js';

/** A ledger entry of a voucher as it is shown, with its balance and the names of its author. */
export interface ShownVoucherEntry extends Omit<VoucherEntry, 'merchantId' | 'voucherId' | 'balanceAfterMinor'> {
  readonly balanceAfterMinor: number;
  /** For a redemption: the number of its newest reversal, and how much is reversed in all. */
  readonly reversedBy: number | null;
  readonly reversedMinor: number | null;
  readonly requestId: string | null;
  readonly apiKeyName: string | null;
  readonly staffName: string | null;
}

const listEntries = read<ShownVoucherEntry>(
  'list_voucher_entries',
  `select ${columnsOf(VoucherEntryTable, 'e', { except: ['merchantId', 'voucherId', 'changeMinor', 'balanceAfterMinor'] })},
     ${changeOfEntry} as "changeMinor", ${balanceOfEntry} as "balanceAfterMinor", e.request_id as "requestId",
     b.number as "reversedBy", b.reversed_after_minor as "reversedMinor", a.name as "apiKeyName", s.name as "staffName"
   from (select * from voucher_entries
     where merchant_id = $1 and voucher_id = $2 and number < $3 order by number desc limit $4) e
   left join lateral (select r.number, r.reversed_after_minor from voucher_entries r
     where r.merchant_id = $1 and r.voucher_id = $2 and r.reverses = e.number order by r.number desc limit 1) b
     on e.kind = 'redeem'
   left join api_keys a on a.merchant_id = e.merchant_id and a.id = e.api_key_id
   left join sign_in.staff s on s.id = e.staff_id
   order by e.number desc`,
);

const findEntryAt = read<VoucherEntry>(
  'find_voucher_entry_at',
  `select ${columnsOf(VoucherEntryTable, 'e')} from voucher_entries e
   where e.merchant_id = $1 and e.voucher_id = $2 and e.created_at <= $3 order by e.number desc limit 1`,
);

/** The last ledger entry of a voucher that had been written at an instant. */
export const findVoucherEntryAt = (
  reader: Reader,
  merchantId: string,
  voucherId: string,
  at: Date,
): Promise<VoucherEntry | undefined> => queryOne(reader, findEntryAt, [merchantId, voucherId, at]);

/** The newest `count` ledger entries of a voucher below the number `before`, newest first. */
export const listVoucherEntries = (
  reader: Reader,
  merchantId: string,
  voucherId: string,
  before: number,
  count: number,
): Promise<ShownVoucherEntry[]> => reader.query(listEntries, [merchantId, voucherId, before, count]);
