import type { Scope } from './api-key.js';

/**
 * True when a key has none of the scopes that the route accepts, so the route answers 403. A route without scopes
 * accepts every key. (docs/reference/authentication.md#scopes)
 */
export function lacksScope(held: readonly Scope[], anyOf: readonly Scope[]): boolean {
  return anyOf.length > 0 && !anyOf.some((scope) => held.includes(scope));
}
