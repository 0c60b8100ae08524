import type { Scope } from '#domain/keys/api-key.js';
import { defaultLimits, limitTexts, windowMs } from '#domain/keys/limits.js';
import { JsonBodyGuard } from '#http/input/json-body.guard.js';
import { documentAnswers } from '#http/openapi/documented-answers.js';
import { applyDecorators, Get, HttpCode, Post, UseGuards, UseInterceptors } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { Throttle } from '@nestjs/throttler';
import { ApiBody, ApiHeader, ApiOperation, ApiParam, ApiQuery, ApiSecurity } from '@nestjs/swagger';
import { type OperationFacts, OperationMetadata, type OperationOptions } from './documented-operation.js';
import { IdempotencyKeyGuard } from './idempotency-key.guard.js';
import { PdfFileInterceptor } from './pdf-file.interceptor.js';
import { runOnce } from './write.js';
import { answersOf } from './operation-answers.js';

/** The route of one operation, with its scope and its documentation. */
export function Operation(options: OperationOptions): MethodDecorator {
  const { id, anyScope, idempotency, limit, withoutHead, deprecated } = options;
  const { status = 200, shape } = options.answer;
  const facts: OperationFacts = { id, anyScope, shape, idempotency, limit, deprecated };
  const route = options.method === 'GET' ? Get : Post;
  return applyDecorators(
    // The first: the others keep their metadata with the function that Nest calls.
    ...(idempotency ? [runOnce] : []),
    route(`/v1/public${options.path}`),
    HttpCode(status),
    OperationMetadata(facts),
    RouteConfig({ operation: facts, withoutHead }),
    ...limitDecorators(limit),
    ...(idempotency ? [UseGuards(JsonBodyGuard, IdempotencyKeyGuard)] : []),
    ...(shape === 'pdf' ? [UseInterceptors(PdfFileInterceptor)] : []),
    ApiOperation({
      operationId: id,
      summary: options.summary,
      description: [options.description, scopeLine(anyScope), ...limitLine(limit)].join('\n\n'),
      tags: [options.tag],
      deprecated: deprecated !== undefined,
    }),
    ApiSecurity('apiKey'),
    ...requestDecorators(options),
    ...documentAnswers(answersOf(options)),
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

function requestDecorators(options: OperationOptions): MethodDecorator[] {
  const { idempotency, params = {}, query = [], body } = options;
  return [
    ...(idempotency
      ? [
          ApiHeader({
            name: 'Idempotency-Key',
            required: idempotency === 'required',
            description: keyDescription,
            schema: { type: 'string', minLength: 1, maxLength: 255, example: '3f0f8c1e-8f0a-4b53-9a51-0f8b7a6f2c11' },
          }),
        ]
      : []),
    ...Object.entries(params).map(([name, description]) =>
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
