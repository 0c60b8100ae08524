import { randomBytes } from 'node:crypto';
import type { ApiKey } from '#domain/keys/api-key.js';
import { generateApiKey } from '#domain/keys/format.js';
import { insertApiKey } from '#persistence/keys/api-key.store.js';
import { newId } from '#persistence/database/new-id.js';
import type { Tx } from '#persistence/database/transaction.js';
import { hashApiKey } from '#accounts/hash-api-key.js';

type KeyInput = Pick<
  ApiKey,
  | 'merchantId'
  | 'integrationId'
  | 'name'
  | 'note'
  | 'allowedAddresses'
  | 'scopes'
  | 'expiresAt'
  | 'createdAt'
  | 'createdBy'
  | 'rotatedFromId'
>;

/** Generates a secret, stores the key (hashed) and returns both. The secret is stored nowhere. */
export function issueKey(tx: Tx, pepper: string, input: KeyInput): { apiKey: ApiKey; secret: string } {
  const { key, publicPart, lastFour } = generateApiKey(randomBytes);
  const apiKey: ApiKey = {
    ...input,
    id: newId(input.createdAt),
    publicPart,
    secretHash: hashApiKey(pepper, key),
    lastFour,
    revokedAt: null,
    revokedBy: null,
    rotatedToId: null,
    eventVersion: 1,
  };
  insertApiKey(tx, apiKey);
  return { apiKey, secret: key };
}
