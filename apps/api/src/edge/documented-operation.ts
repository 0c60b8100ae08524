import type { Scope } from '#domain/keys/api-key.js';
import type { EndpointLimit } from '#domain/keys/limits.js';
import type { DocumentedAnswer } from '#http/openapi/documented-answer.js';
import type { DocumentedOperation } from '#http/openapi/documented-operation.js';
import type { Documented } from '#http/openapi/documented-refusals.js';
import { Reflector } from '@nestjs/core';

/** For the headers of every answer of a deprecated operation. */
interface Deprecation {
  readonly since: Date;
  /** The path that replaces it, a valid URI reference, given the `data` of a success; of another answer there is none. */
  readonly successor: (data: Readonly<Record<string, string | undefined>>) => string;
}

/** The facts about a route that guards, interceptors and hooks use. */
export interface OperationFacts {
  readonly id: string;
  /** One of them is enough. Without any, every valid key may call the operation. */
  readonly anyScope: readonly Scope[];
  /** Which part of a success response the handler returns. */
  readonly shape: DocumentedAnswer['shape'];
  readonly idempotency?: 'required' | 'optional';
  /** Its answer holds a secret: the stored answer is encrypted. */
  readonly hasSecretAnswer?: true;
  /** The limit of this operation, in addition to those of all requests. `lookupMissesPerMinute` counts only misses. */
  readonly limit?: EndpointLimit | 'lookupMissesPerMinute';
  readonly deprecated?: Deprecation;
}

/** The scopes of each operation by its id. Every declared operation adds its own. */
export const scopesOfOperations = new Map<string, readonly Scope[]>();

/** How guards and interceptors read it; hooks read it from the route's config. */
export const OperationMetadata = Reflector.createDecorator<OperationFacts>();

/** Declared once on the route, for guards, limits and OpenAPI. */
export interface OperationOptions extends Omit<OperationFacts, 'shape'>, DocumentedOperation {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** The refusals of its own rules; those of key, scope, body and idempotency are added. */
  readonly refusals?: readonly Documented[];
}
