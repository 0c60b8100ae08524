import type { ApiKey, Integration, Scope } from '#domain/api-key/api-key.js';
import type { Limits } from '#domain/limits.js';
import { one, type Reader, statement } from './statement.js';
import type { Tx } from './tx.js';

/** What every request needs to know of its key and the key's merchant. */
export interface PresentedKey {
  readonly merchantId: string;
  readonly merchantName: string;
  readonly currency: string;
  readonly timeZone: string;
  readonly apiKeyId: string;
  readonly integrationId: string;
  readonly integrationType: 'public_api';
  readonly secretHash: Uint8Array;
  readonly scopes: readonly Scope[];
  /** Not revoked and not expired, by the database's clock. */
  readonly active: boolean;
  /** It will expire: a write that it began must not commit afterwards. */
  readonly expires: boolean;
  /** What an operator has set in place of the common limits, as long as it holds; null where nothing. */
  readonly limitOverrides: Partial<Limits> | null;
}

const findPresented = statement<PresentedKey>(
  'find_presented_key',
  `select k.merchant_id as "merchantId", m.name as "merchantName", m.currency, m.time_zone as "timeZone",
     k.id as "apiKeyId", k.integration_id as "integrationId", 'public_api' as "integrationType",
     k.secret_hash as "secretHash", k.scopes,
     k.revoked_at is null and (k.expires_at is null or k.expires_at > now()) as active,
     k.expires_at is not null as expires,
     (select json_object_agg(o.limit_name, o.value order by o.id) from limit_overrides o
       where o.merchant_id = k.merchant_id and o.integration_id = k.integration_id and o.ends_at > now()) as "limitOverrides"
   from api_keys k join merchants m on m.merchant_id = k.merchant_id
   where k.public_part = $1`,
);

/** The key with this public part, read anew for each request, so that a revocation holds at once. */
export const findPresentedKey = (reader: Reader, publicPart: string): Promise<PresentedKey | undefined> =>
  one(reader, findPresented, [publicPart]);

const insertIntegrationRow = statement<never>(
  'insert_integration',
  `insert into integrations (merchant_id, id, type, created_at) values ($1, $2, $3, $4)`,
);

export function insertIntegration(tx: Tx, integration: Integration): void {
  tx.write(insertIntegrationRow, [integration.merchantId, integration.id, integration.type, integration.createdAt]);
}

const insertKeyRow = statement<never>(
  'insert_api_key',
  `insert into api_keys (merchant_id, id, integration_id, name, public_part, secret_hash, last_four, scopes, created_at,
     created_by, expires_at, rotated_from_id)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
);

/** A new key is active: it has no revocation, and no successor. */
export type NewApiKey = Omit<ApiKey, 'revokedAt' | 'revokedBy' | 'rotatedToId'>;

export function insertApiKey(tx: Tx, key: NewApiKey): void {
  tx.write(insertKeyRow, [
    ...[key.merchantId, key.id, key.integrationId, key.name, key.publicPart, key.secretHash, key.lastFour],
    ...[key.scopes, key.createdAt, key.createdBy, key.expiresAt, key.rotatedFromId],
  ]);
}
