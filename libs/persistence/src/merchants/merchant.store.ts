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

const lockRow = lockingRead<{ currency: string }>(
  'lock_merchant',
  // Locks the merchant against concurrent changes of what is judged as a whole: its keys, team, webhooks, settings and
  // order settings. Rows that refer to the merchant can be inserted meanwhile.
  `select currency from merchants where merchant_id = $1 for no key update`,
);

/** Locks the merchant until the transaction ends. Undefined when it does not exist. */
export const lockMerchant = (tx: Tx, merchantId: string): Promise<{ readonly currency: string } | undefined> =>
  queryOne(tx, lockRow, [merchantId]);

const listMerchantRows = read<Merchant>(
  'list_merchants',
  `select ${columns} from merchants m order by m.merchant_id desc`,
);

/** All merchants, the newest first, without pages. */
export const listMerchants = (reader: Reader): Promise<Merchant[]> => reader.query(listMerchantRows, []);
