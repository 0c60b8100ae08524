import type { Scope } from '#domain/api-key/api-key.js';
import type { EndpointLimit } from '#domain/limits.js';
import type { Type } from '@nestjs/common';
import type { Refused } from './documented-refusals.js';

/**
 * How a success looks: `data` is one thing, `list` an array of them, `page` a cursor list, `numbered` a list by page number,
 * `whole` the body beside `success` itself, `pdf` a file.
 */
export interface DocumentedAnswer {
  readonly status?: 200 | 201;
  readonly description: string;
  readonly shape: 'data' | 'list' | 'page' | 'numbered' | 'whole' | 'pdf';
  readonly type: Type;
  /** What stands in `data`, in each item of a list, or beside `success`. */
  readonly example: object;
  /** Another reading of the same path, which a query parameter chooses. */
  readonly or?: DocumentedAnswer;
}

/** What the edge itself needs to know of a route, and reads at run time from the route's config. */
export interface OperationFacts {
  readonly id: string;
  /** One of them is enough; none: any valid key. */
  readonly anyScope: readonly Scope[];
  readonly idempotency?: 'required' | 'optional';
  /** Its own limit, in addition to those of all requests. Of look-ups only the misses count. */
  readonly limit?: EndpointLimit | 'lookupMissesPerMinute';
  /** A GET that HEAD must not stand for: answering it is work. */
  readonly withoutHead?: true;
  /** Since when, and the path (a valid URI reference) that takes its place: every answer says so in its headers. */
  readonly deprecated?: { readonly since: Date; readonly successor: string };
}

export interface DocumentedQuery {
  readonly name: string;
  readonly description: string;
  readonly required?: true;
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
  readonly body?: { readonly type: Type; readonly example: object; readonly optional?: true };
  readonly answer: DocumentedAnswer;
  /** The refusals that its own rules can come to; those of key, scope, body and idempotency are added. */
  readonly refusals?: readonly Refused[];
}
