import { defaultLimits, type LimitName } from '#domain/keys/limits.js';
import { notFound, Refusal } from '#domain/errors.js';
import { findApiKey } from '#persistence/keys/api-key.store.js';
import { audit } from '#persistence/audit/audit-entry.js';
import { insertLimitOverride } from '#persistence/keys/limit-override.store.js';
import { newId } from '#persistence/database/new-id.js';
import type { Tx } from '#persistence/database/transaction.js';
import type { Actor } from '../actor.js';

export interface LimitOverride {
  readonly apiKeyId: string;
  readonly limit: string;
  /** An integer, 1 or more. Replaces the default limit; may be lower or higher. */
  readonly value: number;
  readonly reason: string;
  readonly endsAt: Date;
}

/**
 * Overrides one limit of one key until an end date. The override also applies to keys that replace it by rotation.
 * @throws Refusal `not_found` for the key; `invalid` limit_override_invalid (docs/reference/limits.md#overrides)
 */
export async function overrideLimit(tx: Tx, actor: Actor, input: LimitOverride): Promise<void> {
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

/** Returns the name of the limit. @throws Refusal `invalid` limit_override_invalid */
function requireValidOverride({ limit, value, reason, endsAt }: LimitOverride, now: Date): LimitName {
  const invalid = (message: string) => new Refusal('invalid', 'limit_override_invalid', message);
  const names = (Object.keys(defaultLimits) as LimitName[]).filter((name) => name !== 'failedAuthentications');
  const known = names.find((name) => name === limit);
  if (known === undefined) throw invalid(`limit must be one of ${names.join(', ')}.`);
  if (!Number.isInteger(value) || value < 1 || value > 1_000_000) throw invalid('value must be from 1 to 1,000,000.');
  if (reason.trim() === '' || reason.length > 500) throw invalid('reason must be text of 1 to 500 characters.');
  if (!(endsAt > now)) throw invalid('the end must be in the future.');
  return known;
}
