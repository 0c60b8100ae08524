import type { Scope } from '#domain/keys/api-key.js';
import { defaultLimits, limitTexts, windowMs } from '#domain/keys/limits.js';
import { documentedRoute } from '#http/openapi/documented-operation.js';
import { applyDecorators } from '@nestjs/common';
import { ApiSecurity } from '@nestjs/swagger';
import { Throttle } from '@nestjs/throttler';
import {
  type OperationFacts,
  OperationMetadata,
  type OperationOptions,
  scopesOfOperations,
} from './documented-operation.js';
import { answersOf } from './operation-answers.js';
import { runOnce } from './write.js';

/** The route of one operation below /v1/public, with its scope, its limit, and its documentation. */
export function Operation(options: OperationOptions): MethodDecorator {
  const { id, anyScope, idempotency, hasSecretAnswer, limit, deprecated } = options;
  scopesOfOperations.set(id, anyScope);
  const facts: OperationFacts = {
    id,
    anyScope,
    shape: options.answer.shape,
    idempotency,
    hasSecretAnswer,
    limit,
    deprecated,
  };
  return applyDecorators(
    // The first: the others keep their metadata with the function that Nest calls.
    ...(idempotency ? [runOnce] : []),
    OperationMetadata(facts),
    ...limitDecorators(limit),
    ApiSecurity('apiKey'),
    documentedRoute(
      { ...options, path: `/v1/public${options.path}` },
      {
        config: { operation: facts },
        notes: [scopeLine(anyScope), ...limitLine(limit)],
        refusals: answersOf(options),
        more: { deprecated: deprecated !== undefined },
      },
    ),
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
