import type { Scope } from '#domain/keys/api-key.js';
import type { EndpointLimit } from '#domain/keys/limits.js';
import type { DocumentedAnswer } from '#http/openapi/documented-answer.js';
import type { DocumentedOperation } from '#http/openapi/documented-operation.js';
import type { Documented } from '#http/openapi/documented-refusals.js';
import { Reflector } from '@nestjs/core';

/** What guards, interceptors and hooks need to know of a route. */
export interface OperationFacts {
  readonly id: string;
  /** One of them is enough; none: any valid key. */
  readonly anyScope: readonly Scope[];
  /** What of a success a handler returns. */
  readonly shape: DocumentedAnswer['shape'];
  readonly idempotency?: 'required' | 'optional';
  /** Its own limit, in addition to those of all requests. Of look-ups only the misses count. */
  readonly limit?: EndpointLimit | 'lookupMissesPerMinute';
  /** Since when, and the path (a valid URI reference) that takes its place: every answer says so in its headers. */
  readonly deprecated?: { readonly since: Date; readonly successor: string };
}

/** How guards and interceptors read it; hooks read it from the route's config. */
export const OperationMetadata = Reflector.createDecorator<OperationFacts>();

/** Said once on the route: guards, limits and OpenAPI read the same words. */
export interface OperationOptions extends Omit<OperationFacts, 'shape'>, DocumentedOperation {
  readonly method: 'GET' | 'POST';
  /** The refusals that its own rules can come to; those of key, scope, body and idempotency are added. */
  readonly refusals?: readonly Documented[];
}
