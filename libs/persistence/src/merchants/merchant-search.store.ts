import type { Merchant } from '#domain/merchants/merchant.js';
import { columnsOf } from '../database/entities/entity-sql.js';
import { beginningWith, containing, isShortSearch, firstCharacters } from '../database/like.js';
import { newestMatches, rowsScanned, type Search } from '../database/newest-matches.js';
import { queryOne, read, type Reader } from '../database/statement.js';
import { MerchantTable } from './merchant.table.js';

/** A merchant as support sees it, with the number of its keys and their last use. */
export interface SupportedMerchant extends Merchant {
  readonly activeKeys: number;
  /** Null when no key was ever used. */
  readonly lastRequestAt: Date | null;
}

const shown = `${columnsOf(MerchantTable, 'm', { only: ['id', 'name', 'currency', 'timeZone', 'createdAt'] })},
     (select count(distinct k.integration_id) from api_keys k where k.merchant_id = m.merchant_id and k.revoked_at is null
       and (k.expires_at is null or k.expires_at > now())) as "activeKeys",
     (select max(u.last_used_at) from api_key_uses u where u.merchant_id = m.merchant_id) as "lastRequestAt"
   from merchants m`;

const listAll = read<SupportedMerchant>(
  'list_supported_merchants',
  `select ${shown} where m.merchant_id < $1 order by m.merchant_id desc limit $2`,
);
const searchBy = (name: string, matches: string): Search<SupportedMerchant> => ({
  newest: read(
    `${name}_newest`,
    `select ${shown} join (
       select m.merchant_id from (
         select * from merchants where merchant_id < $1 order by merchant_id desc limit ${rowsScanned}) m
       where ${matches} order by m.merchant_id desc limit $2) page using (merchant_id)
     order by m.merchant_id desc`,
  ),
  all: read(
    name,
    `with found as materialized (select m.merchant_id from merchants m where m.merchant_id < $1 and ${matches})
     select ${shown} join (select merchant_id from found order by merchant_id desc limit $2) page using (merchant_id)
     order by m.merchant_id desc`,
  ),
});
const searchContaining = searchBy('search_supported_merchants', `(m.name ilike $3 or m.merchant_id = $4::uuid)`);
const searchBeginning = searchBy(
  'search_supported_merchants_beginning',
  `(${firstCharacters('m.name')} like lower($3) or m.merchant_id = $4::uuid)`,
);

export interface MerchantSearch {
  /** A part of a name, case-insensitive. With fewer than three characters, it must be a prefix. */
  readonly text: string;
  /** Set when the text is an id. */
  readonly merchantId: string | undefined;
}

/** Lists merchants below an id, newest first. With a search it is a slow read. */
export function listSupportedMerchants(
  reader: Reader,
  search: MerchantSearch | undefined,
  before: string,
  count: number,
): Promise<SupportedMerchant[]> {
  if (!search) return reader.query(listAll, [before, count]);
  const short = isShortSearch(search.text);
  const pattern = short ? beginningWith(search.text) : containing(search.text);
  const values = [before, count, pattern, search.merchantId ?? null];
  return newestMatches(reader, short ? searchBeginning : searchContaining, values, count);
}

const find = read<SupportedMerchant>('find_supported_merchant', `select ${shown} where m.merchant_id = $1`);

export const findSupportedMerchant = (reader: Reader, merchantId: string): Promise<SupportedMerchant | undefined> =>
  queryOne(reader, find, [merchantId]);
