import type { Merchant } from '#domain/merchants/merchant.js';
import { queryOne, type Reader, statement } from '../database/statement.js';
import type { Tx } from '../database/transaction.js';

const insertMerchantRow = statement<never>(
  'insert_merchant',
  `insert into merchants (merchant_id, name, currency, time_zone, created_at) values ($1, $2, $3, $4, $5)`,
);

export function insertMerchant(tx: Tx, merchant: Merchant): void {
  tx.write(insertMerchantRow, [
    ...[merchant.id, merchant.name, merchant.currency, merchant.timeZone, merchant.createdAt],
  ]);
}

const find = statement<Merchant>(
  'find_merchant',
  `select merchant_id as id, name, currency, time_zone as "timeZone", created_at as "createdAt"
   from merchants where merchant_id = $1`,
);

export const findMerchant = (reader: Reader, merchantId: string): Promise<Merchant | undefined> =>
  queryOne(reader, find, [merchantId]);

const lockRow = statement<{ id: string }>(
  'lock_merchant',
  // Locks the merchant against concurrent changes of its keys: the active ones are counted under this lock.
  `select merchant_id as id from merchants where merchant_id = $1 for no key update`,
);

/** Locks the merchant until the transaction ends. Returns false when it does not exist. */
export const lockMerchant = async (tx: Tx, merchantId: string): Promise<boolean> =>
  (await queryOne(tx, lockRow, [merchantId])) !== undefined;

const listMerchantRows = statement<Merchant>(
  'list_merchants',
  `select merchant_id as id, name, currency, time_zone as "timeZone", created_at as "createdAt"
   from merchants order by merchant_id desc`,
);

export const listMerchants = (reader: Reader): Promise<Merchant[]> => reader.query(listMerchantRows, []);
