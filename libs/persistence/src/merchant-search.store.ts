import type { Merchant } from '#domain/merchant/merchant.js';
import { containing } from './like.js';
import { one, type Reader, statement } from './statement.js';

/** A merchant as support sees it: how many keys it uses, and when it last did. */
export interface SupportedMerchant extends Merchant {
  readonly activeKeys: number;
  /** Null where no key was ever used. */
  readonly lastRequestAt: Date | null;
}

const shown = `m.merchant_id as id, m.name, m.currency, m.time_zone as "timeZone", m.created_at as "createdAt",
     (select count(*) from api_keys k where k.merchant_id = m.merchant_id and k.revoked_at is null
       and (k.expires_at is null or k.expires_at > now())) as "activeKeys",
     (select max(u.last_used_at) from api_key_uses u where u.merchant_id = m.merchant_id) as "lastRequestAt"
   from merchants m`;

const listAll = statement<SupportedMerchant>(
  'list_supported_merchants',
  `select ${shown} where m.merchant_id < $1 order by m.merchant_id desc limit $2`,
);
const listFound = statement<SupportedMerchant>(
  'search_supported_merchants',
  `select ${shown} where m.merchant_id < $1 and (m.name ilike $3 or m.merchant_id = $4::uuid)
   order by m.merchant_id desc limit $2`,
);

export interface MerchantSearch {
  /** Part of a name, whatever the case. */
  readonly text: string;
  /** Where the text is an id. */
  readonly merchantId: string | undefined;
}

/** Merchants below an id, newest first; those that a search finds, where there is one. (portal.md, support/merchants) */
export const listSupportedMerchants = (
  reader: Reader,
  search: MerchantSearch | undefined,
  before: string,
  count: number,
): Promise<SupportedMerchant[]> =>
  search
    ? reader.query(listFound, [before, count, containing(search.text), search.merchantId ?? null])
    : reader.query(listAll, [before, count]);

const find = statement<SupportedMerchant>('find_supported_merchant', `select ${shown} where m.merchant_id = $1`);

export const findSupportedMerchant = (reader: Reader, merchantId: string): Promise<SupportedMerchant | undefined> =>
  one(reader, find, [merchantId]);
