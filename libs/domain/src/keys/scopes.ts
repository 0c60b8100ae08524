import type { Scope } from './api-key.js';

/**
 * True when a key holds none of the scopes of which a route asks for any one: it is then answered 403. A route that names
 * no scope lacks none. (docs/reference/authentication.md#scopes)
 */
export function lacksScope(held: readonly Scope[], anyOf: readonly Scope[]): boolean {
  return anyOf.length > 0 && !anyOf.some((scope) => held.includes(scope));
}
