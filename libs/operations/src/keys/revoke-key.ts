import type { ApiKey } from '#domain/keys/api-key.js';
import { requireActiveKey } from '#domain/keys/active-keys.js';
import { notFound } from '#domain/errors.js';
import { lockApiKeyAndWrites, saveApiKeyEnded } from '#persistence/keys/api-key.store.js';
import { audit } from '#persistence/audit/audit-entry.js';
import type { Tx } from '#persistence/database/transaction.js';
import { eventOf } from '../events/new-event.js';
import { recordEvents } from '../events/record-events.js';
import type { Actor } from '../actor.js';

/**
 * Revokes a key permanently. It waits for writes that the key has begun. After commit, no request with the key is
 * accepted and no write of it commits.
 * @throws Refusal `not_found` for the key; `conflict` key_not_active (docs/reference/keys.md#refusals)
 */
export async function revokeKey(tx: Tx, actor: Actor, apiKeyId: string): Promise<ApiKey> {
  const { merchantId, staffId: revokedBy } = actor;
  const key = await lockApiKeyAndWrites(tx, merchantId, apiKeyId);
  if (!key) throw notFound('key');
  const revokedAt = await tx.now();
  requireActiveKey(key, revokedAt, 'revoked');

  const revoked = saveApiKeyEnded(tx, key, { revokedAt, revokedBy });
  const event = eventOf('api_key', 'revoked', revokedAt, revoked, { before: key });
  recordEvents(tx, actor, [event]);
  audit(tx, actor, { action: 'key.revoked', subjectId: key.id, details: { name: key.name }, at: revokedAt });
  return revoked;
}
