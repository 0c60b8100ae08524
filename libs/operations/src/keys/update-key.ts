import type { ApiKey } from '#domain/keys/api-key.js';
import { validateKeyName } from '#domain/keys/active-keys.js';
import { notFound } from '#domain/errors.js';
import { lockApiKeyRow, saveApiKey } from '#persistence/keys/api-key.store.js';
import { audit } from '#persistence/audit/audit-entry.js';
import type { Tx } from '#persistence/database/transaction.js';
import { changesBetween } from '../audit/audit-write.js';
import type { Actor } from '../actor.js';

/** What is absent stays as it is. */
export interface KeyChange {
  readonly name?: string | undefined;
  /** Null: none. */
  readonly note?: string | null | undefined;
  /** Null: it may be used from anywhere. */
  readonly allowedAddresses?: readonly string[] | null | undefined;
}

/**
 * Changes the name, the note or the addresses of a key, also of one that has ended. Scopes are changed by a rotation alone.
 * @throws Refusal `not_found` for the key; `invalid` key_name_invalid (docs/reference/keys.md#change)
 */
export async function updateKey(
  tx: Tx,
  actor: Actor,
  { apiKeyId, change }: { readonly apiKeyId: string; readonly change: KeyChange },
): Promise<void> {
  const key = await lockApiKeyRow(tx, actor.merchantId, apiKeyId);
  if (!key) throw notFound('key');
  const { name = key.name, note = key.note, allowedAddresses = key.allowedAddresses } = change;
  validateKeyName(name);
  const after: ApiKey = { ...key, name, note, allowedAddresses };
  const { note: changedNote, ...changed } = changesBetween(changeable(key), changeable(after));
  if (!changedNote && Object.keys(changed).length === 0) return;
  saveApiKey(tx, after);
  // A note is free text: the log says that it changed, and not how.
  const details = { name, changed: { ...changed, ...(changedNote ? { note: 'changed' } : {}) } };
  audit(tx, actor, { action: 'key.updated', subjectId: key.id, details, at: await tx.now() });
}

const changeable = ({ name, note, allowedAddresses }: ApiKey): object => ({ name, note, allowedAddresses });
