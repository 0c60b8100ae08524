import type { Voucher, VoucherEntry } from '#domain/vouchers/voucher.js';
import { columnsOf, insertInto, together, updateOf } from '../database/entities/entity-sql.js';
import { queryOne, read, type Reader, write } from '../database/statement.js';
import type { Tx } from '../database/transaction.js';
import { VoucherEntryTable, VoucherTable } from './voucher.table.js';

const newEntry = insertInto(VoucherEntryTable);

const newVoucher = together(newEntry, insertInto(VoucherTable, { except: ['redemptionsCountedTo'] }));
const insertRow = write<never>('insert_voucher', newVoucher.text);

const changedVoucher = together(
  newEntry,
  updateOf(VoucherTable, {
    set: [
      ...(['status', 'remainingMinor', 'entryCount', 'redemptionCount', 'redemptionsCountedTo'] as const),
      ...(['eventVersion', 'updatedAt'] as const),
    ],
    where: ['merchantId', 'id'],
  }),
);
const saveRow = write<never>('save_voucher', changedVoucher.text);

export type VoucherActor = Pick<VoucherEntry, 'apiKeyId' | 'staffId'>;

/** Inserts a new voucher with its first ledger entry. When the code exists, the transaction is retried. */
export function insertVoucher(tx: Tx, voucher: Voucher, actor: VoucherActor): void {
  const entry = {
    ...entryOf(voucher, actor),
    number: voucher.entryCount,
    kind: 'issue' as const,
    changeMinor: voucher.valueMinor,
    remainingAfterMinor: voucher.remainingMinor,
    redemptionType: null,
    reason: null,
    createdAt: voucher.createdAt,
  };
  tx.write(insertRow, newVoucher.values(entry, voucher));
}

/** The new state of a voucher, and the text fields of its ledger entry. */
export type VoucherChange = Pick<Voucher, 'status' | 'remainingMinor'> &
  Pick<VoucherEntry, 'kind' | 'redemptionType' | 'reason'>;

/** Saves a voucher's new state with the ledger entry that explains it. Returns the new voucher. */
export function saveVoucherChange<Held extends Voucher>(
  tx: Tx,
  voucher: Held,
  { status, remainingMinor, kind, redemptionType, reason }: VoucherChange,
  actor: VoucherActor,
  now: Date,
): Held {
  const entryCount = voucher.entryCount + 1;
  const redemptionCount = voucher.redemptionCount + (kind === 'redeem' ? 1 : 0);
  const eventVersion = voucher.eventVersion + 1;
  const changed = { ...voucher, status, remainingMinor, entryCount, redemptionCount, eventVersion, updatedAt: now };
  const entry = {
    ...entryOf(voucher, actor),
    number: entryCount,
    kind,
    changeMinor: remainingMinor - voucher.remainingMinor,
    remainingAfterMinor: remainingMinor,
    redemptionType,
    reason,
    createdAt: now,
  };
  tx.write(saveRow, changedVoucher.values(entry, { ...changed, redemptionsCountedTo: entryCount }));
  return changed;
}

const entryOf = ({ merchantId, id: voucherId }: Voucher, { apiKeyId, staffId }: VoucherActor) => ({
  merchantId,
  voucherId,
  apiKeyId,
  staffId,
});

const stateOfVoucher = updateOf(VoucherTable, { set: ['status', 'eventVersion'], where: ['merchantId', 'id'] });
const saveStateRow = write<never>('save_voucher_state', stateOfVoucher.text);

/** Saves a voucher that has events but no new ledger entry. */
export function saveVoucherState(tx: Tx, voucher: Voucher): void {
  tx.write(saveStateRow, stateOfVoucher.values(voucher));
}

/** A ledger entry of a voucher with the names of its author. */
export type ShownVoucherEntry = Omit<VoucherEntry, 'merchantId' | 'voucherId'> & {
  readonly apiKeyName: string | null;
  readonly staffName: string | null;
};

const listEntries = read<ShownVoucherEntry>(
  'list_voucher_entries',
  `select ${columnsOf(VoucherEntryTable, 'e', { except: ['merchantId', 'voucherId'] })}, a.name as "apiKeyName",
     s.name as "staffName"
   from voucher_entries e
   left join api_keys a on a.merchant_id = e.merchant_id and a.id = e.api_key_id
   left join sign_in.staff s on s.id = e.staff_id
   where e.merchant_id = $1 and e.voucher_id = $2 order by e.number desc limit $3`,
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

/** The newest `count` ledger entries of a voucher, newest first. */
export const listVoucherEntries = (
  reader: Reader,
  merchantId: string,
  voucherId: string,
  count: number,
): Promise<ShownVoucherEntry[]> => reader.query(listEntries, [merchantId, voucherId, count]);
