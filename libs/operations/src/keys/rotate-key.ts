import type { ApiKey } from '#domain/keys/api-key.js';
import { rotate, type Rotation, oldKeyActive } from '#domain/keys/rotate.js';
import { notFound } from '#domain/errors.js';
import { hasActiveReplacedKey, lockApiKeyAndWrites, saveApiKeyEnded } from '#persistence/keys/api-key.store.js';
import { audit } from '#persistence/audit/audit-entry.js';
import { lockMerchant } from '#persistence/merchants/merchant.store.js';
import type { Tx } from '#persistence/database/transaction.js';
import { changesBetween } from '../audit/audit-write.js';
import { eventOf } from '../events/new-event.js';
import { recordEvents } from '../events/record-events.js';
import { issueKey } from './issue-key.js';
import type { Actor } from '../actor.js';

/**
 * Creates a new key with the same name and integration, and ends the old key in the same commit: at once, or after
 * `keepOldFor`. The rate limit counters continue. One replaced key of an integration works on at a time.
 * @throws Refusal `not_found` for the key; `conflict` key_not_active, key_rotated, old_key_active; `invalid`
 *   scopes_invalid, expires_at_invalid (docs/reference/keys.md#rotate)
 */
export async function rotateKey(
  tx: Tx,
  actor: Actor,
  pepper: string,
  apiKeyId: string,
  rotation: Rotation = {},
): Promise<{ apiKey: ApiKey; secret: string }> {
  const { merchantId, staffId } = actor;
  // The key first, as in a write that it makes, which may lock the merchant.
  const old = await lockApiKeyAndWrites(tx, merchantId, apiKeyId);
  if (!old) throw notFound('key');
  await lockMerchant(tx, merchantId);
  const { integrationId, name, note, allowedAddresses } = old;
  const keeps = rotation.keepOldFor !== undefined;
  const [now, isOlderActive] = await Promise.all([
    tx.now(),
    keeps ? hasActiveReplacedKey(tx, merchantId, integrationId) : false,
  ]);
  const outcome = rotate(old, rotation, now);
  if (isOlderActive) throw oldKeyActive();

  const carriedOver = { merchantId, integrationId, name, note, allowedAddresses };
  const made = { ...outcome.next, createdAt: now, createdBy: staffId, rotatedFromId: old.id };
  const created = issueKey(tx, pepper, { ...carriedOver, ...made });
  const { expiresAt, revokedAt } = outcome.old;
  const revokedBy = revokedAt && staffId;
  const ended = saveApiKeyEnded(tx, old, { expiresAt, revokedAt, revokedBy, rotatedToId: created.apiKey.id });
  recordEvents(tx, actor, [
    eventOf('api_key', 'created', now, created.apiKey),
    eventOf('api_key', 'rotated', now, ended, { before: old }),
  ]);
  const changed = changesBetween({ scopes: old.scopes, expiresAt: old.expiresAt }, outcome.next);
  const details = {
    name,
    ...(Object.keys(changed).length > 0 ? { changed } : {}),
    ...(keeps ? { oldKeyWorksUntil: expiresAt?.toISOString() } : {}),
  };
  audit(tx, actor, { action: 'key.rotated', subjectId: old.id, details, at: now });
  return created;
}
