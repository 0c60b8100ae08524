import type { Scope } from '#domain/keys/api-key.js';
import { defaultLimits, limitTexts, windowMs } from '#domain/keys/limits.js';
import { documentedRoute } from '#http/openapi/documented-operation.js';
import { applyDecorators, UseGuards } from '@nestjs/common';
import { ApiHeader, ApiSecurity } from '@nestjs/swagger';
import { Throttle } from '@nestjs/throttler';
import {
  type OperationFacts,
  OperationMetadata,
  type OperationOptions,
  scopesOfOperations,
} from './documented-operation.js';
import { IdempotencyKeyGuard } from './idempotency-key.guard.js';
import { answersOf } from './operation-answers.js';
import { runOnce } from './write.js';

/** The route of one operation below /v1/public, with its scope, its limit, and its documentation. */
export function Operation(options: OperationOptions): MethodDecorator {
  const { id, anyScope, idempotency, hasSecretAnswer, limit, deprecated } = options;
  scopesOfOperations.set(id, anyScope);
  const facts: OperationFacts = {
    ...{ id, anyScope, shape: options.answer.shape, idempotency, hasSecretAnswer, limit, deprecated },
  };
  return applyDecorators(
    // The first: the others keep their metadata with the function that Nest calls.
    ...(idempotency ? [runOnce] : []),
    OperationMetadata(facts),
    ...limitDecorators(limit),
    ApiSecurity('apiKey'),
    ...(idempotency ? [idempotencyHeader(idempotency)] : []),
    documentedRoute(
      { ...options, path: `/v1/public${options.path}` },
      {
        config: { operation: facts },
        notes: [scopeLine(anyScope), ...limitLine(limit)],
        refusals: answersOf(options),
        more: { deprecated: deprecated !== undefined },
      },
    ),
    // After the guard of the body, which documentedRoute adds.
    ...(idempotency ? [UseGuards(IdempotencyKeyGuard)] : []),
  );
}

/** The default; the process's settings and the key's own limits take its place. */
const limitDecorators = (limit: OperationFacts['limit']): MethodDecorator[] =>
  limit ? [Throttle({ [limit]: { limit: defaultLimits[limit], ttl: windowMs[limit] } })] : [];

const scopeLine = (anyScope: readonly Scope[]): string =>
  anyScope.length === 0
    ? '**Scope:** none; any valid key.'
    : `**Scope:** ${anyScope.map((scope) => `\`${scope}\``).join(' or ')}.`;

const limitLine = (limit: OperationFacts['limit']): string[] =>
  limit ? [`**Limit:** ${limitTexts[limit](defaultLimits[limit])} per key, in addition to the overall limits.`] : [];

const keyDescription =
  '1 to 255 printable ASCII characters that identify this request, for example a UUID. For 24 hours a repeat ' +
  'with the same key and body returns the first response, with `Idempotent-Replayed: true`, and changes nothing. ' +
  'The same key with a different request is a 409.';

const idempotencyHeader = (need: 'required' | 'optional'): MethodDecorator =>
  ApiHeader({
    name: 'Idempotency-Key',
    required: need === 'required',
    description: keyDescription,
    schema: { type: 'string', minLength: 1, maxLength: 255, example: '3f0f8c1e-8f0a-4b53-9a51-0f8b7a6f2c11' },
  });
