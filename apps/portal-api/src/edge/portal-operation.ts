import { platformSecondFactorRequired, secondFactorRequired } from '#domain/team/second-factor.js';
import { roleMissing } from '#domain/team/team.js';
import { idempotencyRefusals, replayHeaders } from '#http/idempotency/documented-idempotency.js';
import { bodyReasons } from '#http/openapi/documented-answers.js';
import { type DocumentedOperation, documentedRoute } from '#http/openapi/documented-operation.js';
import type { FileBody } from '#http/input/body-parser.js';
import type { Documented } from '#http/openapi/documented-refusals.js';
import { applyDecorators } from '@nestjs/common';
import { ApiExtension, ApiSecurity } from '@nestjs/swagger';
import { AccessMetadata, isPlatformRole, type RequiredRole } from './portal-access.js';
import { merchantUnknown, originForeign, sessionRequired } from './portal-refusals.js';

/** Declared once per route, for the guards and for OpenAPI. Its path may have `:m`, the merchant. */
export interface PortalOperationOptions extends DocumentedOperation {
  readonly who: RequiredRole;
  /** The refusals of its own rules; those of access, query and body are added. */
  readonly refusals?: readonly Documented[];
  /** Its answer holds a secret: a stored answer is encrypted, and is that of the person who sent the request. */
  readonly hasSecretAnswer?: true;
  /** The body is a file of this kind, not JSON. */
  readonly takes?: FileBody;
}

/** The route of one operation below /v1/portal, with who it is for and its documentation. (docs/reference/portal.md#routes) */
export function PortalOperation(options: PortalOperationOptions): MethodDecorator {
  const { who, takes, path, params, idempotency, hasSecretAnswer } = options;
  return applyDecorators(
    AccessMetadata(who),
    ApiExtension('x-for', who),
    ...(who === 'anyone' ? [] : [ApiSecurity('session')]),
    documentedRoute(
      {
        ...options,
        path: `/v1/portal${path}`,
        params: path.includes('/:m') ? { m: "The merchant's id.", ...params } : params,
      },
      {
        config: { who, takes, operationId: options.id, hasSecretAnswer },
        notes: [whoTexts[who]],
        refusals: { replayHeaders: replayHeaders(idempotency), refusals: allRefusals(options), statusTexts },
        more: who === 'anyone' ? { security: [] } : {},
      },
    ),
  );
}

const whoTexts: Readonly<Record<RequiredRole, string>> = {
  anyone: '**For:** anyone.',
  signed_in: '**For:** any signed-in user.',
  viewer: '**For:** the whole team of the merchant.',
  key_reader: "**For:** the merchant's viewers, admins and owners.",
  staff: "**For:** the merchant's staff, admins and owners.",
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

function allRefusals(options: PortalOperationOptions): Documented[] {
  const { method, who, path, body, query, idempotency, refusals = [] } = options;
  const all: Documented[] = method === 'GET' ? [] : [originForeign()];
  if (who !== 'anyone') all.push(sessionRequired());
  if (who !== 'anyone' && who !== 'signed_in') all.push(roleMissing(who === 'key_reader' ? 'viewer' : who));
  if (path.includes('/:m')) all.push(merchantUnknown());
  if (path.startsWith('/merchants/:m')) all.push(secondFactorRequired());
  if (isPlatformRole(who)) all.push(platformSecondFactorRequired());
  all.push(...refusals, 'internal_error', 'database_unavailable');
  // Writes wait for locks and can lose the connection at COMMIT; reads of support write an audit entry.
  if (method !== 'GET' || path.startsWith('/support')) all.push('database_busy', 'outcome_unknown');
  all.push(...idempotencyRefusals(idempotency));
  if (query?.length) all.push('invalid_query');
  if (query?.some(({ name }) => name === 'cursor')) all.push('cursor_invalid');
  return body ? [...all, ...bodyReasons] : all;
}
