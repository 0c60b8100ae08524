import type { Reference } from '#domain/ids.js';
import type { Location } from '#domain/merchants/merchant.js';
import { columnsOf, insertInto, updateOf } from '../database/entities/entity-sql.js';
import { externalIdTaken } from '../database/external-id-taken.js';
import { byReference, lockByReference } from '../database/reference.js';
import { read, type Reader, write } from '../database/statement.js';
import type { Tx } from '../database/transaction.js';
import { LocationTable } from './merchant.table.js';

const columns = columnsOf(LocationTable, 'l');

const find = byReference<Location>(
  'find_location',
  (column) => `select ${columns} from locations l where l.merchant_id = $1 and l.${column} = $2`,
);

/** Finds a location by id or externalId. */
export const findLocation = (reader: Reader, merchantId: string, reference: Reference): Promise<Location | undefined> =>
  find(reader, merchantId, reference);

const lock = lockByReference<Location>(
  'lock_location',
  // Locks the location against concurrent changes. Gives and redemptions read it without a lock.
  (column) => `select ${columns} from locations l where l.merchant_id = $1 and l.${column} = $2 for no key update`,
);

/** Finds a location by id or externalId and locks it until the transaction ends. */
export const lockLocation = (tx: Tx, merchantId: string, reference: Reference): Promise<Location | undefined> =>
  lock(tx, merchantId, reference);

const list = read<Location>(
  'list_locations',
  `select ${columns} from locations l
   where l.merchant_id = $1 and l.id < $2 and ($4::boolean is null or l.active = $4) order by l.id desc limit $3`,
);

/** Newest first, below the id `before`, at most `count`; filtered by `active` when it is set. */
export const listLocations = (
  reader: Reader,
  merchantId: string,
  active: boolean | undefined,
  before: string,
  count: number,
): Promise<Location[]> => reader.query(list, [merchantId, before, count, active ?? null]);

const newLocation = insertInto(LocationTable);
const insertRow = write<never>('insert_location', newLocation.text);

export function insertLocation(tx: Tx, location: Location): void {
  tx.write(insertRow, newLocation.values(location), externalIdTaken('locations'));
}

const changedLocation = updateOf(LocationTable, { except: ['createdAt'], where: ['merchantId', 'id'] });
const saveRow = write<never>('save_location', changedLocation.text);

/** Saves a changed location. */
export function saveLocation(tx: Tx, location: Location): void {
  tx.write(saveRow, changedLocation.values(location), externalIdTaken('locations'));
}
