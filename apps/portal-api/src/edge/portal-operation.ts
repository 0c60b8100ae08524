import { Refusal } from '#domain/errors.js';
import { JsonBodyGuard } from '#http/input/json-body.guard.js';
import type { DocumentedAnswer, DocumentedBody, DocumentedQuery } from '#http/openapi/documented-answer.js';
import { bodyReasons, documentAnswers } from '#http/openapi/documented-answers.js';
import { exampleOf, type Refused } from '#http/openapi/documented-refusals.js';
import { applyDecorators, Delete, Get, HttpCode, Patch, Post, Put, UseGuards } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiBody, ApiExtension, ApiOperation, ApiParam, ApiQuery, ApiSecurity } from '@nestjs/swagger';
import { merchantUnknown, originForeign, roleMissing, sessionRequired } from './portal-refusals.js';
import { AccessMetadata, type RequiredRole } from './portal-access.js';

/** Declared once per route, for the guards and for OpenAPI. */
export interface PortalOperationOptions {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below /v1/portal, with `:name` for a parameter; `:m` is the merchant. */
  readonly path: string;
  readonly id: string;
  readonly who: RequiredRole;
  readonly tag: string;
  readonly summary: string;
  readonly description: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: readonly DocumentedQuery[];
  readonly body?: DocumentedBody;
  readonly answer: DocumentedAnswer;
  /** The refusals of its own rules; those of access, query and body are added. */
  readonly refusals?: readonly Refusal[];
  /** A GET without HEAD, because it is costly. */
  readonly withoutHead?: true;
  /** The body is CSV, not JSON. */
  readonly takesCsv?: true;
}

const verbs = { GET: Get, POST: Post, PUT: Put, PATCH: Patch, DELETE: Delete } as const;

/** The route of one portal operation, with who it is for and its documentation. (docs/reference/portal.md#routes) */
export function PortalOperation(options: PortalOperationOptions): MethodDecorator {
  const { who, withoutHead, takesCsv } = options;
  return applyDecorators(
    verbs[options.method](`/v1/portal${options.path}`),
    HttpCode(options.answer.status ?? 200),
    AccessMetadata(who),
    RouteConfig({ who, withoutHead, takesCsv }),
    ...(options.method === 'GET' ? [] : [UseGuards(JsonBodyGuard)]),
    ApiOperation({
      operationId: options.id,
      summary: options.summary,
      description: `${options.description}\n\n${whoTexts[who]}`,
      tags: [options.tag],
      ...(who === 'anyone' ? { security: [] } : {}),
    }),
    ApiExtension('x-for', who),
    ...(who === 'anyone' ? [] : [ApiSecurity('session')]),
    ...requestDecorators(options),
    ...documentAnswers({ answer: options.answer, refusals: refusalsOf(options), statusTexts }),
  );
}

const whoTexts: Readonly<Record<RequiredRole, string>> = {
  anyone: '**For:** anyone.',
  signed_in: '**For:** any signed-in user.',
  viewer: "**For:** the merchant's viewers, admins and owners.",
  admin: "**For:** the merchant's admins and owners.",
  owner: "**For:** the merchant's owners.",
  support: "**For:** the platform's support and its admins.",
  platform_admin: "**For:** the platform's admins.",
};

const statusTexts: Readonly<Record<number, string>> = {
  400: 'A value is missing or invalid, or a rule does not allow it.',
  401: 'There is no session, or it has ended.',
  403: 'The role is not sufficient, or the request comes from another origin.',
  404: 'Not found: the id is unknown, is of another kind, or belongs to another merchant.',
  409: 'The request conflicts with the current state.',
  413: 'The body is too large.',
  429: 'Too many attempts; see `Retry-After`.',
  500: 'Internal error. Nothing was changed.',
  503: 'The service is unavailable, or the outcome is unknown.',
};

function refusalsOf({ method, who, path, body, query, refusals = [] }: PortalOperationOptions): Refusal[] {
  const reasons: Refused[] = ['internal_error', 'database_unavailable'];
  // Writes wait for locks and can lose the connection at COMMIT; reads of support write an audit entry.
  if (method !== 'GET' || path.startsWith('/support')) reasons.push('database_busy', 'outcome_unknown');
  if (query?.length) reasons.push('invalid_query');
  if (query?.some(({ name }) => name === 'cursor')) reasons.push('cursor_invalid');
  if (body) reasons.push(...bodyReasons);
  const access: Refusal[] = method === 'GET' ? [] : [originForeign()];
  if (who !== 'anyone') access.push(sessionRequired());
  if (who !== 'anyone' && who !== 'signed_in') access.push(roleMissing(who));
  if (path.includes('/:m')) access.push(merchantUnknown());
  const all = [...access, ...refusals, ...reasons.map(exampleOf)];
  return [...new Map(all.map((refusal) => [refusal.reason, refusal])).values()];
}

function requestDecorators({ params = {}, query = [], body, path }: PortalOperationOptions): MethodDecorator[] {
  const named = path.includes('/:m') ? { m: "The merchant's id.", ...params } : params;
  return [
    ...Object.entries(named).map(([name, description]) =>
      ApiParam({ name, description, schema: { type: 'string', maxLength: 128 } }),
    ),
    ...query.map(({ name, description, required = false, schema = { type: 'string' } }) =>
      ApiQuery({ name, description, required, schema }),
    ),
    ...(body
      ? [ApiBody({ type: body.type, examples: { example: { value: body.example } }, required: !body.optional })]
      : []),
  ];
}
