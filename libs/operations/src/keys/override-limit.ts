import { notFound } from '#domain/errors.js';
import { type LimitOverride, requireValidOverride } from '#domain/keys/override-limit.js';
import { findApiKey } from '#persistence/keys/api-key.store.js';
import { audit } from '#persistence/audit/audit-entry.js';
import { insertLimitOverride } from '#persistence/keys/limit-override.store.js';
import { newId } from '#persistence/database/new-id.js';
import type { Tx } from '#persistence/database/transaction.js';
import type { Actor } from '../actor.js';

export interface KeyLimitOverride extends LimitOverride {
  readonly apiKeyId: string;
}

/**
 * Overrides one limit of one key until an end date. The override also applies to keys that replace it by rotation.
 * @throws Refusal `not_found` for the key; `invalid` limit_override_invalid (docs/reference/limits.md#overrides)
 */
export async function overrideLimit(tx: Tx, actor: Actor, input: KeyLimitOverride): Promise<void> {
  const now = await tx.now();
  const limitName = requireValidOverride(input, now);
  const key = await findApiKey(tx, actor.merchantId, input.apiKeyId);
  if (!key) throw notFound('key');

  const { value, reason, endsAt } = input;
  const { merchantId } = actor;
  insertLimitOverride(tx, {
    merchantId,
    id: newId(now),
    integrationId: key.integrationId,
    limitName,
    value,
    reason,
    endsAt,
    createdAt: now,
  });
  const details = { limit: limitName, value, reason, endsAt: endsAt.toISOString() };
  audit(tx, actor, { action: 'key.limit_overridden', subjectId: key.id, details, at: now });
}
