import { randomBytes } from 'node:crypto';
import type { ApiKey, Scope } from '#domain/api-key/api-key.js';
import { composeApiKey } from '#domain/api-key/format.js';
import { insertApiKey, insertIntegration } from '#persistence/api-key.store.js';
import { newId } from '#persistence/new-id.js';
import type { Tx } from '#persistence/tx.js';
import { hashApiKey } from '../steps/hash-api-key.js';

export interface NewKey {
  readonly name: string;
  readonly scopes: readonly Scope[];
  readonly expiresAt: Date | null;
}

/** The record, and the secret that is never to be had again. */
export interface CreatedKey {
  readonly apiKey: ApiKey;
  readonly secret: string;
}

/** Makes a key, and the integration that it stands for. (public-api.md, API key record; decisions.md section 7) */
export async function createKey(
  tx: Tx,
  { merchantId, staffId }: { merchantId: string; staffId: string | null },
  pepper: string,
  input: NewKey,
): Promise<CreatedKey> {
  const now = await tx.now();
  const { key, publicPart, lastFour } = composeApiKey(randomBytes);
  const integrationId = newId(now);
  const apiKey: ApiKey = {
    merchantId,
    id: newId(now),
    integrationId,
    name: input.name,
    publicPart,
    secretHash: hashApiKey(pepper, key),
    lastFour,
    scopes: input.scopes,
    createdAt: now,
    createdBy: staffId,
    expiresAt: input.expiresAt,
    revokedAt: null,
    revokedBy: null,
    rotatedFromId: null,
    rotatedToId: null,
  };
  insertIntegration(tx, { merchantId, id: integrationId, type: 'public_api', createdAt: now });
  insertApiKey(tx, apiKey);
  return { apiKey, secret: key };
}
