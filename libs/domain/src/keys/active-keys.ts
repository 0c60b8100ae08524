import { Refusal } from '../errors.js';
import { cleanText, hasMaxLength } from '../text.js';
import { type ApiKey, scopes as allScopes, type Scope } from './api-key.js';
import { apiKeyStatus } from './format.js';

/** The maximum number of active keys per merchant. (docs/reference/keys.md#ten-active-keys) */
export const maxActiveKeys = 10;

/**
 * `active` counts a key and its replaced key, which works on after a rotation, as one.
 * @throws Refusal `conflict` too_many_keys when the merchant has the maximum number of active keys
 *   (docs/reference/keys.md#ten-active-keys)
 */
export function requireBelowKeyLimit(active: number): void {
  if (active >= maxActiveKeys) throw tooManyKeys();
}

export function tooManyKeys(): Refusal {
  const message = `At most ${maxActiveKeys} keys may be active. Revoke a key that is no longer needed.`;
  return new Refusal('conflict', 'too_many_keys', message);
}

/** @throws Refusal `conflict` key_not_active when the key is revoked or expired (docs/reference/keys.md#record) */
export function requireActiveKey(key: Pick<ApiKey, 'revokedAt' | 'expiresAt'>, now: Date, action: string): void {
  const status = apiKeyStatus(key, now);
  if (status !== 'active') throw keyNotActive(status, action);
}

export const keyNotActive = (status: string, action: string): Refusal =>
  new Refusal('conflict', 'key_not_active', `The key's status is ${status}, so it cannot be ${action}.`);

/**
 * Validates the fields of a new key.
 * @throws Refusal `invalid` key_name_invalid (1 to 80 characters), scopes_invalid (at least one, no duplicates),
 *   expires_at_invalid (not in the future) (docs/reference/keys.md#create)
 */
export function validateNewKey(
  input: { readonly name: string; readonly scopes: readonly Scope[]; readonly expiresAt: Date | null },
  now: Date,
): void {
  validateKeyName(input.name);
  validateScopes(input.scopes);
  validateExpiry(input.expiresAt, now);
}

/** @throws Refusal `invalid` key_name_invalid (docs/reference/keys.md#change) */
export function validateKeyName(name: string): void {
  const text = cleanText(name)?.trim() ?? '';
  if (text !== '' && hasMaxLength(name, 80)) return;
  throw new Refusal('invalid', 'key_name_invalid', 'name must be text of 1 to 80 characters.');
}

/** @throws Refusal `invalid` scopes_invalid (docs/reference/keys.md#create) */
export function validateScopes(scopes: readonly Scope[]): void {
  const known = scopes.every((scope) => allScopes.includes(scope));
  if (known && scopes.length > 0 && new Set(scopes).size === scopes.length) return;
  throw new Refusal('invalid', 'scopes_invalid', `scopes must be one or more of ${allScopes.join(', ')}, each once.`);
}

/** @throws Refusal `invalid` expires_at_invalid (docs/reference/keys.md#create) */
export function validateExpiry(expiresAt: Date | null, now: Date): void {
  if (expiresAt !== null && expiresAt <= now) throw expiryPast();
}

export const expiryPast = (): Refusal =>
  new Refusal('invalid', 'expires_at_invalid', 'expiresAt must be in the future.');
