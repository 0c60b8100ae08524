import type { ApiKey, Integration, Scope } from '#domain/keys/api-key.js';
import type { Limits } from '#domain/keys/limits.js';
import { columnsOf, insertInto, updateOf } from '../database/entities/entity-sql.js';
import { apiKeyLock } from '../database/locks.js';
import {
  clock,
  lockingRead,
  queryOne,
  quickRead,
  read,
  readAt,
  type ReadAt,
  type Reader,
  write,
} from '../database/statement.js';
import type { Tx } from '../database/transaction.js';
import { ApiKeyTable, IntegrationTable } from './api-key.table.js';

/** What a request needs to know about its key and the key's merchant. */
export interface PresentedKey {
  readonly merchantId: string;
  readonly merchantName: string;
  readonly currency: string;
  readonly timeZone: string;
  readonly apiKeyId: string;
  readonly integrationId: string;
  readonly integrationType: 'public_api';
  readonly publicPart: string;
  readonly secretHash: Uint8Array;
  readonly scopes: readonly Scope[];
  /** Null: it may be used from anywhere. */
  readonly allowedAddresses: readonly string[] | null;
  /** Not revoked and not expired, by the database time. */
  readonly active: boolean;
  /** It has an expiry: a write of it must not commit afterwards. */
  readonly expires: boolean;
  /** Limits that an operator has overridden and that are in force; null when there are none. */
  readonly limitOverrides: Partial<Limits> | null;
}

const findPresented = quickRead<PresentedKey>(
  'find_presented_keys',
  `select k.merchant_id as "merchantId", m.name as "merchantName", m.currency, m.time_zone as "timeZone",
     k.id as "apiKeyId", k.integration_id as "integrationId", 'public_api' as "integrationType",
     k.public_part as "publicPart", k.secret_hash as "secretHash", k.scopes,
     k.allowed_addresses as "allowedAddresses",
     k.revoked_at is null and (k.expires_at is null or k.expires_at > now()) as active,
     k.expires_at is not null as expires,
     (select json_object_agg(o.limit_name, o.value order by o.id) from limit_overrides o
       where o.merchant_id = k.merchant_id and o.integration_id = k.integration_id and o.ends_at > now()) as "limitOverrides"
   from api_keys k join merchants m on m.merchant_id = k.merchant_id
   where k.public_part = any ($1)`,
);

/**
 * Finds the keys with these public parts; unknown ones are left out. They are read for each request, so that a revocation
 * is effective immediately.
 */
export const findPresentedKeys = (reader: Reader, publicParts: readonly string[]): Promise<PresentedKey[]> =>
  reader.query(findPresented, [publicParts]);

const newIntegration = insertInto(IntegrationTable);
const insertIntegrationRow = write<never>('insert_integration', newIntegration.text);

/** Inserts the integration that a key and its later replacements belong to. */
export function insertIntegration(tx: Tx, integration: Integration): void {
  tx.write(insertIntegrationRow, newIntegration.values(integration));
}

const keyColumns = columnsOf(ApiKeyTable, 'k');

const lockWrites = write<never>('lock_writes_of_key', 'select pg_advisory_xact_lock($1::bigint)');
const ofKey = `select ${keyColumns} from api_keys k where k.merchant_id = $1 and k.id = $2`;
const lockEnding = lockingRead<ApiKey>('lock_api_key', `${ofKey} for update`);
const lockChanging = lockingRead<ApiKey>('lock_api_key_row', `${ofKey} for no key update`);

/**
 * Locks the row of the key, and its writes: it takes the advisory lock exclusively that they share (claim_write in the
 * migration), so it waits for running writes and blocks new ones.
 */
export async function lockApiKeyAndWrites(tx: Tx, merchantId: string, apiKeyId: string): Promise<ApiKey | undefined> {
  const [, key] = await Promise.all([
    tx.query(lockWrites, [apiKeyLock(merchantId, apiKeyId)]),
    queryOne(tx, lockEnding, [merchantId, apiKeyId]),
  ]);
  return key;
}

/** Locks only the row of the key, for a change that does not end the key: its requests and its usage go on. */
export const lockApiKeyRow = (tx: Tx, merchantId: string, apiKeyId: string): Promise<ApiKey | undefined> =>
  queryOne(tx, lockChanging, [merchantId, apiKeyId]);

/** A key with its last use and the names of people. */
export interface ShownApiKey extends ApiKey {
  readonly lastUsedAt: Date | null;
  readonly lastUsedUserAgent: string | null;
  /** Names of the staff members who created and revoked it; null for an operator. */
  readonly createdByName: string | null;
  readonly revokedByName: string | null;
}

