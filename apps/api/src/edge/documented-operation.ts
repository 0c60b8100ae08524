import type { Scope } from '#domain/api-key/api-key.js';
import type { Type } from '@nestjs/common';
import type { Refused } from './documented-refusals.js';

/** How a success looks: `data` is one thing, `page` a cursor list of them, `whole` the body beside `success` itself. */
export interface DocumentedAnswer {
  readonly status?: 200 | 201;
  readonly description: string;
  readonly shape: 'data' | 'page' | 'whole';
  readonly type: Type;
  /** What stands in `data`, in each item of the page, or beside `success`. */
  readonly example: object;
}

/** What the edge itself needs to know of a route, and reads at run time from the route's config. */
export interface OperationFacts {
  readonly id: string;
  /** One of them is enough; none: any valid key. */
  readonly anyScope: readonly Scope[];
  readonly idempotency?: 'required' | 'optional';
}

export interface DocumentedQuery {
  readonly name: string;
  readonly description: string;
  readonly schema?: Record<string, unknown>;
}

/** Said once on the route: guard, limits and OpenAPI read the same words. */
export interface OperationOptions extends OperationFacts {
  readonly method: 'GET' | 'POST';
  /** Below /v1/public, with `:name` for a parameter. */
  readonly path: string;
  readonly tag: string;
  readonly summary: string;
  readonly description: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: readonly DocumentedQuery[];
  readonly body?: { readonly type: Type; readonly example: object };
  readonly answer: DocumentedAnswer;
  /** The refusals that its own rules can come to; those of key, scope, body and idempotency are added. */
  readonly refusals?: readonly Refused[];
}
