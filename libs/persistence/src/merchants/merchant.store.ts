import type { Merchant } from '#domain/merchants/merchant.js';
import { columnsOf, insertInto } from '../database/entities/entity-sql.js';
import { lockingRead, queryOne, read, type Reader, write } from '../database/statement.js';
import type { Tx } from '../database/transaction.js';
import { MerchantTable } from './merchant.table.js';

const columns = columnsOf(MerchantTable, 'm', { only: ['id', 'name', 'currency', 'timeZone', 'createdAt'] });

const newMerchant = insertInto(MerchantTable, {
  except: ['colour', 'logo', 'logoType', 'locale', 'paper', 'replyTo', 'terms', 'requiresSecondFactor'],
});
const insertMerchantRow = write<never>('insert_merchant', newMerchant.text);

/** Inserts a merchant whose settings have their defaults. */
export function insertMerchant(tx: Tx, merchant: Merchant): void {
  tx.write(insertMerchantRow, newMerchant.values(merchant));
}

const find = read<Merchant>('find_merchant', `select ${columns} from merchants m where m.merchant_id = $1`);

export const findMerchant = (reader: Reader, merchantId: string): Promise<Merchant | undefined> =>
  queryOne(reader, find, [merchantId]);

const lockRow = lockingRead<{ id: string }>(
  'lock_merchant',
  // Locks the merchant against concurrent changes of what is judged as a whole: its keys, team, webhooks and order settings.
  `select merchant_id as id from merchants where merchant_id = $1 for no key update`,
);

/** Locks the merchant until the transaction ends. Returns false when it does not exist. */
export const lockMerchant = async (tx: Tx, merchantId: string): Promise<boolean> =>
  (await queryOne(tx, lockRow, [merchantId])) !== undefined;

const listMerchantRows = read<Merchant>(
  'list_merchants',
  `select ${columns} from merchants m order by m.merchant_id desc`,
);

/** All merchants, the newest first, without pages. */
export const listMerchants = (reader: Reader): Promise<Merchant[]> => reader.query(listMerchantRows, []);
