import type { LeftOutIds } from '#domain/events/left-out.js';
import type { Reference } from '#domain/ids.js';
import type { HeldAmount } from '#domain/vouchers/holds/held.js';
import type { Voucher, VoucherHold, VoucherHoldStatus } from '#domain/vouchers/voucher.js';
import { columnsOf, insertInto, together, updateOf } from '../database/entities/entity-sql.js';
import { firstIdAt } from '../database/new-id.js';
import { byReference } from '../database/reference.js';
import { clock, lockingRead, read, readAt, type ReadAt, type Reader, write } from '../database/statement.js';
import type { Tx } from '../database/transaction.js';
import { dueInBatch } from './due-in-batch.js';
import { heldAmounts } from './held-amounts.js';
import { VoucherHoldTable } from './voucher-hold.table.js';
import { VoucherTable } from './voucher.table.js';

const columns = columnsOf(VoucherHoldTable, 'h');

export type ReadVoucherHold = VoucherHold & ReadAt;

const held = updateOf(VoucherTable, {
  set: ['heldMinor', 'eventVersion', 'updatedAt'],
  where: ['merchantId', 'id'],
});
const newHold = together(insertInto(VoucherHoldTable), held);
const insertRow = write<never>('insert_voucher_hold', newHold.text);

/** Inserts a hold and saves how much of its voucher is held now. */
export function insertHold(tx: Tx, hold: VoucherHold, voucher: Voucher): void {
  tx.write(insertRow, newHold.values(hold, voucher));
}

const saveHeldRow = write<never>('save_held_amount', held.text);

/** Saves how much of a voucher is held. */
export function saveHeldAmount(tx: Tx, voucher: Voucher): void {
  tx.write(saveHeldRow, held.values(voucher));
}

/** How a hold ends. */
export type EndedHold = Pick<VoucherHold, 'merchantId' | 'id'> & {
  readonly status: Exclude<VoucherHoldStatus, 'held'>;
  readonly capturedMinor: number;
  readonly endedAt: Date;
};

const endAll = write<never>(
  'end_voucher_holds',
  `update voucher_holds h set status = ended.status, captured_minor = ended.captured, ended_at = ended.at
   from unnest($1::uuid[], $2::uuid[], $3::text[], $4::bigint[], $5::timestamptz[]) as ended (merchant_id, id, status, captured, at)
   where h.merchant_id = ended.merchant_id and h.id = ended.id and h.status = 'held'`,
);

/** Ends holds whose vouchers the transaction has locked. */
export function endHolds(tx: Tx, ended: readonly EndedHold[]): void {
  if (ended.length === 0) return;
  tx.write(endAll, [
    ended.map(({ merchantId }) => merchantId),
    ended.map(({ id }) => id),
    ended.map(({ status }) => status),
    ended.map(({ capturedMinor }) => capturedMinor),
    ended.map(({ endedAt }) => endedAt),
  ]);
}

const find = byReference<ReadVoucherHold>(
  'find_voucher_hold',
  (column) => `select ${columns}, ${readAt}
   from vouchers v join voucher_holds h on h.merchant_id = v.merchant_id and h.voucher_id = v.id
   where v.merchant_id = $1 and v.${column} = $2 and h.id = $3`,
);

/** Finds a hold of a voucher. A hold has no externalId of its own. */
export const findHold = async (
  reader: Reader,
  merchantId: string,
  voucher: Reference,
  hold: Reference,
): Promise<ReadVoucherHold | undefined> =>
  hold.by === 'id' ? find(reader, merchantId, voucher, hold.value) : undefined;

const list = read<ReadVoucherHold>(
  'list_voucher_holds',
  `select ${columns}, ${readAt} from voucher_holds h
   where h.merchant_id = $1 and h.voucher_id = $2 and h.id < $3 order by h.id desc limit $4`,
);

/** The newest `count` holds of a voucher below the id `before`. */
export const listHolds = (
  reader: Reader,
  merchantId: string,
  voucherId: string,
  before: string,
  count: number,
): Promise<ReadVoucherHold[]> => reader.query(list, [merchantId, voucherId, before, count]);

const listAt = read<{ readonly holds: readonly HeldAmount[] }>(
  'list_voucher_holds_at',
  `select ${heldAmounts('h')} as holds from voucher_holds h
   where h.merchant_id = $1 and h.voucher_id = $2 and h.id >= $3 and h.created_at <= $4 and (h.ended_at is null or h.ended_at > $4)`,
);

/** The longest time that a hold can live, and a second for its id, which is made before it is stored. */
const longestHoldMs = 604_801_000;

/** The holds that a voucher had at an instant. */
export async function findHoldsAt(
  reader: Reader,
  merchantId: string,
  voucherId: string,
  at: Date,
): Promise<readonly HeldAmount[]> {
  const oldest = firstIdAt(new Date(at.getTime() - longestHoldMs));
  const [row] = await reader.query(listAt, [merchantId, voucherId, oldest, at]);
  return row?.holds ?? [];
}

const lockDue = lockingRead<{ readonly merchantId: string; readonly id: string; readonly at: Date }>(
  'lock_vouchers_with_expired_holds',
  // Locks the vouchers: each change of a hold is under the lock of its voucher.
  `select v.merchant_id as "merchantId", v.id, h.expires_at as at
   from voucher_holds h join vouchers v on v.merchant_id = h.merchant_id and v.id = h.voucher_id
   where h.status = 'held' and h.expires_at <= ${clock} and h.merchant_id <> all ($1::uuid[]) and v.id <> all ($2::uuid[])
   order by h.expires_at limit ${dueInBatch} for no key update of v skip locked`,
);

/** Locks the vouchers whose holds have been expired for longest while they are stored as held, all but a few. */
export const lockVouchersWithExpiredHolds = (tx: Tx, { merchants, ids }: LeftOutIds) =>
  tx.query(lockDue, [merchants, ids]);
