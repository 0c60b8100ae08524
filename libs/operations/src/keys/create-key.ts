import type { ApiKey, Scope } from '#domain/keys/api-key.js';
import { requireBelowKeyLimit, validateNewKey } from '#domain/keys/active-keys.js';
import { notFound } from '#domain/errors.js';
import { countActiveKeys, insertIntegration } from '#persistence/keys/api-key.store.js';
import { audit } from '#persistence/audit/audit-entry.js';
import { lockMerchant } from '#persistence/merchants/merchant.store.js';
import { newId } from '#persistence/database/new-id.js';
import type { Tx } from '#persistence/database/transaction.js';
import { eventOf } from '../events/new-event.js';
import { recordEvents } from '../events/record-events.js';
import { issueKey } from './issue-key.js';
import type { Actor } from '../actor.js';

export interface NewKey {
  readonly name: string;
  readonly scopes: readonly Scope[];
  readonly expiresAt: Date | null;
  readonly note?: string | null;
  /** Null: from anywhere. */
  readonly allowedAddresses?: readonly string[] | null;
}

/** The key record and its secret, which is returned only here. */
export interface CreatedKey {
  readonly apiKey: ApiKey;
  readonly secret: string;
}

/**
 * Creates a key and its integration. A merchant has at most 10 active keys, also under concurrent requests.
 * @throws Refusal `not_found` for the merchant; `invalid` key_name_invalid, scopes_invalid, expires_at_invalid;
 *   `conflict` too_many_keys (docs/reference/keys.md#create)
 */
export async function createKey(tx: Tx, actor: Actor, pepper: string, input: NewKey): Promise<CreatedKey> {
  const { merchantId, staffId } = actor;
  if (!(await lockMerchant(tx, merchantId))) throw notFound('merchant');
  const [activeKeys, now] = await Promise.all([countActiveKeys(tx, merchantId), tx.now()]);
  validateNewKey(input, now);
  requireBelowKeyLimit(activeKeys);

  const integrationId = newId(now);
  insertIntegration(tx, { merchantId, id: integrationId, type: 'public_api', createdAt: now });
  const place = { merchantId, integrationId, createdAt: now, createdBy: staffId, rotatedFromId: null };
  const created = issueKey(tx, pepper, { note: null, allowedAddresses: null, ...input, ...place });
  recordEvents(tx, actor, [eventOf('api_key', 'created', now, created.apiKey)]);
  audit(tx, actor, { action: 'key.created', subjectId: created.apiKey.id, details: { name: input.name }, at: now });
  return created;
}
