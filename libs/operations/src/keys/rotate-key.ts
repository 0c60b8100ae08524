import type { ApiKey } from '#domain/keys/api-key.js';
import { requireActiveKey } from '#domain/keys/active-keys.js';
import { notFound } from '#domain/errors.js';
import { lockApiKey, saveApiKeyRevoked } from '#persistence/keys/api-key.store.js';
import { audit } from '#persistence/audit/audit-entry.js';
import { lockMerchant } from '#persistence/merchants/merchant.store.js';
import type { Tx } from '#persistence/database/transaction.js';
import { eventOf } from '../events/new-event.js';
import { auditedAuthor, recordEvents } from '../events/record-events.js';
import { issueKey } from './issue-key.js';
import type { KeyActor } from './key-actor.js';

/**
 * Creates a new key with the same name, scopes, expiry and integration, and revokes the old key in the same commit. The
 * rate limit counters continue.
 * @throws Refusal `not_found` for the key; `conflict` key_not_active (docs/reference/keys.md#refusals)
 */
export async function rotateKey(
  tx: Tx,
  actor: KeyActor,
  pepper: string,
  apiKeyId: string,
): Promise<{ apiKey: ApiKey; secret: string }> {
  const { merchantId, staffId } = actor;
  await lockMerchant(tx, merchantId);
  const old = await lockApiKey(tx, merchantId, apiKeyId);
  if (!old) throw notFound('key');
  const now = await tx.now();
  requireActiveKey(old, now, 'rotated');

  const { integrationId, name, scopes, expiresAt } = old;
  const carriedOver = { merchantId, integrationId, name, scopes, expiresAt };
  const created = issueKey(tx, pepper, { ...carriedOver, createdAt: now, createdBy: staffId, rotatedFromId: old.id });
  const revoked = saveApiKeyRevoked(tx, old, { revokedAt: now, revokedBy: staffId, rotatedToId: created.apiKey.id });
  recordEvents(tx, auditedAuthor(merchantId, actor), [
    eventOf('api_key', 'created', now, created.apiKey),
    eventOf('api_key', 'rotated', now, revoked, { before: old }),
  ]);
  audit(tx, actor, { action: 'key.rotated', subjectId: old.id, details: { name }, at: now });
  return created;
}
