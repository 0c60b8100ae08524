import { randomBytes } from 'node:crypto';
import type { ApiKey } from '#domain/api-key/api-key.js';
import { composeApiKey } from '#domain/api-key/format.js';
import { insertApiKey } from '#persistence/api-key.store.js';
import { newId } from '#persistence/new-id.js';
import type { Tx } from '#persistence/tx.js';
import { hashApiKey } from './hash-api-key.js';

type Given = Pick<
  ApiKey,
  'merchantId' | 'integrationId' | 'name' | 'scopes' | 'expiresAt' | 'createdAt' | 'createdBy' | 'rotatedFromId'
>;

/** Draws a new secret, stores its key and gives both: the secret is in no other place. */
export function composeKey(tx: Tx, pepper: string, given: Given): { apiKey: ApiKey; secret: string } {
  const { key, publicPart, lastFour } = composeApiKey(randomBytes);
  const apiKey: ApiKey = {
    ...given,
    id: newId(given.createdAt),
    publicPart,
    secretHash: hashApiKey(pepper, key),
    lastFour,
    revokedAt: null,
    revokedBy: null,
    rotatedToId: null,
  };
  insertApiKey(tx, apiKey);
  return { apiKey, secret: key };
}
