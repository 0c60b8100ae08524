import { type Scope, scopes } from './api-key.js';

/** The scopes that let a key change something. */
export const writeScopes: readonly Scope[] = scopes.filter((scope) => !scope.endsWith(':read'));

/**
 * True when a key has none of the scopes that the route accepts, so the route answers 403. A route without scopes
 * accepts every key. (docs/reference/authentication.md#scopes)
 */
export function lacksScope(held: readonly Scope[], anyOf: readonly Scope[]): boolean {
  return anyOf.length > 0 && !anyOf.some((scope) => held.includes(scope));
}