/** A key with the time of the read. */
export type ListedApiKey = ShownApiKey & ReadAt;

const shownKey = `${keyColumns}, u.last_used_at as "lastUsedAt", u.last_user_agent as "lastUsedUserAgent",
     (select s.name from sign_in.staff s where s.id = k.created_by) as "createdByName",
     (select s.name from sign_in.staff s where s.id = k.revoked_by) as "revokedByName", ${readAt}
   from api_keys k left join api_key_uses u on u.merchant_id = k.merchant_id and u.api_key_id = k.id`;

const findKey = read<ListedApiKey>('find_api_key', `select ${shownKey} where k.merchant_id = $1 and k.id = $2`);

/** A key of any status, with its last use, the names of people and the time of the read. */
export const findApiKey = (reader: Reader, merchantId: string, apiKeyId: string): Promise<ListedApiKey | undefined> =>
  queryOne(reader, findKey, [merchantId, apiKeyId]);

const listKeys = read<ListedApiKey>(
  'list_api_keys',
  `select ${shownKey} where k.merchant_id = $1
   order by k.revoked_at is not null, coalesce(k.expires_at <= ${clock}, false), k.id desc limit 1000`,
);

/** The keys of a merchant: active ones first, then expired and revoked ones, newest first; of many rotations the newest. */
export const listApiKeys = (reader: Reader, merchantId: string): Promise<ListedApiKey[]> =>
  reader.query(listKeys, [merchantId]);

// By clock_timestamp(), not by the start of the transaction: it may have waited for the merchant's lock, and a key may have
// expired meanwhile.
const countActive = read<{ count: number }>(
  'count_active_keys',
  `select count(distinct integration_id) as count from api_keys
   where merchant_id = $1 and revoked_at is null and (expires_at is null or expires_at > clock_timestamp())`,
);

/**
 * Counts active keys. A key and the one that it replaced belong to one integration and count once, so a rotation never
 * changes the number. The caller has locked the merchant, so that concurrent creations are
 * counted.
 */
export const countActiveKeys = async (tx: Tx, merchantId: string): Promise<number> =>
  (await queryOne(tx, countActive, [merchantId]))?.count ?? 0;

const findReplaced = read<{ id: string }>(
  'find_active_replaced_key',
  `select id from api_keys
   where merchant_id = $1 and integration_id = $2 and rotated_to_id is not null and revoked_at is null
     and expires_at > ${clock} limit 1`,
);

/** Whether an earlier key of the integration still works. The caller has locked the merchant. */
export const hasActiveReplacedKey = async (tx: Tx, merchantId: string, integrationId: string): Promise<boolean> =>
  (await queryOne(tx, findReplaced, [merchantId, integrationId])) !== undefined;

const endedKey = updateOf(ApiKeyTable, {
  set: ['expiresAt', 'revokedAt', 'revokedBy', 'rotatedToId', 'eventVersion'],
  where: ['merchantId', 'id'],
});
const endRow = write<never>('end_api_key', endedKey.text);

/** Ends a key, at once or by an expiry, and returns it. A rotation also stores the id of the new key. */
export function saveApiKeyEnded(
  tx: Tx,
  key: ApiKey,
  end: Partial<Pick<ApiKey, 'expiresAt' | 'revokedAt' | 'revokedBy' | 'rotatedToId'>>,
): ApiKey {
  const ended = { ...key, ...end, eventVersion: key.eventVersion + 1 };
  tx.write(endRow, endedKey.values(ended));
  return ended;
}

const changedKey = updateOf(ApiKeyTable, { set: ['name', 'note', 'allowedAddresses'], where: ['merchantId', 'id'] });
const changeRow = write<never>('update_api_key', changedKey.text);

/** Saves name, note and allowed addresses, and nothing else of the key. */
export function saveApiKey(tx: Tx, key: ApiKey): void {
  tx.write(changeRow, changedKey.values(key));
}

const newKey = insertInto(ApiKeyTable, { except: ['revokedAt', 'revokedBy', 'rotatedToId'] });
const insertKeyRow = write<never>('insert_api_key', newKey.text);

/** A new key is active: it is not revoked and has no successor. */
export type NewApiKey = Omit<ApiKey, 'revokedAt' | 'revokedBy' | 'rotatedToId'>;

/** Inserts an active key. Of its secret only the hash is stored. */
export function insertApiKey(tx: Tx, key: NewApiKey): void {
  tx.write(insertKeyRow, newKey.values(key));
}
