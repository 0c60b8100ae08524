import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { publicPartOf } from '#domain/keys/format.js';
import { Failure } from './answer.js';
import { inBatches } from './batches.js';
import type { Prepared, Send } from './database.js';

/** The columns of a key's row that decide whether it may pass. */
export const keyColumns = `k.public_part as "publicPart", k.merchant_id as "merchantId", k.id as "apiKeyId",
  k.integration_id as "integrationId", k.secret_hash as "secretHash", k.scopes, k.expires_at is not null as expires,
  k.revoked_at is null and (k.expires_at is null or k.expires_at > now()) as active,
  (select json_object_agg(o.limit_name, o.value order by o.id) from limit_overrides o
    where o.merchant_id = k.merchant_id and o.integration_id = k.integration_id and o.ends_at > now()) as "limitOverrides"`;

export interface KeyRow {
  readonly publicPart: string;
  readonly merchantId: string;
  readonly apiKeyId: string;
  readonly integrationId: string;
  readonly limitOverrides: Readonly<Record<string, number>> | null;
  readonly secretHash: Buffer;
  readonly scopes: readonly string[];
  readonly expires: boolean;
  readonly active: boolean;
}

const noHash = Buffer.alloc(32);

/** The key that a request presents, and the part of it that finds its row; a malformed one finds nothing. */
export function presentedKey(request: IncomingMessage): { readonly key: string; readonly publicPart: string } {
  // Two header lines come joined with a comma, which no key holds.
  const header = request.headers['x-api-key'];
  const key = typeof header === 'string' ? header : '';
  return { key, publicPart: publicPartOf(key) ?? '' };
}

/** Looks keys up together. The statement takes their public parts. */
export const callersBy = <Row extends KeyRow>(send: Send, statement: Prepared): FindCaller<Row> =>
  inBatches(async (publicParts) => {
    const rows = await send<Row>(statement, [[...new Set(publicParts)]]);
    const byPart = new Map(rows.map((row) => [row.publicPart, row]));
    return publicParts.map((part) => byPart.get(part));
  });

export type FindCaller<Row> = (publicPart: string) => Promise<Row | undefined>;

/** Compares the key with its row in constant time, whether or not there is a row. */
export function requireKey<Row extends KeyRow>(row: Row | undefined, pepper: string, key: string): Row {
  const hash = createHmac('sha256', pepper).update(key).digest();
  const matches = timingSafeEqual(hash, row?.secretHash ?? noHash);
  if (!row || !matches || !row.active) {
    throw new Failure(401, 'api_key_invalid', 'The API key in X-API-Key is missing or invalid.');
  }
  return row;
}

export function requireScope(row: KeyRow, scope: string): void {
  if (!row.scopes.includes(scope))
    throw new Failure(403, 'scope_missing', `This request requires a key with the scope ${scope}.`);
}
